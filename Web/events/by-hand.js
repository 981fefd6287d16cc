// SPDX-License-Identifier: MIT
// What hands and keys make of the events in view: a new one opens the form, another time is stored at once.

import { loadAhead } from '../app/frame.js';
import { once } from './deferred.js';

/**
 * Lets hands and keys edit. `eventOf(id)` is the event of an occurrence, `partOf(id)` where one is shown, and `bar`
 * what the bar needs that says how one that is held is put down, see `makeHeldBar`; `pasted(name)` resolves with the
 * contents of one that is pasted. `mover(id)` of what this returns takes hold of one, or of its end; it is null where a
 * tap would mean no time.
 */
export function editByHand(calendar, { editor, history, eventOf, partOf, bar, pasted }) {
  const newPart = () => {
    const part = calendar.shadowRoot.querySelector('[data-event-id^="new:"]');
    return part && partOf(part.dataset.eventId);
  };
  calendar.editable = true;
  async function copy(id, times, group) {
    const contents = id.startsWith('pasted:') ? await pasted(id) : null;
    return contents ? editor.copy(contents, times, group) : editor.copyOf(eventOf(id), times, group);
  }
  // Where calendars stand side by side, a column is a calendar's.
  const inGroup = group => (group ? { calendar: group } : {});
  // It is seen until the form has come, and then what the form says is.
  async function create(times, text) {
    await new Promise(requestAnimationFrame);
    return editor.create({ ...times, text, anchor: newPart() });
  }
  calendar.addEventListener('itemcreate', ({ detail: { start, end, group, copyOf, text, waitUntil } }) => {
    const times = { start, end, ...inGroup(group) };
    waitUntil(copyOf ? copy(copyOf, times, history.together()) : create(times, text));
  });
  for (const type of ['itemmove', 'itemresize']) {
    calendar.addEventListener(type, ({ detail: { id, start, end, group, before, waitUntil } }) =>
      // An end that stays keeps its instant, also where the clocks show its time twice.
      waitUntil(editor.change(eventOf(id), {
        start: type === 'itemmove' || start !== before.start ? start : undefined,
        end: type === 'itemmove' || end !== before.end ? end : undefined,
        ...inGroup(group !== before.group && group),
      }, type === 'itemresize' ? 'eventSaved' : undefined, history.together())));
  }
  const loadBar = once(async () => (await import('../editing/held-bar.js')).makeHeldBar(calendar, bar));
  loadAhead(loadBar);
  const mover = id => (!['agenda', 'year'].includes(calendar.view)
    ? end => loadBar().then(hold => hold(id, end), bar.failed) : null);
  return { mover };
}
