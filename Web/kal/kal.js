// SPDX-License-Identifier: MIT
// Kal's screen: a month with dots above, and the marks of the selected day below.

import { keep, locale, query } from '../app/address.js';
import { element, icon, setText } from '../app/dom.js';
import { Book } from '../app/book.js';
import { Frame, loadAhead } from '../app/frame.js';
import { named } from '../app/history.js';
import { followMonthKeys } from '../app/month-keys.js';
import { stepButtons } from '../app/step-buttons.js';
import { day, spokenDay } from '../app/wording.js';
import { MarkActs } from './mark-acts.js';
import { markName, openMarkForm } from './mark-form.js';
import { MarkList, showKinds } from './mark-list.js';
import { RemoteMarks } from './remote-marks.js';

const byID = id => document.getElementById(id);

function describe(entry, { type, owner, day: on }) {
  return [type, owner, frame.say('marksOn', spokenDay(on))].filter(Boolean);
}

const frame = await Frame.open({ describe, words: Book });
const { api, book, calendar, outbox, toasts } = frame;
const say = (...words) => book.say(...words);
const source = new RemoteMarks({ api, book, outbox, hidden: query.getAll('hide'),
  isWide: () => frame.isWide });
const list = new MarkList({ place: byID('marks'), heading: byID('day-heading'), say,
  acts: { edit: ({ id, mark }, anchor) => acts.edit(id, mark.day, anchor), remove: row => remove(row) } });
const addButton = byID('add');
const dayShown = () => calendar.value ?? calendar.today;
let kinds = [];

function action(label, act) {
  return element('button', { type: 'button', class: 'plain', onclick: act }, label);
}

function emptyTexts(on, hiddenCount) {
  if (kinds.length === 0) return [element('p', { class: 'empty' }, say('emptyMarks'))];
  const none = element('p', { class: 'empty' }, hiddenCount ? say('hidden', hiddenCount) : say('noMarks', day(on)));
  return hiddenCount ? [none, action(say('showAll'), showAll)] : [none];
}

function show() {
  const on = dayShown();
  if (!on || !source.hasAny(on)) return;
  setText(byID('day-heading'), say('marksOn', day(on)));
  const { rows, hiddenCount } = source.listing(on, kinds);
  list.show(rows, emptyTexts(on, hiddenCount));
  showKinds(byID('kinds'), kinds, { label: say('kinds'), hidden: source.hidden, toggle });
}

let reading = new AbortController();

async function read() {
  const on = dayShown();
  if (!on) return;
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  try {
    const [known] = await Promise.all([source.kinds(signal), source.read(on, signal)]);
    if (signal.aborted) return;
    kinds = known;
    show();
  } catch {
    if (signal.aborted) return;
    // What has been written here can be shown even without the server.
    if (source.hasAny(on)) return show();
    setText(byID('day-heading'), say('marksOn', day(on)));
    list.show([], [element('p', { class: 'empty' }, say('listFailed')), action(book.phrase('tryAgain'), () => read())]);
  }
}

function toggle(kind) {
  source.toggle(kind);
  filtered();
}

function showAll() {
  source.showAll();
  filtered();
}

function filtered() {
  keep('hide', source.hidden);
  show();
}

async function add() {
  // The selected day is known once the calendar is ready.
  await calendar.ready.catch(() => {});
  if (!document.querySelector('dialog[open]')) openMarkForm(frame, { on: dayShown(), kinds, anchor: addButton });
}

/** Deletes a mark at once, and offers to restore it. */
function remove({ id, mark, record }) {
  frame.history.push({ op: 'delete', kind: 'marks', id, day: mark.day, before: mark, base: record?.revision,
    after: null });
  show();
  frame.tell(named(say('markDeleted'), markName({ mark })));
}

// Those that stand in the calendar by their names.
const acts = new MarkActs({ frame, locale });
/** Does something to the mark on which the keyboard is. */
const withFocused = name => {
  const { eventId, start } = calendar.shadowRoot?.activeElement?.dataset ?? {};
  return eventId && acts[name](eventId, start);
};
calendar.addEventListener('itemselect', ({ detail: { id, start } }) => acts.edit(id, start));
followMonthKeys(frame, { button: byID('help'), hasThings: () => frame.isWide,
  acts: { create: add, edit: () => withFocused('edit'), remove: () => withFocused('remove') },
  names: { things: say('marks'), create: say('addMark') } });

frame.name(say('marks'));
addButton.replaceChildren(icon('add'), element('span', {}, say('addMark')));
addButton.setAttribute('aria-label', say('addMark'));
addButton.addEventListener('click', add);
byID('steps').append(...stepButtons(frame));
frame.addEventListener('refresh', () => {
  source.changed();
  acts.changed();
  read();
});
outbox.addEventListener('change', show);
outbox.addEventListener('refused', ({ detail }) => {
  if (!document.querySelector('dialog[open]')) toasts.show(say('notSaved', detail.problem.message));
});
for (const [place, type] of [[calendar, 'selectionchange'], [frame, 'today']]) {
  place.addEventListener(type, () => {
    frame.keepDay();
    read();
  });
}
calendar.addEventListener('todaychange', () => read());
calendar.dataSource = source;
// A calendar that cannot start says so itself.
await calendar.ready.catch(() => {});
read();
loadAhead(() => acts.load());
frame.begin();
