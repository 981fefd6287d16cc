// SPDX-License-Identifier: MIT
// Short messages at the bottom of the page, with at most one button, which are also announced.

import { element } from './dom.js';

const STAY = 8000;

export class Toasts {
  #place;
  #said;
  #shown = null;
  #timer = 0;
  #act = null;

  /** `place` shows the message, `said` is a live region. */
  constructor(place, said) {
    this.#place = place;
    this.#said = said;
    // Somebody who is reading it, or about to press its button, gets more time.
    for (const type of ['pointerenter', 'focusin']) place.addEventListener(type, () => clearTimeout(this.#timer));
    for (const type of ['pointerleave', 'focusout']) place.addEventListener(type, () => this.#stay());
    document.addEventListener('keydown', event => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
        && event.key.toLowerCase() === 'z';
      if (!isUndo || !this.#act || event.target.closest?.('input, select, textarea')) return;
      event.preventDefault();
      this.#act();
    });
  }

  /** Announces a text to screen readers; the same text twice is announced twice. */
  say(text) {
    this.#said.textContent = this.#said.textContent === text ? `${text}\u00a0` : text;
  }

  /** Shows and announces a text; `{label, act}` adds a button until the message disappears. */
  show(text, { label, act } = {}) {
    const run = act && (() => {
      this.clear();
      act();
    });
    const button = run
      && element('button',
        { type: 'button', class: 'toast-button', onclick: run, 'aria-keyshortcuts': 'Control+Z' }, label);
    this.#act = run ?? null;
    this.#shown = element('div', { class: 'toast' }, element('p', {}, text), button);
    this.#place.replaceChildren(this.#shown);
    this.say(text);
    this.#stay();
  }

  #stay() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), STAY);
  }

  clear() {
    clearTimeout(this.#timer);
    this.#act = null;
    this.#shown?.remove();
    this.#shown = null;
  }
}
