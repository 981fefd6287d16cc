// SPDX-License-Identifier: MIT
// A mouse that is let go of beyond the window has left it: what it carried is where it was.

import { KEYS } from './protocol.js';

const isInside = ({ clientX: x, clientY: y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

/** Gives up what a hand holds when it lets go outside the window; it may come back before. `send(kind, write)` reaches
 * the engine. */
export function watchLeaving(root, send) {
  const up = event => {
    if (isInside(event) || !root.querySelector('[data-traits~=lifted]')) return;
    send('key', message => message.byte(KEYS.indexOf('Escape')).byte(0));
  };
  // On its way down, so that it comes before the calendar's own, which lets go.
  root.addEventListener('pointerdown', () => addEventListener('pointerup', up, { capture: true, once: true }), true);
}
