// SPDX-License-Identifier: MIT
// The calendar: days beside each other with their hours, a month, a year or an agenda of the events of the server.

import { keep, lead, locale, query } from '../app/address.js';
import { element, icon } from '../app/dom.js';
import { Frame, loadAhead } from '../app/frame.js';
import { followShortcuts, hasSingleKeys, setSingleKeys } from '../app/shortcuts.js';
import { loadSheetStyles } from '../app/styles.js';
import { typeAhead } from '../app/typed-ahead.js';
import { loadWords } from '../app/words.js';
import { followPresses, keyboardDayIn } from './anchor.js';
import { followBeside } from './beside.js';
import { editByHand } from './by-hand.js';
import { CalendarList } from './calendars.js';
import { followClipboard } from './clipboard.js';
import { deferred, once } from './deferred.js';
import { followName, nameOf, showButtons } from './head.js';
import { followDays } from './layering.js';
import { marking } from './marking.js';
import { followNotifying } from './notifying.js';
import { fadeInto, keepPeriod, lastPeriod, periodKeys, PERIODS, showPeriods } from './periods.js';
import { followPicked } from './picked.js';
import { followPlaces } from './places.js';
import { RemoteEvents } from './remote-events.js';
import { hoursOf, occurrenceOf } from './times.js';
import { todayFacts } from './today.js';
import { Trail } from './trail.js';
import { WORDS } from './words.js';

const byID = id => document.getElementById(id);
// Who turns pages stops for as long at the one that is wanted.
const PAUSE = 300;

// What cannot be read is as good as nothing: the calendar need not hear of it.
const wanted = query.get('date');
query.delete('date');
const [words, frame] = await Promise.all([loadWords('events', WORDS, locale),
  Frame.open({ describe, fills: false, reveal })]);
const { api, book, calendar, outbox, toasts } = frame;
const say = (...phrase) => book.say(...phrase);
const sayIt = text => toasts.say(text);
const readFailed = () => toasts.show(words('readFailed'));
const source = new RemoteEvents({ api, book, outbox, zone: () => calendar.timeZone, untitled: words('untitled'),
  counts: () => period === 'year' });
const small = byID('small');
const beside = followBeside(calendar, byID('lists'), words('beside'));
const list = new CalendarList({ source, frame, words, place: byID('calendars'), heading: byID('calendars-heading'),
  note: byID('all-hidden'), beside, create: anchor => add(anchor) });

// What is shown ----------------------------------------------------------------------------------

const usual = matchMedia('(max-width: 599px)').matches ? 'days' : 'week';
const periodOf = parameters => {
  const name = parameters.get('view');
  return Object.hasOwn(PERIODS, name) ? name : usual;
};
let period = query.has('view') ? periodOf(query) : lastPeriod() ?? usual;
if (period !== usual) keep('view', period);
/** The day that somebody has chosen; null for today's. */
let chosen = null;
const choice = () => chosen ?? calendar.today;
const remember = day => { chosen = day === calendar.today ? null : day; };

function dayOf(text) {
  try {
    return text && book.interval(text, text) && text;
  } catch {
    return null;
  }
}

/** The day that is on its way into view. */
let coming = null;
/** The day that stands for what is in view: the chosen one while a day, a week or a month has it, or the first. */
function place() {
  const [day, days] = [coming?.day ?? choice(), calendar.visibleDays];
  if (coming || !days) return day;
  if (period === 'month' && calendar.month) return day.startsWith(calendar.month) ? day : `${calendar.month}-01`;
  const isLed = period === 'days' || period === 'agenda';
  return !isLed && days.first <= day && day <= days.last ? day : days.first;
}

/** What the address says of a day that is shown; nothing of today and of what is shown anyway. */
const parametersOf = day => ({
  view: period === usual && !new URLSearchParams(location.search).has('view') ? null : period,
  date: day === calendar.today ? null : day,
});
const trail = new Trail({ now: () => parametersOf(place()), go: goTo });
async function showDay(day, hours) {
  const way = coming = { day };
  const showing = calendar.show(day, { position: 'start', hours });
  await trail.hold(showing, () => { if (coming === way) coming = null; });
  // Rows of whole days, which are there by then, would cover what is above the hours.
  if (hours && coming === null && (await showing).completed) calendar.show(day, { hours });
}
const mark = marking(calendar, small, () => period === 'month' && place());
const showName = followName(byID('shown'), (...room) => calendar.visibleDays && nameOf(period, calendar, ...room),
  say('events'));

function showPeriod(name) {
  const hasCounts = (calendar.view === 'year') !== (name === 'year');
  period = name;
  fadeInto(calendar, name);
  for (const [attribute, value] of Object.entries(PERIODS[name])) {
    if (value === null) calendar.removeAttribute(attribute); else calendar.setAttribute(attribute, value);
  }
  beside.show(name);
  // What is known of days has counts in a year, and nowhere else.
  if (hasCounts) calendar.invalidate();
  showPeriods(byID('period'), {
    label: say('period'), agenda: say('agenda'), locale: calendar.locale, chosen: name, choose: choosePeriod,
  });
  follow();
}

/** Leaves weekdays out of weeks, or none for null. */
function hide(weekdays) {
  PERIODS.week['hidden-weekdays'] = weekdays;
  showPeriod(period);
}

/** The small month and the heading follow what is in view. */
function follow() {
  const day = place();
  if (day && (small.value !== day || !day.startsWith(small.month))) {
    small.value = day;
    small.show(day);
  }
  layers?.show(day);
  mark();
  showName();
}

// Editing ----------------------------------------------------------------------------------------

async function describe(entry, record) {
  await loadSheetStyles();
  if (entry.kind !== 'events') return layers?.describe(entry, record) ?? [record.name ?? record.type ?? record.start];
  return (await import('../editing/occurrence.js')).describeRecord(record, { source, calendar, words });
}

/** Whether a day is in view, which none is before there are any. */
function isInView(day) {
  const { first, last } = calendar.visibleDays ?? {};
  return first <= day && day <= last;
}

/** Brings a day into view, if it is not, and the hours of an event. */
function reveal(day, event) {
  if (!calendar.visibleDays) return;
  const hours = event?.start && hoursOf(occurrenceOf(event, calendar.timeZone));
  if (!isInView(day)) choose(day, hours);
  else if (hours && PERIODS[period].view === 'timeline') calendar.show(day, { hours });
}

/** Whole events are there before somebody opens one, since by then the server may be away. */
function readAhead() {
  if (calendar.visibleDays && period !== 'year') source.read(calendar.visibleDays).catch(() => {});
  printing?.prepare();
}

/** The keyboard's day, if it is in the calendar. */
const keyboardDay = () => keyboardDayIn(calendar);

/** The day on which something new is meant: the keyboard's, the chosen one, or the first in view. */
function dayForNew() {
  const days = calendar.visibleDays;
  return [keyboardDay(), choice(), days?.first].find(day => day && (!days || isInView(day)));
}

// Going somewhere --------------------------------------------------------------------------------

function goTo(parameters) {
  document.querySelector('dialog[open]')?.close();
  const day = dayOf(parameters.get('date')) ?? calendar.today;
  remember(day);
  calendar.value = day;
  showPeriod(periodOf(parameters));
  showDay(day);
}

/** Shows a period; if it is shown already, as many days again as it has, where fingers have made others of them. */
function changePeriod(name, day = keyboardDay() ?? place(), hours = undefined) {
  if (name === period) calendar.removeAttribute('days');
  remember(day);
  period = name;
  trail.step();
  trail.note(parametersOf(day));
  showPeriod(name);
  showDay(day, hours);
}

/** Shows a period that somebody has chosen by its name, which is the usual one from then on. */
function choosePeriod(name) {
  keepPeriod(name);
  changePeriod(name);
}

function choose(day, hours) {
  remember(day);
  trail.step();
  calendar.value = day;
  trail.note(parametersOf(day));
  const shown = showDay(day, hours);
  follow();
  return shown;
}

function turn(name) {
  trail.step();
  return name === 'today' ? chooseToday() : calendar[name]();
}

function chooseToday() {
  chosen = null;
  calendar.value = calendar.today;
  trail.note(parametersOf(calendar.today));
  calendar.showToday();
  follow();
}

/** Whether somebody holds an event, which keys then move. */
const isHolding = () => calendar.shadowRoot?.querySelector('[data-traits~=lifted]') !== null;

/** What keys turn in the calendar is as much of a step as with the buttons. */
function followKeys({ key, shiftKey, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey || isHolding()) return;
  const isToday = !shiftKey && hasSingleKeys() && key.toLowerCase() === 't';
  // In an agenda those go from day to day, unless months are meant.
  const isTurn = /^Page(Up|Down)$/.test(key) && (shiftKey || period !== 'agenda');
  if (isToday || isTurn) trail.step();
  if (isToday) chooseToday();
}

/** Opens what is loaded when somebody asks for it, or tells that it could not be. */
const asked = open => () => open().catch(readFailed);
const search = asked(async () => (await import('../search/search.js')).openSearch({ api, source, outbox,
  anchor: searchButton, locale: calendar.locale, zone: calendar.timeZone, today: calendar.today, choose: open,
  names: { close: say('close'), allDay: words('allDay'), untitled: words('untitled') } }));
const help = asked(async () => (await import('../help/of-events.js')).openHelpOfEvents({ locale: calendar.locale,
  periods: periodKeys(calendar.locale, say('agenda')), say, words, today: book.phrase('today'), print: printing?.label,
  singleKeys: hasSingleKeys(),
  setSingleKeys: isOn => {
    setSingleKeys(isOn);
    showSingleKeys();
  } }));

/** The calendar's own letters go with the page's, which are meant in the small one. */
function showSingleKeys() { calendar.toggleAttribute('no-single-keys', !hasSingleKeys()); }

/** Goes to where an event is, and tells about it. */
async function open(occurrence) {
  await choose(occurrence.start.slice(0, 10), hoursOf(occurrence));
  const anchor = await sheets.whenShown(partOf, occurrence.id);
  anchor?.part.focus({ preventScroll: true });
  tell(occurrence.id, occurrence, anchor);
}

// Around it --------------------------------------------------------------------------------------

let [printing, layers, pausing] = [null, null, 0];
const partOf = followPresses(calendar);
const loadEditor = once(async () => {
  const { Editor, loadForm } = await import('../editing/editor.js');
  loadAhead(loadForm);
  return new Editor({ frame, source, words, day: dayForNew, anchor: partOf });
});
const editor = deferred(loadEditor, readFailed);
const loadLists = once(() => import('../calendars/sheet.js'));
/** Without a sidebar a sheet has what stands there. */
const lists = deferred(loadLists, readFailed);
/** Where the keyboard is at a time, a new event is meant there. */
function addAtKeyboard() {
  const part = calendar.shadowRoot?.activeElement;
  return part?.matches('.day-column') ? calendar.create() ?? true : add();
}
/** Gives a button of the page its icon, its name and what it does. */
function dress(id, sign, label, act, { title = label, isWritten = false } = {}) {
  const button = byID(id);
  button.append(icon(sign), ...isWritten ? [element('span', {}, label)] : []);
  Object.assign(button, { ariaLabel: label, title });
  button.addEventListener('click', () => act(button));
  return button;
}
const add = anchor => typeAhead(editor.create({ anchor }));
frame.name(say('events'));
const addButton = dress('add', 'add', words('newEvent'), add, { title: `${words('newEvent')} (N)`, isWritten: true });
dress('open', 'list', say('calendars'), button => lists.openCalendars(frame, button));
const searchButton = dress('search', 'search', words('search'), search, { title: `${words('search')} (/)` });
const helpButton = dress('help', 'keys', words('keys'), help, { isWritten: true });
followNotifying(byID('notify'), { calendar, source, words, say, open, failed: readFailed });
followShortcuts({ create: addAtKeyboard, edit: () => picked.edit(), remove: () => picked.remove(), search, help,
  turn, enter: () => calendar.focus(), inspect: () => layers.toggle({ isByKey: true }),
  show: choosePeriod }, { hasSingleKeys, isHolding });
showSingleKeys();
showButtons(byID('turn'), calendar, { previous: say('previous'), today: book.phrase('today'), next: say('next') },
  turn);

for (const name of ['locale', 'first-weekday', 'today', 'time-zone']) {
  if (calendar.hasAttribute(name)) small.setAttribute(name, calendar.getAttribute(name));
}
small.addEventListener('selectionchange', () => {
  if (!small.value) return;
  choose(small.value);
  layers.show(small.value);
});
calendar.addEventListener('keydown', followKeys, true);
calendar.addEventListener('selectionchange', () => {
  remember(calendar.value);
  trail.step();
  trail.note(parametersOf(calendar.value));
  follow();
  layers.show(calendar.value, { isChosen: true });
});
calendar.addEventListener('pagechange', ({ detail: { phase, first } }) => {
  const hasZoomed = phase === 'settled' && period === 'year' && calendar.view === 'year' && calendar.level === 'days';
  // A month of a year has opened: it has its events from here on.
  if (hasZoomed) changePeriod('month', choice().startsWith(first.slice(0, -3)) ? choice() : first);
  else if (trail.isStep && (period !== 'year' || phase === 'settled')) trail.note(parametersOf(first));
  else if (phase === 'settled') trail.note();
});
calendar.addEventListener('titlechange', ({ detail }) => {
  if (!small.month?.startsWith(detail.month)) small.show(`${detail.month}-01`);
  showName();
});
calendar.addEventListener('visibledayschange', () => {
  if (period === 'year' && calendar.level === 'days') return;
  clearTimeout(pausing);
  pausing = setTimeout(readAhead, PAUSE);
  follow();
  trail.note();
});
for (const each of [calendar, small]) each.addEventListener('todaychange', () => each.invalidate());
frame.addEventListener('today', () => { remember(calendar.value); follow(); });
const { copied, pasted } = followClipboard(calendar, { source, picked: () => picked, isHolding, words,
  failed: readFailed, create: text => editor.create({ anchor: addButton, text }), tell: text => toasts.show(text) });
const { mover, ways } = editByHand(calendar, { editor, history: frame.history, partOf, pasted,
  arrived: ids => picked.arrived(ids), eventOf: id => source.occurrence(id)?.event, recordOf: id => source.event(id),
  bar: { words, say, tell: sayIt, failed: readFailed, source } });
const picked = followPicked(calendar, { source, editor, words, say, mover, tell: sayIt, failed: readFailed });
const loadSheet = once(() => import('../editing/occurrence-sheet.js'));
const sheets = deferred(loadSheet, readFailed);
const tell = (id, occurrence, anchor = partOf(id)) => sheets.showOccurrence(occurrence, { source, editor, say, words,
  locale: calendar.locale, zone: calendar.timeZone, anchor, ...ways(occurrence), select: () => picked.add(id) });
const pick = day => { remember(calendar.value = day); follow(); return day; };
calendar.addEventListener('itemselect', ({ detail }) => {
  const occurrence = source.occurrence(detail.id);
  if (!occurrence) return;
  const anchor = partOf(detail.id);
  tell(detail.id, occurrence, anchor);
  // The day on which it was pressed is chosen with it.
  const day = anchor?.day ?? occurrence.start.slice(0, 10);
  layers.show(pick(day));
});
// Who asks for the rest of a day has it listed over a month, or sees the first of its hours that has something.
calendar.addEventListener('moreselect', ({ detail: { day } }) => {
  const first = source.firstOn(day);
  if (period !== 'month' || day.startsWith(calendar.month)) pick(day); // Another month's is read from here.
  if (period === 'month') layers.list(day); else changePeriod('day', day, first && hoursOf(first));
});
followPlaces(calendar, { period: () => period, add, open: day => changePeriod('day', day), isHolding,
  failed: readFailed, source, editor, say, words, ways, picked, copied });
layers = followDays({ frame, source, editor, tell, toggle: picked.toggle, locale, place, toasts,
  button: byID('inspect'), list: byID('layers'), desk: byID('desk'), inspector: byID('inspector'),
  names: { allDay: words('allDay'), cancelled: words('cancelled'), details: words('details'),
    failed: words('readFailed') } });
frame.addEventListener('refresh', () => {
  source.changed();
  list.show();
  readAhead();
});
outbox.addEventListener('refused', ({ detail }) => {
  if (!document.querySelector('dialog[open]')) toasts.show(say('notSaved', detail.problem.message));
});
if (dayOf(wanted)) calendar.value = chosen = wanted;
showPeriod(period);
small.dataSource = { facts: todayFacts };
calendar.dataSource = source;
await calendar.ready.catch(() => {});
// Hours around the present time mean nothing among other days: there the day begins.
if (chosen && calendar.view === 'timeline' && !isInView(calendar.today)) calendar.show(chosen, { hours: '8-9' });
for (const link of document.querySelectorAll('a[data-view]')) lead(link);
layers.load();
for (const load of [loadSheet, loadEditor, loadLists]) loadAhead(load);
loadAhead(async () => {
  const { followPrinting } = await import('../print/print.js');
  printing = await followPrinting({ calendar, source, place: helpButton, locale: calendar.locale,
    shown: () => ({ period, days: calendar.visibleDays }), names: { allDay: words('allDay') } });
  printing.prepare();
});
loadAhead(async () => (await import('../settings/settings.js')).followSettings({ frame, small, failed: readFailed,
  place: byID('notify-place'), hide }));
loadAhead(async () =>
  (await import('../transfer/transfer.js')).followTransfer({ frame, source, place: byID('notify-place'), locale }));
list.show();
frame.begin();
if (query.has('new')) {
  keep('new', null);
  add(addButton);
}
