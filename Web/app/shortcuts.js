// SPDX-License-Identifier: MIT
// The keys of the whole page: letters that name what they do, where nobody writes and nothing else takes them.

import { TEXT_FIELDS } from './frame.js';
import { typeAhead } from './typed-ahead.js';

/** The letter of each period. */
export const PERIOD_KEYS = { day: 'd', days: 'x', week: 'w', month: 'm', year: 'y', agenda: 'a' };

const OFF = 'almanac:no-single-keys';
const LETTERS = { n: ['create'], c: ['create'], e: ['edit'], i: ['inspect'],
  j: ['turn', 'next'], k: ['turn', 'previous'],
  t: ['turn', 'today'],
  ...Object.fromEntries(Object.entries(PERIOD_KEYS).map(([period, key]) => [key, ['show', period]])) };
/** What opens something to write in, or something else that has to be loaded. */
const OPENING = new Set(['create', 'edit', 'search', 'help']);
/** What leads into the calendar where nothing has the focus yet. */
const INTO = /^Arrow|^F2$/;
const LATIN = /^[a-z]$/i;
const OTHER = /^(?!\p{Script=Latin})\p{L}$/u;

/** Whether letters act without a modifier. Who speaks to the computer, or hits keys by chance, turns that off. */
export function hasSingleKeys() {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
}

/** Turns letters on or off, on this device. */
export function setSingleKeys(isOn) {
  try {
    if (isOn) localStorage.removeItem(OFF); else localStorage.setItem(OFF, '');
  } catch {
    // They are as they were when the page is opened again.
  }
}

/** The letter of a key; where another script is written, the one that a Latin keyboard has there. */
function letterOf({ key, code }) {
  if (LATIN.test(key)) return key.toLowerCase();
  return OTHER.test(key) && code.startsWith('Key') ? code[3].toLowerCase() : key;
}

function actionOf(event, isOn) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const letter = letterOf(event);
  if (altKey || event.getModifierState('AltGraph')) return null;
  if (event.target === document.body && !shiftKey && !ctrlKey && !metaKey && INTO.test(event.key)) return ['enter'];
  if (ctrlKey || metaKey) return ctrlKey !== metaKey && !shiftKey && letter === 'k' ? ['search'] : null;
  if (letter === '?') return ['help'];
  if (letter === 'Delete' || letter === 'Backspace') return ['remove'];
  if (!isOn) return null;
  return letter === '/' ? ['search'] : shiftKey ? null : LETTERS[letter];
}

/**
 * Calls what `acts` has for a key, if it has that: `create()`, `edit()`, `remove()`, `search()`, `help()`, `inspect()`,
 * `show(period)`, `turn(name)` or, for an arrow or F2 where nothing has the focus, `enter()`. Nothing while a dialog is
 * open, or while somebody `isHolding()` an event; letters only where one `hasSingleKeys()`.
 */
export function followShortcuts(acts, { hasSingleKeys: isOn, isHolding = () => false }) {
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.isComposing || event.target.closest?.(TEXT_FIELDS)) return;
    if (document.querySelector('dialog[open]') || isHolding()) return;
    const [name, value] = actionOf(event, isOn()) ?? [];
    if (!acts[name] || (event.repeat && name !== 'turn')) return;
    event.preventDefault();
    const loading = acts[name](value);
    if (loading && OPENING.has(name)) typeAhead(loading);
  });
}
