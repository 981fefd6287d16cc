// SPDX-License-Identifier: MIT
// A finger that draws something away.

const FAR = 72;
const QUICK_WAY = 24;
/** Pixels a millisecond. */
const FLICK = .5;

/**
 * Follows a finger on a handle: `moved(x, y)` while it draws, and at its end `left(isMeant)`, which a long way is, or a
 * flick. `way(x, y)` is how far it has drawn where that is wanted. Buttons in the handle are pressed as ever.
 */
export function followSwipe(handle, { way, moved, left }) {
  let from = null;
  handle.addEventListener('pointerdown', event => {
    if (!event.isPrimary || event.pointerType === 'mouse' || event.target.closest('button')) return;
    from = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    handle.setPointerCapture(event.pointerId);
  });
  const drawn = ({ clientX, clientY }) => [clientX - from.x, clientY - from.y];
  handle.addEventListener('pointermove', event => { if (from) moved(...drawn(event)); });
  for (const type of ['pointerup', 'pointercancel']) {
    handle.addEventListener(type, event => {
      if (!from) return;
      const far = way(...drawn(event));
      const isQuick = far > QUICK_WAY && far / (event.timeStamp - from.at) > FLICK;
      from = null;
      left(type === 'pointerup' && (far > FAR || isQuick));
    });
  }
}
