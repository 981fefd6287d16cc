// SPDX-License-Identifier: MIT
// What somebody types who does not wait until what they have asked for is there.

import { TEXT_FIELDS } from './frame.js';

const MOST_WAIT = 2000;

/**
 * Keeps what is typed from now on from doing anything else, and writes it into the field that takes the focus. It ends
 * then, or with `loading`, which it returns, if nothing takes it, or after a while if that is no promise.
 */
export function typeAhead(loading) {
  let typed = '';
  const keep = event => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') end();
    const isTyped = key.length === 1 || key === 'Backspace';
    if (!isTyped || altKey || ctrlKey || metaKey || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The key that asked for it may be down still.
    if (event.repeat) return;
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  };
  const write = ({ target }) => {
    if (!target.matches?.(TEXT_FIELDS)) return;
    end();
    if (!typed || !target.setRangeText) return;
    target.setRangeText(typed, target.selectionStart, target.selectionEnd, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const end = () => {
    removeEventListener('keydown', keep, true);
    removeEventListener('focusin', write, true);
  };
  addEventListener('keydown', keep, true);
  addEventListener('focusin', write, true);
  if (loading?.then) loading.then(end, end);
  else setTimeout(end, MOST_WAIT);
  return loading;
}
