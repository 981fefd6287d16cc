// SPDX-License-Identifier: MIT
// Which events keys and commands mean: those that are selected, or the one in focus. A bar tells of those that are
// selected, and is loaded when it may be needed.

import { loadAhead } from '../app/frame.js';
import { once } from './deferred.js';

/**
 * Follows what is selected in a calendar. `mover(id)` finds what takes hold of an event, `tell(text)` says something to
 * screen readers, `failed()` that the bar cannot be shown.
 */
export function followPicked(calendar, { source, editor, words, say, mover, tell, failed }) {
  /** The id of the occurrence on which the keyboard is, in the calendar or in the list of a day. */
  const focused = () => calendar.shadowRoot?.activeElement?.dataset.eventId
    ?? document.activeElement?.dataset.occurrence;

  /** The occurrence that a dialog tells about, those that are selected, or the one in the keyboard's focus. */
  function meant() {
    const dialog = document.querySelector('dialog[open]');
    const picked = dialog ? [] : calendar.selectedItems ?? [];
    const id = dialog ? dialog.querySelector('[data-event-id]')?.dataset.eventId : focused();
    return (picked.length ? picked : [id]).map(one => source.occurrence(one)).filter(Boolean);
  }

  const clear = () => { calendar.selectedItems = []; };

  /** Removes events, which nobody can have selected then, and says so by a word. */
  function removeAll(ids, word) {
    clear();
    editor.removeAll(ids, word);
  }

  const remove = () => removeAll(meant().map(({ event }) => event));

  /** Selects an event as well. */
  function add(id) {
    calendar.selectedItems = [...calendar.selectedItems.filter(other => other !== id), id];
    calendar.focus();
  }

  /** Shows the first of several events that have come, and selects them all; one alone only has the keyboard. */
  async function arrived(ids) {
    if (!ids.length) return;
    await editor.show(ids[0]);
    if (ids.length > 1) calendar.selectedItems = ids;
  }

  /** Selects an event as well, or no longer, wherever the keyboard is. */
  function toggle(id) {
    const others = calendar.selectedItems.filter(other => other !== id);
    calendar.selectedItems = others.length < calendar.selectedItems.length ? others : [...others, id];
  }

  /** Edits what is meant: the only event, or that of several on which the keyboard is; returns a promise if any. */
  function edit() {
    const events = meant();
    const one = events.find(({ id }) => events.length === 1 || id === focused());
    return one && editor.edit(one.event);
  }

  const load = once(async () => {
    const { makeBar } = await import('../editing/several.js');
    return makeBar(calendar, { source, words, say, tell, canMove: () => mover() !== null,
      acts: { clear, remove, move: () => mover(calendar.selectedItems[0])?.() } });
  });
  calendar.addEventListener('itemselectionchange', () => load().then(show => show(), failed));
  loadAhead(load);
  return { meant, add, arrived, toggle, remove, removeAll, edit };
}
