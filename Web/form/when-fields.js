// SPDX-License-Identifier: MIT
// When an event is, as a form has it: whole days, or times in a zone. Its end follows its start as long as it lasts.

import { element, setText } from '../app/dom.js';
import { dateField, Field } from '../app/fields.js';
import { language } from '../app/page-phrases.js';
import { isSameZone, zoneName } from '../app/zones.js';
import { dayAfter, dayBefore, endAfter, isSame, later, pastGap, write } from '../editing/ends.js';
import { between, onWall, read } from '../events/times.js';
import { loadZoneField, ZoneField } from '../zones/zone-field.js';

const HOUR = 3_600_000;
const MIDNIGHT = '00:00';
const DAY = 24 * HOUR;
const COLONS = { fr: '\u00a0: ', ja: '：' };

/** A day and a time, of which either can be wrong. */
class EndField extends Field {
  constructor(frame, name, label, timeLabel, { day, time }) {
    super(name, label, dateField(frame, day, { required: '' }));
    this.time = element('input', { type: 'time', name: `${name}Time`, value: time ?? '', required: true,
      'aria-label': `${label}: ${timeLabel}`, 'aria-describedby': this.error.id });
    this.control.after(this.time);
    this.time.addEventListener('input', () => this.complain(''));
  }

  /** Shows an error of the day, or of the time. */
  complain(text, isOfTime = false) {
    super.complain(isOfTime ? '' : text);
    setText(this.error, text);
    if (text && isOfTime) this.time.setAttribute('aria-invalid', 'true');
    else this.time.removeAttribute('aria-invalid');
  }

  get isTimed() { return !this.time.hidden; }
  get isComplete() { return Boolean(this.value) && (!this.isTimed || Boolean(this.time.value)); }

  /** Has a day and a time, but for what has just been `changed` by hand. */
  put({ day, time }, changed = null) {
    if (this.control !== changed) this.control.value = day;
    if (time && this.time !== changed) this.time.value = time;
  }
}

export class WhenFields {
  #words;
  #needsTime;
  #first;
  #allDay;
  #start;
  #end;
  #zone;
  #endZone;
  #isElsewhere;
  #former;
  /** The end that somebody has said, and how long the event lasted then. */
  #meant;
  /** The day that the end was taken back by when an event until midnight became one of whole days. */
  #isTakenBack = false;
  /** Whether the end is on the day after the start because its time is that of a morning after. */
  #isOvernight = false;
  /** Is told when it says something else without anybody's input. */
  changed = () => {};

  /**
   * `start` and `end` are texts of the API, `fallback` gives an event of whole days the times that it would have,
   * `viewer` is the zone of whoever looks.
   */
  constructor(frame, { words, start, end, fallback, viewer, locale }) {
    const say = name => frame.book.say(name);
    this.#words = words;
    this.#needsTime = say('needsTime');
    const [from, to] = [read(start), read(end)];
    const isAllDay = !from.time;
    this.#first = { from, to, start, end };
    this.#allDay = element('input', { type: 'checkbox', name: 'allDay', checked: isAllDay });
    this.#start = new EndField(frame, 'start', say('start'), words('time'), { time: fallback.start, ...known(from) });
    this.#end = new EndField(frame, 'end', say('end'), words('time'),
      { time: fallback.end, ...known(isAllDay ? { ...to, day: dayBefore(to.day) } : to) });
    const zone = isAllDay ? viewer : from.zone;
    this.#makeZones(frame, { zone, endZone: isAllDay ? viewer : to.zone, viewer, locale });
    this.#showDays(isAllDay);
    this.#former = this.#at(this.#start);
    this.#remember();
    this.#allDay.addEventListener('change', () => this.#turn(this.#allDay.checked));
    for (const input of [this.#start.control, this.#start.time]) {
      input.addEventListener('input', () => this.#follow());
    }
    this.#end.time.addEventListener('input', () => this.#endOvernight());
    this.#end.control.addEventListener('input', () => { this.#isOvernight = false; });
    for (const { row } of [this.#start, this.#end]) row.addEventListener('input', () => this.#remember());
    this.zones.addEventListener('change', () => this.#move());
  }

  #makeZones(frame, { zone, endZone, viewer, locale }) {
    const say = name => frame.book.say(name);
    const asked = { first: [[viewer, zoneName(viewer, locale)], ['', this.#words('floating')]], locale,
      day: () => this.#start.value, tell: text => frame.toasts.say(text) };
    this.#zone = new ZoneField('zone', say('zone'), { ...asked, value: zone });
    this.#endZone = new ZoneField('endZone', this.#words('endZone'), { ...asked, value: endZone });
    this.#isElsewhere = element('input', { type: 'checkbox', name: 'zoneAtEnd', checked: !isSameZone(zone, endZone) });
    this.elsewhere = element('label', { class: 'check' }, this.#isElsewhere, this.#words('zoneAtEnd'));
    const name = element('span', {});
    this.zones = element('details', { class: 'zones', open: !isSameZone(zone, viewer) || !isSameZone(zone, endZone) },
      element('summary', {}, name), this.#zone.row, this.elsewhere, this.#endZone.row);
    for (const field of [this.#zone, this.#endZone]) field.row.classList.add('wide');
    // Most events are in the zone of whoever looks.
    const learn = () => loadZoneField(locale).then(words => {
      for (const field of [this.#zone, this.#endZone]) field.use(words);
    }, () => {});
    if (this.zones.open) learn(); else this.zones.addEventListener('toggle', learn, { once: true });
    // What is above it says the same to whoever sees it.
    this.#zone.row.querySelector('label').classList.add('spoken');
    const show = () => {
      this.elsewhere.hidden = !this.#zone.value;
      this.#endZone.row.hidden = this.elsewhere.hidden || !this.#isElsewhere.checked;
      const text = this.#zone.value ? zoneName(this.#zone.value, locale) : this.#words('floating');
      const { value } = this.#endZone;
      const isOther = !this.#endZone.row.hidden && value && !isSameZone(value, this.#zone.value);
      const colon = COLONS[language(locale)] ?? ': ';
      const atEnd = isOther ? ` · ${this.#words('endZone')}${colon}${zoneName(value, locale)}` : '';
      setText(name, `${say('zone')}${colon}${text}${atEnd}`);
    };
    for (const input of [this.#zone.control, this.#isElsewhere, this.#endZone.control]) {
      input.addEventListener('change', show);
    }
    show();
  }

  // In the form ----------------------------------------------------------------------------------

  /** The fields in their order, as `form` wants them; the first is a switch. */
  get fields() {
    const row = element('label', { class: 'check' }, this.#allDay, this.#words('allDay'));
    return [{ name: 'allDay', row, control: this.#allDay, complain() {} }, this.#start, this.#end,
      { name: 'zones', row: this.zones, control: this.#zone.control, complain() {} }];
  }

  get start() { return this.#start; }

  #showDays(isAllDay) {
    for (const { time } of [this.#start, this.#end]) time.hidden = isAllDay;
    this.zones.hidden = isAllDay;
  }

  /** Whole days, or times again, as they were. */
  #turn(isAllDay) {
    const [start, end] = [this.#start, this.#end];
    if (isAllDay && end.value > start.value && end.time.value === MIDNIGHT) {
      this.#isTakenBack = true;
      end.put({ day: dayBefore(end.value) });
    } else if (!isAllDay && this.#isTakenBack) {
      this.#isTakenBack = false;
      end.put({ day: dayAfter(end.value) });
    }
    this.#showDays(isAllDay);
    for (const field of [start, end]) field.complain('');
    this.#former = this.#at(start);
    this.#remember();
  }

  /**
   * Takes a start and an end: times on the wall, or days, the end not included; what has just been `changed` by hand
   * stays. Returns what puts back what was there, with the same exception.
   */
  take({ start, end }, changed) {
    const before = { start: this.#said(this.#start), end: this.#said(this.#end), isAllDay: this.#allDay.checked };
    const [from, to] = [read(start), read(end)];
    this.#put({ isAllDay: !from.time, start: from, end: from.time ? to : { day: dayBefore(to.day) } }, changed);
    return kept => this.#put(before, kept);
  }

  /** Whether some controls would say what they do with a start and an end. */
  agrees(controls, { start, end }) {
    const [from, to] = [read(start), read(end)];
    const said = new Map([[this.#start.control, from.day], [this.#start.time, from.time], [this.#end.time, to.time],
      [this.#end.control, from.time ? to.day : dayBefore(to.day)]]);
    const isSame = control => (control === this.#allDay ? control.checked === !from.time
      : !said.has(control) || control.value === said.get(control));
    return [...controls].every(isSame);
  }

  #said({ value, time }) { return { day: value, time: time.value }; }

  #put({ isAllDay, start, end }, changed = null) {
    if (changed !== this.#allDay) this.#allDay.checked = isAllDay && changed?.type !== 'time';
    this.#isTakenBack = this.#isOvernight = false;
    this.#start.put(start, changed);
    this.#end.put(end, changed);
    this.#showDays(this.#allDay.checked);
    for (const field of [this.#start, this.#end]) field.complain('');
    this.#former = { day: start.day, time: start.time ?? this.#start.time.value };
    // What begins at another time is as long.
    this.#follow();
    if (changed === this.#end.time) this.#endOvernight();
    this.#remember();
    this.changed();
  }

  #at({ value, time, isComplete }) {
    return isComplete ? { day: value, time: time.value } : this.#former;
  }

  /** The end keeps its distance when the start is changed. */
  #follow() {
    if (!this.#start.isComplete || !this.#end.isComplete) return;
    const start = this.#at(this.#start);
    const by = onWall(start) - onWall(this.#former);
    this.#former = start;
    if (by === 0) return;
    this.#end.put(later({ day: this.#end.value, time: this.#end.time.value || MIDNIGHT }, by));
    this.#isOvernight &&= this.#end.value === dayAfter(start.day);
    this.#end.complain('');
  }

  /**
   * A time before that of the start is one of the next day where the event then takes half a day at most; while it is
   * typed it may be so for a moment.
   */
  #endOvernight() {
    const [start, end] = [this.#start, this.#end];
    if (!start.isComplete || !end.isComplete || this.#isElsewhere.checked) return;
    const day = this.#isOvernight ? dayBefore(end.value) : end.value;
    if (day !== start.value) return;
    const late = onWall(this.#at(start)) - onWall({ day, time: end.time.value });
    this.#isOvernight = late > 0 && DAY - late <= DAY / 2;
    end.put({ day: this.#isOvernight ? dayAfter(day) : day });
  }

  #remember() {
    if (!this.#start.isComplete || !this.#end.isComplete) return;
    const { start, end } = this.#ends;
    this.#meant = { end: { day: end.day, time: end.time ?? this.#end.time.value }, lasts: between(start, end) };
  }

  /** In other zones an end has the time that was said; where that would be before the start, the event is as long. */
  #move() {
    if (!this.#start.isComplete || !this.#end.isComplete) return;
    this.#end.put(this.#meant.end);
    const { start, end } = this.#ends;
    if (!this.#isInOrder && this.#meant.lasts >= 0) this.#end.put(endAfter(start, this.#meant.lasts, end.zone));
    this.#end.complain(this.#isInOrder ? '' : this.#words('endsBeforeStart'), start.day === this.#end.value);
  }

  // What it says ---------------------------------------------------------------------------------

  get #ends() {
    const isAllDay = this.#allDay.checked;
    const zone = isAllDay ? null : this.#zone.value || null;
    const endZone = zone && this.#isElsewhere.checked ? this.#endZone.value || zone : zone;
    const end = (field, own) => ({ day: field.value, time: isAllDay ? null : field.time.value, zone: own });
    return { isAllDay, start: end(this.#start, zone), end: end(this.#end, endZone) };
  }

  /** When it is on the wall, as a title says it. */
  get wall() {
    const { isAllDay, start, end } = this.#ends;
    const text = ({ day, time }) => write({ day, time });
    return { start: text(start), end: isAllDay ? dayAfter(end.day) : text(end) };
  }

  /** The texts for the API, `{start, end}`; an end that says what it said is written as it was. */
  get texts() {
    const { isAllDay, ...ends } = this.#ends;
    const { start, end } = this.#start.isComplete && this.#end.isComplete ? pastGap(ends) : ends;
    const last = isAllDay && end.day ? { ...end, day: dayAfter(end.day) } : end;
    const text = (now, before, written) => (isSame(now, before) ? written : write(now));
    const { from, to, ...before } = this.#first;
    return { start: text(start, from, before.start), end: text(last, to, before.end) };
  }

  get #isInOrder() {
    const { start, end } = this.texts;
    return between(read(start), read(end)) >= (this.#allDay.checked ? DAY : 0);
  }

  get isComplete() { return this.#start.isComplete && this.#end.isComplete; }

  /** Whether it can be saved, as far as is known without waiting. */
  get isValid() { return this.isComplete && this.#isInOrder; }

  /** Resolves with whether it can be saved; if not, what is wrong is said where it is, and has the focus. */
  async check() {
    for (const field of [this.#start, this.#end]) if (!await field.isDay()) return false;
    for (const field of [this.#start, this.#end]) {
      if (field.isComplete) continue;
      field.complain(this.#needsTime, true);
      field.time.focus();
      return false;
    }
    if (this.#isInOrder) return true;
    this.#end.complain(this.#words('endsBeforeStart'), !this.#allDay.checked && this.#start.value === this.#end.value);
    (this.#end.time.ariaInvalid ? this.#end.time : this.#end.control).focus();
    return false;
  }
}

/** What is known of an end, without what is not. */
const known = ({ day, time }) => (time ? { day, time } : { day });
