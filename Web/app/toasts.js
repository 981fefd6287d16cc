// SPDX-License-Identifier: MIT
// Short messages at the bottom of the page, with the buttons that they may have, which are also announced.

import { element } from './dom.js';
import { keepFocus } from './focus.js';

/** How long they stay. */
export const STAY = 8000;
/** How long what is said waits for what a calendar says of the page to which it turns for that: it comes last. */
const PAUSE = 150;

export class Toasts {
  #place;
  #said;
  #timer = 0;
  /** What had the focus before the message's button took it. */
  #former = null;
  /** What its button takes back beside the history. */
  #undo = null;
  /** Whether fingers draw messages away. */
  #swiping = null;

  /** `place` shows the message, `said` is a live region. */
  constructor(place, said) {
    this.#place = place;
    this.#said = said;
    // Somebody who is reading it, or about to press its button, gets more time.
    for (const type of ['pointerenter', 'focusin']) place.addEventListener(type, () => clearTimeout(this.#timer));
    for (const type of ['pointerleave', 'focusout']) place.addEventListener(type, () => this.#stay());
    place.addEventListener('lowered', () => this.#stay());
    place.addEventListener('focusin', event => { this.#former = event.relatedTarget ?? this.#former; });
  }

  /** Fingers draw messages away, from the first one on. */
  async #followFingers() {
    const { followSwipe } = await import('./swipe.js');
    const place = this.#place;
    followSwipe(place, {
      way: (x, y) => Math.max(Math.abs(x), y),
      moved: (x, y) => { place.firstElementChild?.style.setProperty('translate', `${x}px ${Math.max(0, y)}px`); },
      left: isMeant => {
        if (isMeant) this.clear(); else place.firstElementChild?.style.removeProperty('translate');
      },
    });
  }

  /** Announces a text to screen readers; the same text twice is announced twice. */
  say(text) {
    setTimeout(() => {
      this.#said.textContent = this.#said.textContent === text ? `${text}\u00a0` : text;
    }, PAUSE);
  }

  /**
   * Shows and announces a text; each `{label, act, keys}` adds a button until the message disappears. One that `undoes`
   * takes back something that no history knows, see `undo`.
   */
  show(text, ...actions) {
    this.#swiping ??= this.#followFingers().catch(() => { this.#swiping = null; });
    const button = ({ label, act, keys }) => element('button',
      { type: 'button', class: 'toast-button', 'aria-keyshortcuts': keys, onclick: () => {
        this.clear();
        act();
      } }, label);
    this.#put(element('div', { class: 'toast' }, element('p', {}, text), ...actions.map(button)));
    this.#undo = actions.find(({ undoes }) => undoes) ?? null;
    this.say(text);
    this.#stay();
  }

  #stay() {
    clearTimeout(this.#timer);
    this.#place.classList.remove('due');
    this.#timer = setTimeout(() => {
      // What it offers cannot be pressed before the sheet below it is closed.
      if (this.#place.popover && this.#place.querySelector('button')) this.#place.classList.add('due');
      else this.clear();
    }, STAY);
  }

  clear() {
    clearTimeout(this.#timer);
    this.#undo = null;
    this.#put();
  }

  /** Takes back what the message that is shown is about; false where a history does that. */
  undo() {
    const undo = this.#undo;
    if (undo) {
      this.clear();
      undo.act();
    }
    return undo !== null;
  }

  #put(...shown) {
    keepFocus(() => this.#place.replaceChildren(...shown), () => this.#place.querySelector('button'), this.#former);
  }
}
