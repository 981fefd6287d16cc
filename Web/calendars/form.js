// SPDX-License-Identifier: MIT
// The form for a calendar: its name, its colour, its place among the others, and whether it is locked.

import { element, setText } from '../app/dom.js';
import { Field, form } from '../app/fields.js';
import { giveFocus } from '../app/focus.js';
import { CONTENTS, newID } from '../app/records.js';
import { beginIn, openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { spelt } from '../form/spelling.js';
import { colorChoice, freeColor } from './color-choice.js';
import { ordersFor, sendOrders } from './order.js';
import { positionField } from './position-field.js';
import { WORDS } from './words.js';

// The store's limit.
const MOST_OF_NAME = 256;
const STYLES = ['../form/swatches.css', 'calendars.css'];

/** The words and what they look like, which are here from the first time on. */
let loaded = null;
function load() {
  loaded ??= Promise.all([loadWords('calendars', WORDS, document.documentElement.lang),
    ...STYLES.map(path => loadStyles(new URL(path, import.meta.url)))]).catch(error => {
    loaded = null;
    throw error;
  });
  return loaded;
}

const openDialogs = () => document.querySelectorAll('dialog[open]');
const contentsOf = calendar => Object.fromEntries(CONTENTS.calendars.map(name => [name, calendar[name] ?? null]));

/**
 * Opens the form for a calendar, or without one for a new one. `colors(name)` are the words for colours, `home` is
 * where the keyboard goes when the calendar is deleted, and its button with it.
 */
export async function openCalendarForm(frame, { source, colors, calendar, anchor, home }) {
  const count = openDialogs().length;
  const [calendars, [words]] = await Promise.all([source.calendars(), load()]);
  const here = document.documentElement.lang;
  // Another press has been quicker.
  if (openDialogs().length !== count || document.querySelector('.calendar-form[open]')) return;
  const draft = calendar
    ? { ...contentsOf(calendar), color: calendar.color.toUpperCase(), locked: calendar.locked === true }
    : { name: '', color: freeColor(calendars), zone: null, locked: false,
      order: Math.max(-1, ...calendars.map(({ order }) => order)) + 1 };
  show(frame, { source, words: spelt(words, here), colors: spelt(colors, here), calendars, calendar, draft, anchor,
    home });
}

/** Shows it with a `draft`, or with the `values` and the `place` that have been chosen before. */
function show(frame, asked) {
  const { words, colors, calendars, calendar, draft, anchor, values, place } = asked;
  const say = name => frame.say(name);
  const shown = { ...draft, ...values };
  const name = new Field('name', words('name'), element('input', { type: 'text', value: shown.name, required: true,
    maxLength: MOST_OF_NAME, enterkeyhint: 'done' }));
  name.row.classList.add('wide');
  const color = colorChoice({ colors, label: words('chooseColor'), present: shown.color });
  const position = calendar && calendars.length > 1
    ? positionField({ words, calendars, id: calendar.id, place, name: () => name.value.trim() }) : null;
  const lock = lockFor(words, shown.locked);
  /** What has been changed. */
  const changes = () => Object.fromEntries(Object.entries({ name: name.value.trim(), color: color.value,
    locked: lock.input.checked })
    .filter(([key, value]) => value !== draft[key]));
  const isChanged = () => Object.keys(changes()).length > 0 || Boolean(position?.isChanged);
  let isDone = false;
  const end = () => {
    isDone = true;
    sheet.close();
  };
  /** What was typed is not lost: the form comes back with it. */
  const closed = () => {
    if (isDone || !isChanged()) return;
    frame.toasts.show(words('discarded'), { label: say('undo'), undoes: true, keys: 'Control+Z Meta+Z',
      act: () => show(frame, { ...asked, values: changes(), place: position?.value }) });
  };
  const remove = () => {
    end();
    removeCalendar(frame, asked);
  };
  /** What goes with its events is asked about first. */
  async function askToRemove() {
    if (made.form.ariaBusy) return;
    made.form.ariaBusy = 'true';
    const count = await asked.source.count(calendar.id, frame.calendar.today).catch(() => null);
    made.form.ariaBusy = null;
    if (!sheet.open) return;
    if (count === 0) remove();
    else made.form.after(question(frame, { text: textFor(words, draft.name, count), remove, form: made.form, words,
      heading: sheet.querySelector('h2') }));
  }
  const canGo = calendar && !draft.locked;
  const buttons = [
    ...canGo ? [element('button', { type: 'button', class: 'danger', onclick: askToRemove }, say('delete'))] : [],
    element('button', { type: 'button', class: 'plain', onclick: () => sheet.close() }, say('cancel')),
    element('button', { type: 'submit', class: 'primary' }, say('save')),
  ];

  async function submit() {
    if (!name.value.trim()) {
      name.complain(words('needsName'));
      name.control.focus();
      return;
    }
    const changed = changes();
    const isEdited = !calendar || Object.keys(changed).length > 0;
    if (!isEdited && !position?.isChanged) {
      end();
      return;
    }
    const group = frame.history.together();
    const sent = isEdited ? [save(frame, asked, changed, group)] : [];
    if (position?.isChanged) {
      sent.push(...sendOrders(frame, ordersFor(await asked.source.calendars(), calendar.id, position.value), group));
    }
    const [{ settled }] = sent;
    const outcome = await frame.outcome(settled);
    if (outcome.type === 'refused') return made.refuse(outcome.problem);
    end();
    if (outcome.type !== 'conflict') frame.tell(words(calendar ? 'calendarSaved' : 'calendarAdded'));
    if (outcome.type !== 'late') return;
    // What was typed is not lost: the form comes back with it.
    const { type: later, problem } = await settled;
    if (later === 'refused' && openDialogs().length === 0) show(frame, { ...asked, values: changed }).refuse(problem);
  }

  const made = form({ fields: [name], buttons, submit,
    extra: calendar ? [color.row, ...position ? [position.row] : [], ...lock.rows] : [color.row] });
  const sheet = openSheet({ title: calendar ? words('editCalendar') : colors('newCalendar'), closeLabel: say('close'),
    content: made.form, anchor, isBeside: true, kind: 'calendar-form', closed,
    isClean: () => !values && !isChanged() });
  beginIn(sheet, name.control, !calendar);
  return made;
}

/** The question whether a calendar is to go with its events; null is a number that is not known. */
function textFor(words, name, count) {
  if (count === null) return words('withAll', name);
  const { lang } = document.documentElement;
  const form = new Intl.PluralRules(lang).select(count);
  return words(`with${form[0].toUpperCase()}${form.slice(1)}`, name, new Intl.NumberFormat(lang).format(count));
}

/** Asks in place of a form, which is back when nothing is to go. */
function question(frame, { text, remove, form: asking, words, heading }) {
  const back = () => {
    asking.hidden = false;
    setText(heading, words('editCalendar'));
    asked.remove();
    asking.querySelector('.danger').focus();
  };
  const cancel = element('button', { type: 'button', class: 'plain', onclick: back }, frame.say('cancel'));
  const asked = element('div', { role: 'group', 'aria-labelledby': 'calendar-question' },
    element('p', { id: 'calendar-question' }, text),
    element('footer', {}, cancel,
      element('button', { type: 'button', class: 'danger', onclick: remove }, frame.say('delete'))));
  asking.hidden = true;
  setText(heading, words('deleteCalendar'));
  queueMicrotask(() => cancel.focus());
  return asked;
}

/** The box that locks it, and what that means. */
function lockFor(words, isLocked) {
  const input = element('input', { type: 'checkbox', name: 'locked', checked: isLocked,
    'aria-describedby': 'locked-hint' });
  return { input, rows: [element('div', { class: 'field wide' },
    element('label', { class: 'check' }, input, words('locked')),
    element('p', { class: 'hint', id: 'locked-hint' }, words('lockedHint')))] };
}

/** Sends what has been changed of a calendar, or a new one. */
function save({ history }, { calendar, draft }, changed, group) {
  const id = calendar?.id ?? newID();
  const contents = { ...draft, ...changed };
  return history.push({ op: calendar ? 'edit' : 'add', kind: 'calendars', id, values: calendar ? changed : contents,
    before: calendar ?? null, base: calendar?.revision, after: { id, ...contents }, group });
}

/** Deletes a calendar with what is in it, and offers to restore it. */
function removeCalendar(frame, { words, calendar, home }) {
  // What a phone shows the list in would be over the offer.
  const isInSheet = home.closest('dialog') !== null;
  for (const dialog of openDialogs()) dialog.close();
  frame.history.push({ op: 'delete', kind: 'calendars', id: calendar.id, before: calendar, base: calendar.revision,
    after: null });
  frame.tell(words('calendarDeleted'));
  giveFocus(isInSheet ? document.getElementById('open') : home);
}
