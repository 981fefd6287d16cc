// SPDX-License-Identifier: MIT
// The streak calendar over its server: a month, the streaks, and the sessions of the selected day.

import { Book } from '../app/book.js';
import { Frame } from '../app/frame.js';
import { element, icon, reconcile, setText } from '../app/dom.js';
import { named } from '../app/history.js';
import { followMonthKeys } from '../app/month-keys.js';
import { stepButtons } from '../app/step-buttons.js';
import { CSVImport } from './csv-import.js';
import { RemoteStreaks, UNKNOWN } from './remote-streaks.js';
import { SessionForm, sessionName } from './session-form.js';
import { SessionList } from './session-list.js';
import { describeSettings, openSettings } from './settings-form.js';

const byID = id => document.getElementById(id);

function describe({ kind, day }, record) {
  if (kind === 'settings') return describeSettings(frame.book, record);
  frame.book.clear();
  frame.book.put({ ...record, id: 'described' });
  const { points, time, remark } = frame.book.listing(day).rows[0];
  showList();
  return [points, time, remark].filter(Boolean);
}

const frame = await Frame.open({ describe, words: Book });
const { api, book, calendar, outbox, toasts } = frame;
const say = (...words) => book.say(...words);
const source = new RemoteStreaks({ api, book, outbox, zone: () => calendar.timeZone });
const form = new SessionForm(frame, row => remove(row));
const list = new SessionList({
  place: byID('sessions'), heading: byID('day-heading'), say,
  actions: { edit: (row, anchor) => edit(row, anchor), remove: row => remove(row),
    more: () => readDay({ more: true }) },
});
const addButton = byID('add');
const dayShown = () => calendar.value ?? calendar.today;
let isEmpty = false;

// The sessions of the day --------------------------------------------------------------------------

function showList() {
  const day = dayShown();
  if (!day || !source.hasAny(day)) return;
  const shown = source.listing(day);
  const invites = isEmpty && shown.rows.length === 0;
  const pick = invites
    ? element('button', { type: 'button', class: 'plain', onclick: () => csv.choose() }, say('importCSV')) : null;
  showToward(shown.points);
  list.show(shown, { emptyText: invites ? say('emptyCalendar') : null, button: pick });
}

/** How far the day has come towards its goal. */
function showToward(points) {
  const [place, goal] = [byID('toward'), frame.settings?.goal];
  place.hidden = !points || points < 0 || !(goal > 0);
  if (place.hidden) return;
  Object.assign(place.querySelector('progress'), { max: goal, value: Math.min(points, goal) });
  setText(byID('toward-text'), say('toward', goal, points));
}

let reading = new AbortController();

async function readDay({ more = false } = {}) {
  const day = dayShown();
  if (!day) return;
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  try {
    await source.read(day, { more, signal });
    if (day === dayShown()) showList();
  } catch (error) {
    if (signal.aborted) return;
    // What has been written here can be shown even without the server.
    if (source.hasAny(day)) return showList();
    const again = element('button', { type: 'button', class: 'plain', onclick: show }, book.phrase('tryAgain'));
    return list.fail(book.listing(day).heading, say('listFailed'), again);
  }
}

async function add() {
  // The selected day is known once the calendar is ready.
  await calendar.ready.catch(() => {});
  if (!document.querySelector('dialog[open]')) form.open({ on: dayShown(), anchor: addButton });
}

function edit(row, anchor) {
  form.open({ on: dayShown(), row, anchor });
}

/** Deletes a session at once, and offers to restore it. */
function remove(row) {
  const day = dayShown();
  frame.history.push({ op: 'delete', kind: 'sessions', id: row.id, day, before: row.session, base: row.record?.revision,
    after: null });
  showList();
  frame.tell(named(say('sessionDeleted'), sessionName(row)));
}

// The figures --------------------------------------------------------------------------------------

function makeFigure() {
  return element('div', { class: 'figure' },
    element('dt', { class: 'label' }), element('dd', { class: 'value' }), element('dd', { class: 'spoken' }));
}

function fillFigure(made, { heading, value, text }) {
  const [label, number, spoken] = made.children;
  setText(label, heading);
  setText(number, value);
  setText(spoken, text);
  // Screen readers read the text, which has the unit, instead of the large number.
  if (text) number.setAttribute('aria-hidden', 'true'); else number.removeAttribute('aria-hidden');
  spoken.hidden = !text;
}

let counting = new AbortController();

async function readFigures() {
  const { today } = calendar;
  const day = dayShown();
  if (!today || !day) return;
  counting.abort();
  counting = new AbortController();
  const { signal } = counting;
  try {
    const { rows, isEmpty: hasNoPoints } = await source.figures(
      { today, day, weekStart: calendar.firstWeekday, signal });
    reconcile(byID('figures'), rows, { key: row => row.heading, make: makeFigure, fill: fillFigure });
    isEmpty = hasNoPoints && await source.isEmpty(signal);
    showList();
  } catch (error) {
    if (signal.aborted || byID('figures').children.length > 0) return;
    // Placeholders, so that nothing jumps when the figures arrive.
    const places = book.givenFigures(today, day, calendar.firstWeekday,
      { current: 0, longest: 0, kept: 0, points: 0 });
    reconcile(byID('figures'), places.map(({ heading }) => ({ heading, value: UNKNOWN, text: '' })),
      { key: row => row.heading, make: makeFigure, fill: fillFigure });
  }
}

// The page -----------------------------------------------------------------------------------------

function show() {
  readFigures();
  readDay();
}

/** What the month in view holds is there before somebody asks for it: by then the server may be away. */
function readAhead() {
  const { today, month, firstWeekday } = calendar;
  if (today && month) source.readAhead({ day: `${month}-01`, today, weekStart: firstWeekday });
}

function button(id, name, picture) {
  const made = byID(id);
  made.replaceChildren(icon(picture), element('span', {}, say(name)));
  made.setAttribute('aria-label', say(name));
  return made;
}

frame.name(book.phrase('streaks'));
button('add', 'addSession', 'add').addEventListener('click', add);
followMonthKeys(frame, { button: byID('help'), acts: { create: add },
  names: { things: book.phrase('streaks'), create: say('addSession') } });
const settingsButton = button('settings', 'goal', 'settings');
settingsButton.addEventListener('click', () => openSettings(frame, settingsButton));
byID('steps').append(...stepButtons(frame));
const csv = new CSVImport(frame, button('import', 'importCSV', 'import'));

const showButtons = () => { settingsButton.disabled = frame.settings === null; };
showButtons();
frame.addEventListener('settings', showButtons);
frame.addEventListener('refresh', () => {
  source.changed();
  show();
  readAhead();
});
calendar.addEventListener('visibledayschange', readAhead);
outbox.addEventListener('change', showList);
outbox.addEventListener('refused', ({ detail }) => {
  if (!document.querySelector('dialog[open]')) toasts.show(say('notSaved', detail.problem.message));
});
for (const [place, type] of [[calendar, 'selectionchange'], [frame, 'today']]) {
  place.addEventListener(type, () => {
    frame.keepDay();
    show();
  });
}
calendar.addEventListener('todaychange', show);
calendar.dataSource = source;
// A calendar that cannot start says so itself.
await calendar.ready.catch(() => {});
show();
readAhead();
frame.begin();
