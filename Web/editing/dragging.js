// SPDX-License-Identifier: MIT
// Events that a mouse drags out of lists, as texts.

/** What only our own texts have: a calendar would make the same event once more of them. */
const OURS = 'application/x-almanac-row';

for (const type of ['dragenter', 'dragover', 'drop']) {
  addEventListener(type, event => {
    if (!event.dataTransfer?.types.includes(OURS)) return;
    if (event.target.localName?.startsWith('almanac-')) event.stopImmediatePropagation();
  }, true);
}

/** While a row is pressed a mouse that moves drags that, and no list with it. */
function holdStill() {
  const released = new AbortController();
  const how = { capture: true, signal: released.signal };
  addEventListener('pointermove', event => event.stopImmediatePropagation(), how);
  for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, () => released.abort(), how);
}

/**
 * Lets rows be dragged out of a place to wherever texts are dropped. `rowAt(target)` is the row where something is, or
 * null; `textOf(row)` is its text. Fingers scroll as ever.
 */
export function dragOut(place, rowAt, textOf) {
  // Within the calendar events tell no listener outside where they come from.
  const rowOf = event => rowAt(event.composedPath()[0]);
  place.addEventListener('pointerdown', event => {
    const row = event.button === 0 ? rowOf(event) : null;
    if (!row) return;
    row.draggable = event.pointerType === 'mouse';
    if (row.draggable) holdStill();
  }, true);
  place.addEventListener('dragstart', event => {
    const row = event.dataTransfer && rowOf(event);
    const text = row?.draggable && textOf(row);
    if (!text) return;
    event.dataTransfer.setData('text/plain', text);
    event.dataTransfer.setData(OURS, text);
    event.dataTransfer.effectAllowed = 'copy';
  });
}
