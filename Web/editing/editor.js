// SPDX-License-Identifier: MIT
// Creates, changes and deletes events: by the form, or at once where somebody has said with the hand what is meant.
// Every change is sent by the outbox, and can be undone.

import { isByKey } from '../app/device.js';
import { giveFocus } from '../app/focus.js';
import { named } from '../app/history.js';
import { CONTENTS, newID } from '../app/records.js';
import { loadStyles } from '../app/styles.js';
import { lockedText } from '../calendars/lock.js';
import { occurrenceOf, read } from '../events/times.js';
import { keepDraft, keptDraft } from '../form/kept-draft.js';
import { isSame, later, put, putBoth, write } from './ends.js';
import { briefOf } from './occurrence.js';
import { keepCalendar, lastCalendar } from './last-calendar.js';
import { whenShown } from './occurrence-sheet.js';

const HOUR = 3_600_000;
const LAST_HOUR = 23;
const NEW_CALENDAR = { color: '#3A7BD5', order: 0, hidden: false, zone: null, locked: false };
const EMPTY = { title: '', notes: '', location: '', status: 'confirmed', busy: true, color: null };

/** What is said of an event with the time that it has now. */
const WITH_TIME = new Set(['eventAdded', 'eventPasted', 'eventMoved', 'timeChanged']);
/** And by its title, as it is not there any more. */
const GONE = new Set(['eventDeleted', 'eventCut']);
/** The words for what has become of several events, by those for one. */
const OF_SEVERAL = { eventAdded: 'eventsAdded', eventMoved: 'eventsMoved', timeChanged: 'eventsMoved',
  eventDeleted: 'eventsDeleted', eventCut: 'eventsCut', eventPasted: 'eventsPasted' };

const contentsOf = event => Object.fromEntries(CONTENTS.events.map(name => [name, event[name] ?? null]));
const isEnd = name => name === 'start' || name === 'end';

/** What differs between the contents of two events. */
function differences(before, after) {
  const differs = name =>
    (isEnd(name) ? !isSame(read(before[name]), read(after[name])) : before[name] !== after[name]);
  return Object.fromEntries(CONTENTS.events.filter(differs).map(name => [name, after[name]]));
}

/** Whether a step that can be undone has deleted events. */
const isDeletion = ({ kind, before, after }) => kind === 'events' && before && !after;

/** Loads the form, which nothing that is seen at first waits for. */
export async function loadForm() {
  const styles = Promise.all(['event-form', 'swatches']
    .map(name => loadStyles(new URL(`../form/${name}.css`, import.meta.url))));
  const module = await import('../form/event-form.js');
  await styles;
  return module;
}

export class Editor {
  #frame;
  #source;
  #words;
  #day;
  #anchor;
  #isOpening = false;
  /** The ids of the calendars that are locked, as far as is known: what a hand has done waits for nothing. */
  #locked = new Set();
  #hasLooked;

  /** `words(name)` are those of the form; `day()` is where a new event is meant; `anchor(id)` is where one is shown. */
  constructor({ frame, source, words, day, anchor }) {
    this.#frame = frame;
    this.#source = source;
    this.#words = words;
    this.#day = day;
    this.#anchor = anchor;
    const look = () => source.calendars().then(all => {
      this.#locked = new Set(all.filter(({ locked }) => locked).map(({ id }) => id));
    }, () => {});
    source.subscribe(look);
    this.#hasLooked = look();
    frame.nameMoved = (step, isRedo) => this.#nameMoved(step, isRedo);
    frame.history.addEventListener('moved', ({ detail: { step, isRedo } }) => {
      const there = isRedo ? step.after : step.before;
      if (step.kind === 'events' && there && isAtCalendar(frame.calendar)) this.#lead(there);
      // Where nothing has the keyboard it would have to begin anew.
      else if (document.activeElement === document.body && isByKey()) giveFocus();
    });
    this.#resume();
  }

  /** Opens the form that the page before was left with, once no other dialog is. */
  async #resume() {
    const asked = keptDraft(this.#frame.connection.info?.store);
    if (!asked) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog) return void dialog.addEventListener('close', () => this.#resume(), { once: true });
    if (asked.before && await this.#isKept(asked.before.calendar)) return keepDraft(null);
    await this.#once(() => this.#open(asked));
  }

  get #viewer() { return this.#frame.calendar.timeZone; }

  /**
   * The full hour that comes next on the viewer's wall, and the hour after it. In today's last hour that is the first
   * one of tomorrow; on another day it is that day's last one.
   */
  #nextHour(day) {
    const now = new Intl.DateTimeFormat('en-US', { timeZone: this.#viewer, hour: 'numeric', hourCycle: 'h23' });
    const hour = Number(now.format(new Date()));
    const at = number => ({ day, time: `${String(number).padStart(2, '0')}:00`, zone: this.#viewer });
    const start = hour < LAST_HOUR ? at(hour + 1)
      : day === this.#frame.calendar.today ? later(at(hour), HOUR) : at(LAST_HOUR);
    return { start, end: later(start, HOUR) };
  }

  /** Lets one form be on its way at a time; resolves with whether this one has come. */
  async #once(open) {
    if (this.#isOpening || document.querySelector('dialog[open]')) return false;
    this.#isOpening = true;
    try {
      await open();
      return true;
    } catch {
      this.#frame.toasts.show(this.#words('readFailed'));
      return false;
    } finally {
      this.#isOpening = false;
    }
  }

  // By the form ----------------------------------------------------------------------------------

  /**
   * Opens the form for a new event. `start` and `end` are as in occurrences: times on the viewer's wall, or days for
   * whole ones, the end not included. Without them it is an hour on a `day`, or on the one in focus. The title and the
   * notes of a `text` are there as if they had been typed.
   */
  create({ start, end, day = this.#day(), anchor, text, ...contents } = {}) {
    return this.#once(async () => {
      const values = text && valuesOf(text);
      const usual = this.#nextHour(day);
      const inZone = text => write({ zone: this.#viewer, ...known(read(text)) });
      const times = start ? { start: inZone(start), end: inZone(end ?? write(later(read(start), HOUR))) }
        : { start: write(usual.start), end: write(usual.end) };
      await this.#open({ id: newID(), before: null, anchor, values, isPlaced: Boolean(start),
        draft: { ...EMPTY, ...contents, ...times } });
    });
  }

  /** Opens the form for an event that is there. */
  edit(id) {
    return this.#once(async () => {
      const event = await this.#source.event(id);
      if (await this.#isKept(event.calendar)) return;
      await this.#open({ id, before: contentsOf(event), base: event.revision, draft: contentsOf(event),
        anchor: this.#anchor(id) });
    });
  }

  /** Opens the form for a new event like one that is there. */
  duplicate(id) {
    return this.#once(async () => {
      await this.#open({ id: newID(), before: null, draft: contentsOf(await this.#source.event(id)),
        anchor: this.#anchor(id) });
    });
  }

  /** The calendars that events can be put into. */
  async #calendars() {
    const all = (await this.#source.calendars()).filter(({ locked }) => !locked);
    return all.length ? all : [{ ...NEW_CALENDAR, id: newID(), name: this.#words('calendar'), isNew: true }];
  }

  /** Whether one of some calendars is locked, which is said then. */
  async #isKept(...ids) {
    await this.#hasLooked;
    if (!ids.some(id => this.#locked.has(id))) return false;
    this.#frame.toasts.show(await lockedText());
    return true;
  }

  /** A `wanted` calendar, or what is meant where nobody says which: the last one, or the first that is shown. */
  #usual(calendars, wanted = null) {
    const shown = calendars.filter(({ hidden }) => !hidden);
    const idIn = (some, id) => some.find(calendar => calendar.id === id)?.id;
    return idIn(calendars, wanted) ?? idIn(shown, lastCalendar()) ?? (shown[0] ?? calendars[0]).id;
  }

  /** `asked` is `{id, before, base, draft, anchor}`, and on its return `{values, problem}`: what was typed, and why. */
  async #open(asked) {
    const { id, before, draft, anchor } = asked;
    const [calendars, { openEventForm }] = await Promise.all([this.#calendars(), loadForm()]);
    // Another one has come first.
    if (document.querySelector('dialog[open]')) return;
    const chosen = this.#usual(calendars, asked.values?.calendar ?? draft.calendar);
    const { start, end } = this.#nextHour(this.#day());
    // The form comes back with what was typed.
    const again = (values, problem) => this.#once(() => this.#open({ ...asked, shown: null, values, problem }));
    openEventForm(this.#frame, {
      ...asked, isNew: !before, words: this.#words, heading: this.#words(before ? 'editEvent' : 'newEvent'), anchor,
      calendars, draft: { ...draft, calendar: chosen }, values: asked.values && { ...asked.values, calendar: chosen },
      viewer: this.#viewer, locale: document.documentElement.lang,
      fallback: { start: start.time, end: end.time }, remove: before && (() => this.remove(id)),
      save: (values, plain) => this.#save(asked, values, calendars.find(calendar => calendar.id === values.calendar),
        problem => again({ ...values, plain }, problem)),
      drawn: before ? undefined : values => this.#draw(id, values),
      closed: isSaved => {
        this.#source.draft(null);
        // Only now, since the focus that comes back brings what it was on into view.
        if (asked.shown) this.#frame.showDay(...asked.shown);
        if (isSaved && !before) this.#lead({ id });
      },
      left: values => this.#frame.toasts.show(this.#words('discarded'),
        { label: this.#frame.say('undo'), act: () => again(values), undoes: true, keys: 'Control+Z Meta+Z' }),
    });
  }

  /** A new event stands in the calendar as its form has it. */
  #draw(id, values) {
    this.#source.draft({ id, ...values, title: values.title || this.#words('newEvent') });
  }

  /**
   * Leads the keyboard to an event that has changed, where it comes into view as it is by now, unless it is somewhere
   * else by then.
   */
  async #lead({ id, ...contents }) {
    const holder = document.activeElement;
    const root = this.#frame.calendar.shadowRoot;
    const start = contents.start && occurrenceOf({ id, ...contents }, this.#viewer).start;
    // Days of a month have no times.
    const isThere = ({ dataset }) => !start || start.startsWith(dataset.start);
    const part = await whenShown(name => [...root.querySelectorAll(`[data-event-id="${CSS.escape(name)}"]`)]
      .find(isThere), id);
    if (document.activeElement === holder) part?.focus({ preventScroll: true });
  }

  /** Brings an event that has changed into view, with the keyboard. */
  async show(id) {
    const event = await this.#source.event(id);
    this.#frame.showDay(this.#dayOf(event), event);
    await this.#lead(event);
  }

  /** Sends what the form says; resolves with the problem of a refusal that comes at once. */
  async #save(asked, values, calendar, again) {
    const { id, before, base } = asked;
    if (before && Object.keys(differences(before, values)).length === 0) return undefined;
    if (calendar?.isNew) this.#addCalendar(calendar);
    if (before?.calendar !== values.calendar) keepCalendar(values.calendar);
    const { settled } = this.#push(id, before, values, base);
    const outcome = await this.#frame.outcome(settled);
    if (outcome.type === 'refused') return outcome.problem;
    if (calendar?.hidden) this.#source.toggle(calendar);
    asked.shown = [this.#dayOf({ id, ...values }), values];
    if (outcome.type !== 'conflict') this.#tell(before ? 'eventSaved' : 'eventAdded', values);
    if (outcome.type !== 'late') return undefined;
    settled.then(({ type, problem }) => { if (type === 'refused') again(problem); });
    return undefined;
  }

  #addCalendar({ id, isNew, ...values }) {
    this.#frame.outbox.push({ op: 'add', kind: 'calendars', id, values, before: null, after: { id, ...values } });
  }

  // At once --------------------------------------------------------------------------------------

  /** Says by a word what has become of an event, once for all of its `group`, and offers to undo it. */
  #tell(word, event, group) {
    if (group?.isTold) return;
    if (group) group.isTold = true;
    if (group?.count > 1) this.#frame.tell(this.#ofSeveral(OF_SEVERAL[word], group.count));
    else if (GONE.has(word)) this.#frame.tell(named(this.#words(word), event.title));
    else this.#frame.tell(this.#words(word), event.title, WITH_TIME.has(word) ? ` · ${this.#briefOf(event)}` : '');
  }

  /** When an event is now, in a few words. */
  #briefOf(event) {
    return `\u2068${briefOf(occurrenceOf(event, this.#viewer), this.#frame.calendar.locale, false)}\u2069`;
  }

  #ofSeveral(word, count) {
    return this.#words(word).replace('%', count.toLocaleString(this.#frame.calendar.locale));
  }

  /** What is said where several events are back, or gone again. */
  #nameMoved(step, isRedo) {
    const count = isDeletion(step) ? step.settled?.length : 0;
    return count > 1 ? this.#ofSeveral(isRedo ? 'eventsDeleted' : 'eventsBack', count) : null;
  }

  /** Deletes events at once, but for those of calendars that are locked; where there are no others, that is said. */
  async removeAll(ids, word) {
    const marked = ids.map(id => [id, this.#frame.history.together()]);
    await this.#hasLooked;
    const known = await Promise.all(marked.map(async ([id, group]) => [await this.#known(id), id, group]));
    const found = known.filter(([event]) => event);
    const going = found.filter(([{ calendar }]) => !this.#locked.has(calendar));
    for (const entry of known) if (!going.includes(entry)) entry[2].count -= 1;
    if (going.length === 0) await this.#isKept(...found.map(([{ calendar }]) => calendar));
    for (const [event, id, group] of going) this.#discard(id, event, word, group);
  }

  /** Deletes an event, says so by a word, and offers to restore it. */
  async remove(id, word = 'eventDeleted', group = undefined) {
    const event = await this.#known(id);
    if (event && !await this.#isKept(event.calendar)) this.#discard(id, event, word, group);
  }

  #discard(id, event, word = 'eventDeleted', group = undefined) {
    const day = this.#dayOf(event);
    this.#frame.history.push({ op: 'delete', kind: 'events', id, day, before: { id, ...contentsOf(event) },
      base: event.revision, after: null, group });
    this.#tell(word, event, group);
  }

  /**
   * Puts an event elsewhere, and offers to undo it. `start` and `end` are as for `create`; what has a zone keeps it.
   * Where it has both, as much time passes in it as before unless it `isStretched`. Resolves with whether it is there
   * now, to be sent by the outbox. A `word` says what has become of it, and of its `group`. Where others have written
   * to it since somebody took hold of it, when it was as `taken` resolves with, it is that which is changed, and the
   * outbox asks.
   */
  async change(id, { start, end, calendar, isStretched }, word = 'eventMoved', group = undefined, taken = null) {
    const [present, former] = await Promise.all([this.#known(id), taken]);
    const event = former?.revision < present?.revision ? former : present;
    if (!event || await this.#isKept(event.calendar, calendar)) return false;
    const before = contentsOf(event);
    const place = (text, former) => (text ? put(text, read(former), this.#viewer) : former);
    const after = { ...before, ...calendar && { calendar },
      ...start && end && !isStretched ? putBoth({ start, end }, before, this.#viewer)
        : { start: place(start, before.start), end: place(end, before.end) } };
    if (Object.keys(differences(before, after)).length > 0) {
      this.#push(id, before, after, event.revision, group);
      this.#tell(word, after, group);
    }
    return true;
  }

  /**
   * Adds an event like one, whose `contents` are known, at another time, as for `change`; resolves with its id, or with
   * null.
   */
  async copy(contents, { start, end, calendar: wanted = contents.calendar }, group, word = 'eventAdded') {
    const calendars = await this.#calendars().catch(() => null);
    if (!calendars) {
      this.#frame.toasts.show(this.#words('readFailed'));
      return null;
    }
    const [id, calendar] = [newID(), this.#usual(calendars, wanted)];
    const made = calendars.find(each => each.id === calendar);
    if (made.isNew) this.#addCalendar(made);
    const times = putBoth({ start, end }, contents, this.#viewer);
    this.#push(id, null, { ...contentsOf(contents), calendar, ...times }, undefined, group);
    // It is to be seen.
    if (made.hidden) this.#source.toggle(made);
    this.#tell(word, { ...contents, ...times }, group);
    return id;
  }

  /** The same of an event that there is. */
  async copyOf(id, times, group) {
    const event = await this.#known(id);
    return event ? this.copy(event, times, group) : null;
  }

  async #known(id) {
    try {
      return await this.#source.event(id);
    } catch {
      this.#frame.toasts.show(this.#words('readFailed'));
      return null;
    }
  }

  #dayOf(event) { return occurrenceOf(event, this.#viewer).start.slice(0, 10); }

  #push(id, before, after, base, group) {
    const day = this.#dayOf({ id, ...after });
    return this.#frame.history.push({
      op: before ? 'edit' : 'add', kind: 'events', id, day, former: before ? this.#dayOf({ id, ...before }) : day,
      values: before ? differences(before, after) : after, before: before && { id, ...before }, base,
      after: { id, ...after }, group,
    });
  }
}

/** Whether the keyboard is in the calendar, or nowhere. */
const isAtCalendar = calendar => document.activeElement === calendar
  || (document.activeElement === document.body && isByKey());

/** What a text says of an event: its title in the first line, and its notes in the others. */
function valuesOf(text) {
  const [title, ...notes] = text.trim().split(/\r?\n/);
  return { title, notes: notes.join('\n').trim() };
}

/** What is known of an end, without what is not. */
const known = end => Object.fromEntries(Object.entries(end).filter(([, value]) => value !== null));
