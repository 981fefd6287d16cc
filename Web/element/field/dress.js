// SPDX-License-Identifier: MIT
// The texts, names and states of a field's parts.

import { isTimed } from './attributes.js';
import { Words } from './words.js';

const COARSE = matchMedia('(pointer: coarse)');

/** The words of a field in a language; if its days have times also the class that reads those. */
export async function wordsOf(element, tag, files) {
  const { TimedWords, Times } = isTimed(element) ? await files.time() : {};
  const words = new (TimedWords ?? Words)(tag, element.getAttribute('date-style'));
  return { words: await words.load(files.phrases), Times };
}

/** Writes all texts of a field in the language of its words. */
export function dress(parts, words, element, { policy, isRightToLeft }) {
  const { input, popover, clear, done, field, hint, type, close } = parts;
  field.lang = popover.lang = words.tag;
  field.dir = popover.dir = isRightToLeft ? 'rtl' : 'ltr';
  hint.textContent = words.hint;
  const isOneDay = !policy || policy === 'single';
  input.placeholder = element.getAttribute('placeholder') ?? (isOneDay ? words.hint : words.choose(policy));
  input.autocomplete = element.getAttribute('autocomplete') ?? 'off';
  clear.textContent = words.say('clear');
  done.textContent = words.say('done');
  type.textContent = words.say('typeDate');
  close.ariaLabel = close.title = words.say('close');
}

/** Names the input, and the button with what it would change, in their own tree. */
export function name({ input, button, popover }, choose, name) {
  input.ariaLabel = name || choose;
  popover.ariaLabel = button.title = choose;
  button.ariaLabel = [choose, name, input.value].filter(Boolean).join(', ');
}

/** Turns a field's parts on and off; `isByHand` says that a finger wants the keyboard of the screen. */
export function enable({ input, button, field }, { isOff, isReadOnly, isByHand }) {
  input.disabled = isOff;
  input.readOnly = isReadOnly;
  button.disabled = isOff || isReadOnly;
  field.classList.toggle('off', isOff);
  // That keyboard would cover the calendar.
  input.inputMode = COARSE.matches && !isByHand ? 'none' : '';
}
