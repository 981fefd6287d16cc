// SPDX-License-Identifier: MIT
// What hands and keys make of the events in view: a new one opens the form, another time is stored at once.

import { loadAhead } from '../app/frame.js';
import { typeAhead } from '../app/typed-ahead.js';
import { once } from './deferred.js';

/**
 * Lets hands and keys edit. `eventOf(id)` is the event of an occurrence, `recordOf(event)` resolves with all that is
 * known of that, `partOf(id)` is where one is shown, and `bar` what the bar needs that says how one that is held is put
 * down, see `makeHeldBar`; `pasted(name)` resolves with the contents of one that is pasted, and `arrived(ids)` is told
 * the events that have been pasted at once. `mover(id)` of what this returns takes hold of one; it is null where a tap
 * would mean no time. `ways(occurrence)` are `move` and `resize`.
 */
export function editByHand(calendar, { editor, history, eventOf, recordOf, partOf, bar, pasted, arrived }) {
  const newPart = () => {
    const part = calendar.shadowRoot.querySelector('[data-event-id^="new:"]');
    return part && partOf(part.dataset.eventId);
  };
  calendar.editable = true;
  // Events as they were when a hand or a key took hold of them, by their occurrences: what others write from then on
  // is not overwritten unasked.
  let taken = new Map();
  const isHeld = () => calendar.shadowRoot.querySelector('[data-traits~=lifted]') !== null;
  const take = id => {
    if (isHeld()) return;
    const all = calendar.selectedItems.includes(id) ? calendar.selectedItems : [id];
    taken = new Map(all.filter(eventOf).map(one => [one, recordOf(eventOf(one)).catch(() => null)]));
  };
  calendar.addEventListener('pointerdown', event =>
    take(event.composedPath()[0].closest?.('[data-event-id]')?.dataset.eventId), true);
  // Other keys change what is there by then.
  calendar.addEventListener('keydown', ({ key }) =>
    take(key === ' ' ? calendar.shadowRoot.activeElement?.dataset.eventId : undefined), true);
  /** The ids of what is being pasted at once. */
  let pasting = [];
  function arrive() {
    Promise.all(pasting).then(ids => arrived(ids.filter(Boolean)), () => {});
    pasting = [];
  }
  async function paste(id, times, group) {
    const contents = await pasted(id);
    return contents && editor.copy(contents, times, group, 'eventPasted');
  }
  function copy(id, times, group) {
    const isPasted = id.startsWith('pasted:');
    const made = isPasted ? paste(id, times, group) : editor.copyOf(eventOf(id), times, group);
    if (isPasted && pasting.push(made) === 1) queueMicrotask(arrive);
    return made.then(Boolean);
  }
  // Where calendars stand side by side, a column is a calendar's.
  const inGroup = group => (group ? { calendar: group } : {});
  // It is seen until the form has come, and then what the form says is.
  async function create(times, text) {
    await new Promise(requestAnimationFrame);
    const [anchor, root] = [newPart(), calendar.shadowRoot];
    // Who leaves the form is at this time, whatever the form has made of it.
    if (anchor?.part === root.activeElement) anchor?.part.closest('.day-column')?.focus({ preventScroll: true });
    return editor.create({ ...times, text, anchor });
  }
  calendar.addEventListener('itemcreate', ({ detail: { start, end, group, copyOf, text, waitUntil } }) => {
    const times = { start, end, ...inGroup(group) };
    waitUntil(copyOf ? copy(copyOf, times, history.together()) : typeAhead(create(times, text)));
  });
  for (const type of ['itemmove', 'itemresize']) {
    calendar.addEventListener(type, ({ detail: { id, start, end, group, before, waitUntil } }) =>
      // An end that stays keeps its instant, also where the clocks show its time twice.
      waitUntil(editor.change(eventOf(id), {
        start: type === 'itemmove' || start !== before.start ? start : undefined,
        end: type === 'itemmove' || end !== before.end ? end : undefined,
        isStretched: type === 'itemresize',
        ...inGroup(group !== before.group && group),
      }, type === 'itemresize' ? 'timeChanged' : undefined, history.together(), taken.get(id))));
  }
  const loadBar = once(async () => (await import('../editing/held-bar.js')).makeHeldBar(calendar, bar));
  loadAhead(loadBar);
  const mover = id => (!['agenda', 'year'].includes(calendar.view)
    ? end => {
      take(id);
      return loadBar().then(({ grab }) => grab(id, end), bar.failed);
    } : null);
  // What a finger has held without moving it stays held.
  calendar.addEventListener('pointerup', ({ pointerType }) => {
    if (pointerType !== 'mouse' && isHeld()) loadBar().then(({ follow }) => follow(), bar.failed);
  });
  const ways = ({ id, start }) => {
    const move = mover(id);
    // On the days of a month only whole days have an end.
    const hasEnd = move && (calendar.view !== 'month' || !start.includes('T'));
    return { move, resize: hasEnd ? () => move('end') : null };
  };
  return { mover, ways };
}
