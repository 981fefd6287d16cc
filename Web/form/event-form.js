// SPDX-License-Identifier: MIT
// The form for an event.

import { element } from '../app/dom.js';
import { Field, form } from '../app/fields.js';
import { beginIn, openSheet } from '../app/sheet.js';
import { colorField } from './color-field.js';
import { keepDraft } from './kept-draft.js';
import { Meanings } from './meanings.js';
import { spelt } from './spelling.js';
import { WhenFields } from './when-fields.js';

// A page is left without a word by a reload, and on a phone once it is in the background.
const HIDING = ['pagehide', 'visibilitychange'];
// The store's limits.
const MOST_OF_LINE = 1024;
const MOST_OF_NOTES = 8192;
const STATUSES = ['confirmed', 'tentative', 'cancelled'];

const options = pairs => pairs.map(([value, text]) => element('option', { value }, text));

function select(pairs, value) {
  const made = element('select', {}, ...options(pairs));
  made.value = value;
  return made;
}

/** The fields of a draft, which has what an event has. */
function fieldsFor(frame, { words, draft, calendars, viewer, locale, fallback }) {
  const line = value => element('input', { type: 'text', value, maxLength: MOST_OF_LINE, enterkeyhint: 'done' });
  const notes = element('textarea', { value: draft.notes, maxLength: MOST_OF_NOTES, rows: 3 });
  const fields = {
    title: new Field('title', words('title'), line(draft.title)),
    calendar: new Field('calendar', words('calendar'),
      select(calendars.map(({ id, name }) => [id, name]), draft.calendar)),
    when: new WhenFields(frame, { words, start: draft.start, end: draft.end, fallback, viewer, locale }),
    location: new Field('location', words('location'), line(draft.location)),
    notes: new Field('notes', words('notes'), notes),
    status: new Field('status', words('status'), select(STATUSES.map(name => [name, words(name)]), draft.status)),
    busy: new Field('busy', words('showAs'),
      select([['true', words('busy')], ['false', words('free')]], String(draft.busy))),
    color: colorField(words, draft.color),
  };
  for (const name of ['title', 'location', 'notes']) fields[name].row.classList.add('wide');
  fields.calendar.row.classList.add('of-calendar');
  const follow = () => {
    const { color } = calendars.find(({ id }) => id === fields.calendar.value) ?? calendars[0];
    fields.calendar.row.style.setProperty('--own', color);
    fields.color.follow(color);
  };
  fields.calendar.control.addEventListener('input', follow);
  follow();
  return fields;
}

const valuesOf = ({ title, calendar, when, location, notes, status, busy, color }) => ({
  calendar: calendar.value, title: title.value.trim(), notes: notes.value, location: location.value.trim(),
  status: status.value, busy: busy.value === 'true', color: color.value, ...when.texts,
});

/**
 * Opens the form with a draft. `save(values, plain)` resolves with a problem, or with nothing when the form can go;
 * `left` is called with the values where somebody leaves it before that. `problem` is shown at once. What the title of
 * a new event says of its time is offered; one that `isPlaced` has a time that somebody has chosen. `drawn(values)` is
 * told what it says whenever that is an event. `id`, `before` and `base` are kept with it for the tab's next page.
 */
export function openEventForm(frame, { id, before, base, words: written, heading, draft, calendars, viewer, locale,
  fallback, anchor, remove, isNew, isPlaced = false, values, problem, save, left, drawn, closed }) {
  const say = name => frame.book.say(name);
  const words = spelt(written, locale);
  const fields = fieldsFor(frame, { words, draft: { ...draft, ...values }, calendars, viewer, locale, fallback });
  const { title, calendar, when, location, notes, status, busy, color } = fields;
  const meanings = isNew ? new Meanings(frame, { words, title, place: location, when, viewer, locale, isPlaced,
    plain: values?.plain ?? draft.title }) : null;
  const times = when.fields;
  for (const { row } of times) row.addEventListener('input', ({ target }) => meanings?.yieldTo(target));
  const draw = () => {
    if (when.isValid) drawn?.({ ...valuesOf(fields), ...meanings && { title: meanings.shownTitle } });
  };
  when.changed = draw;
  const first = JSON.stringify(valuesOf(fields));
  // What was typed before has not been saved yet.
  const isClean = () => !values && JSON.stringify(valuesOf(fields)) === first;
  // A time that is half typed is none; what the title says is said again by the title.
  const said = () => {
    meanings?.leave();
    const { start, end, ...others } = valuesOf(fields);
    return { ...others, ...when.isComplete && { start, end }, plain: meanings?.plain };
  };
  const keep = ({ type }) => {
    const isHidden = type === 'pagehide' || document.hidden;
    if (!isHidden || made.form.ariaBusy || isClean()) return keepDraft(null);
    keepDraft({ store: frame.connection.info?.store, id, before, base, draft, isPlaced, values: said() });
    return meanings?.enter();
  };
  let isSaved = false;
  const leave = isDone => {
    isSaved ||= isDone;
    sheet.close();
  };
  const buttons = [
    remove && element('button', { type: 'button', class: 'danger', onclick: () => { leave(true); remove(); } },
      say('delete')),
    element('button', { type: 'button', class: 'plain', onclick: () => leave(false) }, say('cancel')),
    element('button', { type: 'submit', class: 'primary' }, say('save')),
  ].filter(Boolean);

  async function submit() {
    if (meanings && !await meanings.settle()) return;
    // Who has left it meanwhile saves nothing.
    if (!await when.check() || !sheet.open) return;
    const refusal = await save(valuesOf(fields), meanings?.plain);
    if (refusal) made.refuse(refusal); else leave(true);
  }

  const made = form({ buttons, submit,
    fields: [title, calendar, ...times, location, notes, status, busy, color] });
  const sheet = openSheet({ title: heading, closeLabel: say('close'), content: made.form, anchor, isClean,
    // Below the buttons that say what is shown, but beside a day.
    isBeside: anchor?.id !== 'add', kind: 'event-form', closed: () => {
      const isLeft = !isSaved && !isClean();
      meanings?.leave();
      for (const type of HIDING) removeEventListener(type, keep, true);
      keepDraft(null);
      if (isLeft) left(said());
      closed?.(isSaved);
    } });
  for (const type of HIDING) addEventListener(type, keep, true);
  for (const type of ['input', 'change']) made.form.addEventListener(type, draw);
  draw();
  if (problem) made.refuse(problem); else beginIn(sheet, title.control, isNew);
  return sheet;
}
