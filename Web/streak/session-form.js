// SPDX-License-Identifier: MIT
// The form for a session: its day, its times, and its points.

import { element, setText } from '../app/dom.js';
import { dateField, Field, form } from '../app/fields.js';
import { newID } from '../app/records.js';
import { beginIn, openSheet } from '../app/sheet.js';
import { formWords, numberProblem, timesProblem } from './form-words.js';

/** A session in a few words: its points and its times. */
export const sessionName = ({ points, time }) => `${points}, ${time}`;

/** Says below a day that its points count later, while `isToCome()`. */
function followDay(date, isToCome) {
  const later = element('p', { class: 'hint', role: 'status' });
  date.row.append(later);
  const show = async () => {
    const words = isToCome() ? await formWords() : null;
    setText(later, words && isToCome() ? words('countsLater') : '');
    later.hidden = !later.textContent;
  };
  for (const type of ['input', 'change']) date.control.addEventListener(type, show);
  show();
}

export class SessionForm {
  #frame;
  #removed;

  /** `removed(row)` is called when the form's delete button is pressed. */
  constructor(frame, removed) {
    this.#frame = frame;
    this.#removed = removed;
  }

  /** Opens the form for a new session on a day, or for a row of the list; `values` are what was typed before. */
  open({ on, row = null, anchor, values, problem }) {
    const { book, calendar } = this.#frame;
    const say = (...words) => book.say(...words);
    const draft = book.draft({ id: row?.id, on, today: calendar.today });
    const shown = { ...draft, ...values };
    const control = (type, value, more) => element('input', { type, value, required: true, ...more });
    const date = new Field('date', say('date'), dateField(this.#frame, shown.date ?? on, { required: '' }));
    const start = new Field('start', say('start'), control('time', shown.start));
    const end = new Field('end', say('end'), control('time', shown.end));
    const points = new Field('points', say('pointsLabel'),
      control('text', String(shown.points), { inputmode: 'numeric', enterkeyhint: 'done' }));
    const nextDay = element('input', { type: 'checkbox', checked: draft.later > 0 });
    const overnight = element('label', { class: 'check', hidden: true }, nextDay, say('endsNextDay'));

    // A date that cannot be chosen yet, or is an interval, is nothing to compute with.
    const chosen = () => ((date.control.validity?.valid ?? true) && date.value) || on;
    const compose = later =>
      book.compose({ id: row?.id, on: chosen(), start: start.value, end: end.value, later });
    const later = () => (nextDay.checked ? draft.later || 1 : 0);
    const timesChanged = isByHand => {
      if (!start.value || !end.value) return;
      const endsBeforeStart = compose(0).endsBeforeStart;
      // An end before the start most likely means the next day; what was stored like that stays.
      if (isByHand && overnight.hidden) nextDay.checked = endsBeforeStart;
      overnight.hidden = !endsBeforeStart && draft.later === 0;
      if (overnight.hidden) nextDay.checked = false;
    };
    for (const field of [start, end]) field.control.addEventListener('input', () => timesChanged(true));

    followDay(date, () => chosen() > calendar.today);

    const buttons = [
      row && element('button',
        { type: 'button', class: 'danger', onclick: () => { sheet.close(); this.#removed(row); } }, say('delete')),
      element('button', { type: 'button', class: 'plain', onclick: () => sheet.close() }, say('cancel')),
      element('button', { type: 'submit', class: 'primary' }, say('save')),
    ].filter(Boolean);
    const made = form({
      fields: [date, start, end, points], extra: [overnight], buttons,
      submit: () => this.#submit({
        on, row, anchor, fields: { date, start, end, points }, compose, later, refuse: made.refuse,
        close: () => sheet.close(),
      }),
    });
    overnight.parentElement.insertBefore(overnight, points.row);
    const isClean = () => date.value === on && start.value === draft.start && end.value === draft.end
      && points.value === String(draft.points);
    const sheet = openSheet({ title: say(row ? 'editSession' : 'addSession'), closeLabel: say('close'),
      content: made.form, anchor, isClean });
    timesChanged(false);
    if (values) nextDay.checked = values.isOvernight;
    if (problem) made.refuse(problem); else beginIn(sheet, start.control, !row);
  }

  async #isComplete({ start, end, points }, later, compose) {
    let first = null;
    const say = name => this.#frame.say(name);
    const complain = (field, problem) => {
      field.complain(problem);
      first ??= field;
    };
    if (!start.value) complain(start, say('needsTime'));
    if (!end.value) complain(end, say('needsTime'));
    const times = !first && await timesProblem(compose(later), say);
    if (times) complain(end, times);
    const problem = await numberProblem(points, say);
    if (problem) complain(points, problem);
    first?.control.focus();
    return first === null;
  }

  async #submit({ on, row, anchor, fields, compose, later, refuse, close }) {
    if (!await fields.date.isDay() || !await this.#isComplete(fields, later(), compose)) return undefined;
    const times = compose(later());
    const points = Number(fields.points.value);
    const values = { points };
    if (times.start) values.start = times.start;
    if (times.end) values.end = times.end;
    const before = row?.session ?? null;
    const isSame = before && !times.start && !times.end && points === before.points;
    if (isSame) return close();
    const id = row?.id ?? newID();
    const { settled } = this.#frame.history.push({
      op: row ? 'edit' : 'add', kind: 'sessions', id, day: fields.date.value, former: on, values,
      before, base: row?.record?.revision,
      after: { id, start: times.start || before.start, end: times.end || before.end, points },
    });
    const outcome = await this.#frame.outcome(settled);
    if (outcome.type === 'refused') return refuse(outcome.problem);
    close();
    this.#frame.showDay(fields.date.value);
    if (outcome.type !== 'conflict') this.#frame.tellDone(row ? 'sessionSaved' : 'sessionAdded');
    if (outcome.type !== 'late') return undefined;
    return settled.then(({ type, problem }) => {
      if (type !== 'refused' || document.querySelector('dialog[open]')) return;
      // What was typed is not lost: the form comes back with it.
      const kept = { date: fields.date.value, start: fields.start.value, end: fields.end.value,
        points: fields.points.value, isOvernight: later() > 0 };
      this.open({ on, row, anchor, values: kept, problem });
    });
  }
}
