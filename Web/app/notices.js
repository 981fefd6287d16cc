// SPDX-License-Identifier: MIT
// Notices about the state of a page, each on one line above its content: the server is away, there are undecided
// conflicts, this is the demonstration.

import { element } from './dom.js';
import { keepFocus } from './focus.js';

// One that comes or goes moves what is below it, which must not happen under a press: what a hand holds there would be
// elsewhere, and a click would miss.
const pressed = new Set();
const waiting = new Map();

function released({ pointerId }) {
  pressed.delete(pointerId);
  // What is let go comes first.
  setTimeout(() => {
    if (pressed.size > 0) return;
    const acts = [...waiting.values()];
    waiting.clear();
    for (const act of acts) act();
  });
}

addEventListener('pointerdown', ({ pointerId }) => pressed.add(pointerId), true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, released, true);

/** Does something about a notice at once, or after the press in place of what was to be done about it before. */
function unpressed(name, act) {
  if (pressed.size > 0 || waiting.has(name)) waiting.set(name, act); else act();
}

export class Notices {
  #place;
  #shown = new Map();

  constructor(place) {
    this.#place = place;
  }

  /** Shows a notice in place of the one with the same name; `buttons` are `{label, act, href}`. */
  show(name, text, options = {}) { unpressed(name, () => this.#show(name, text, options)); }

  hide(name) { unpressed(name, () => this.#hide(name)); }

  #show(name, text, { kind = 'calm', hint, buttons = [] }) {
    const content = JSON.stringify([text, hint, kind, buttons.map(button => button.label)]);
    if (this.#shown.get(name)?.content === content) return;
    const made = element('div', { class: `notice ${kind}`, role: kind === 'calm' ? 'note' : 'status' },
      element('div', { class: 'notice-text' }, element('p', {}, text),
        hint ? element('p', { class: 'hint' }, hint) : null),
      ...buttons.map(({ label, act }) => element('button', { type: 'button', class: 'plain', onclick: act }, label)));
    const before = this.#shown.get(name)?.made;
    if (before) keepFocus(() => before.replaceWith(made), made.querySelector('button'));
    // What is wrong stands first, whenever it comes.
    else this.#place[kind === 'bad' ? 'prepend' : 'append'](made);
    this.#shown.set(name, { made, content });
  }

  #hide(name) {
    const gone = this.#shown.get(name)?.made;
    if (gone) keepFocus(() => gone.remove(), this.#place.querySelector('button'));
    this.#shown.delete(name);
  }
}
