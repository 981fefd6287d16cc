// SPDX-License-Identifier: MIT
// A menu at a place in the window: for arrows, letters, Enter and a press. Escape, Tab, a press beside it and a window
// that changes close it; a press beside it presses nothing else.

import { element } from '../app/dom.js';

const ROOM = 8;
const isRightToLeft = () => getComputedStyle(document.documentElement).direction === 'rtl';

/** Puts a menu where its line begins at a place, or ends there where it has no room, within the window. */
function put(menu, { x, y }) {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const [left, right] = [x - width, x];
  const wanted = isRightToLeft() ? left >= ROOM ? left : right : right + width + ROOM <= innerWidth ? right : left;
  const top = y + height + ROOM <= innerHeight ? y : y - height;
  const within = (place, size, room) => Math.max(ROOM, Math.min(place, room - size - ROOM));
  menu.style.left = `${within(wanted, width, innerWidth)}px`;
  menu.style.top = `${within(top, height, innerHeight)}px`;
}

/** The entry to which a key leads: the next one, the first or last, or the next that begins with a letter. */
function led(entries, key, from) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step) return entries[(from + step + entries.length) % entries.length];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  const begins = ({ textContent }) => key.length === 1 && textContent.toLowerCase().startsWith(key.toLowerCase());
  return [...entries.slice(from + 1), ...entries.slice(0, from + 1)].find(begins);
}

/**
 * Opens a menu with a name. `entries` are `{label, keys, isDanger, act}`; `back()` gives the focus back, which happens
 * before something is done, and where nothing is.
 */
export function openMenu({ name, at, entries, back }) {
  const buttons = entries.map(({ label, keys, isDanger, act }) => element('button', { type: 'button', role: 'menuitem',
    tabIndex: -1, class: isDanger ? 'last' : null, 'aria-keyshortcuts': keys, onclick: () => {
      close();
      act();
    } }, label));
  const menu = element('div', { class: 'menu', role: 'menu', 'aria-label': name }, ...buttons);
  // All around it is nobody's but the menu's.
  const scrim = element('div', { class: 'menu-scrim', popover: 'manual' }, menu);
  const gone = new AbortController();
  function close() {
    if (gone.signal.aborted) return;
    gone.abort();
    scrim.remove();
    back();
  }
  for (const type of ['resize', 'blur']) addEventListener(type, close, { signal: gone.signal });
  scrim.addEventListener('pointerdown', event => { if (event.target === scrim) close(); });
  scrim.addEventListener('mousedown', event => event.preventDefault());
  scrim.addEventListener('contextmenu', event => event.preventDefault());
  menu.addEventListener('pointermove', ({ target }) => target.closest('button')?.focus({ preventScroll: true }));
  menu.addEventListener('keydown', event => {
    // The keys of the page are for what is behind it.
    event.stopPropagation();
    if (/^(Enter| )$/.test(event.key)) return;
    event.preventDefault();
    if (/^(Escape|Tab|ContextMenu)$/.test(event.key)) close();
    else led(buttons, event.key, buttons.indexOf(document.activeElement))?.focus({ preventScroll: true });
  });
  document.body.append(scrim);
  scrim.showPopover?.();
  put(menu, at);
  buttons[0].focus({ preventScroll: true });
}
