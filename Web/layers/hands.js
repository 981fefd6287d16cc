// SPDX-License-Identifier: MIT
// What hands and keys make of marks that stand among events: another day for one, or one like it. They have no hours.

import { newID } from '../app/records.js';
import { markOf } from './layers.js';

/**
 * Follows what is done to marks in the calendar, before the page does with it what it does with events. `marks` are
 * those of single days; `open(id, day)` shows one, `tell(name)` says what was done.
 */
export function followHands({ calendar, history, marks, open, tell }) {
  const rowOf = async (id, day) => {
    const kinds = await marks.kinds();
    await marks.read(day);
    return marks.listing(day, kinds).rows.find(row => row.id === id);
  };

  async function move(id, former, day) {
    const row = await rowOf(id, former).catch(() => null);
    if (!row) return false;
    const { type, owner } = row.mark;
    history.push({ op: 'edit', kind: 'marks', id, day, former, values: { type, owner, day }, before: row.mark,
      base: row.record?.revision, after: { id, type, owner, day } });
    tell('markMoved');
    return true;
  }

  async function copy(id, former, day) {
    const row = await rowOf(id, former).catch(() => null);
    if (!row) return false;
    const { type, owner } = row.mark;
    const made = newID();
    history.push({ op: 'add', kind: 'marks', id: made, day, values: { type, owner, day }, before: null,
      after: { id: made, type, owner, day } });
    tell('markAdded');
    return true;
  }

  const isDay = text => !text.includes('T');
  const acts = {
    itemselect: ({ id, start }) => open(id, start),
    itemmove: ({ id, before, start, waitUntil }) => waitUntil(isDay(start) && move(id, before.start, start)),
    itemresize: ({ waitUntil }) => waitUntil(false),
    itemcreate: ({ id, before, start, waitUntil }) =>
      waitUntil(isDay(start) && copy(id, before?.start ?? dayOf(calendar, id), start)),
  };
  for (const [type, act] of Object.entries(acts)) {
    calendar.addEventListener(type, event => {
      const { detail } = event;
      const id = markOf(type === 'itemcreate' ? detail.copyOf : detail.id);
      if (id === null) return;
      event.stopImmediatePropagation();
      act({ ...detail, id });
    }, true);
  }
}

/** The day on which a mark is shown. */
function dayOf(calendar, id) {
  return [...calendar.shadowRoot.querySelectorAll('[data-event-id]')]
    .find(({ dataset }) => markOf(dataset.eventId) === id)?.dataset.start;
}
