// SPDX-License-Identifier: MIT
// A control for a time of day: a text, steps by the arrow keys, and a list.

import { keep } from './place.js';
import { closes } from './popup.js';

const COARSE = matchMedia('(pointer: coarse)');
const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

export class TimeControl {
  element;
  #input;
  #label;
  #list;
  #error;
  #read;
  #changed;
  #hasPopovers;
  #words;
  #state = { minute: 0, least: 0, most: 1439, step: 15 };
  // The minutes in the list, and the one that a key would choose.
  #options = [];
  #active = -1;
  #leave = null;
  #isByHand = false;

  /** `read` gives the minutes of the day that a text can mean, `changed` takes the one that has been chosen. */
  constructor(index, { read, changed, hasPopovers }) {
    this.#read = read;
    this.#changed = changed;
    this.#hasPopovers = hasPopovers;
    const id = `time-${index}`;
    this.#label = make('label', { htmlFor: id });
    this.#input = make('input', { id, type: 'text', role: 'combobox', autocomplete: 'off', autocapitalize: 'off',
      spellcheck: false, ariaExpanded: 'false', ariaHasPopup: 'listbox', ariaAutoComplete: 'list' });
    this.#input.setAttribute('aria-controls', `${id}-list`);
    this.#input.setAttribute('aria-describedby', `${id}-error time-message`);
    this.#input.part.add('time');
    this.#list = make('ul', { id: `${id}-list`, className: 'list', role: 'listbox', hidden: true });
    this.#list.popover = 'manual';
    this.#list.part.add('time-list');
    this.#error = make('p', { id: `${id}-error`, className: 'message', role: 'alert' });
    this.element = make('div', { className: 'time' }, this.#label, this.#input, this.#list, this.#error);
    this.#listen();
  }

  #listen() {
    const input = this.#input;
    input.addEventListener('focus', () => input.select());
    input.addEventListener('click', event => this.#click(event));
    input.addEventListener('input', () => this.#type());
    input.addEventListener('keydown', event => this.#keyDown(event));
    input.addEventListener('blur', () => {
      this.#close();
      this.#writeByHand(false);
      this.#commit();
    });
    // The keyboard stays in the input.
    this.#list.addEventListener('mousedown', event => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => {
      const option = target.closest('[role=option]');
      if (option) this.#choose(Number(option.dataset.minute));
    });
  }

  /** Whether what is written is no time. */
  get isWrong() { return this.#error.textContent !== ''; }

  focus() { this.#input.focus(); }

  remove() {
    this.#close();
    this.element.remove();
  }

  /** Shows a time, and which ones there are. */
  show(words, label, { isWrong, ...state }) {
    const isOther = state.minute !== this.#state.minute || words !== this.#words;
    this.#words = words;
    this.#state = state;
    this.#label.textContent = label;
    this.#list.ariaLabel = label;
    if (isOther || !this.#error.textContent) this.#write();
    if (!this.#error.textContent) this.#input.ariaInvalid = isWrong ? 'true' : null;
    this.#writeByHand(this.#isByHand);
  }

  /** Shows the time that counts in place of what is written. */
  settle() {
    this.#close();
    if (this.#words) this.#write();
  }

  #write() {
    const text = this.#words.clock(this.#state.minute);
    if (this.#input.value !== text) this.#input.value = text;
    this.#complain('');
  }

  #complain(words) {
    if (this.#error.textContent !== words) this.#error.textContent = words;
    if (words) this.#input.ariaInvalid = 'true'; else this.#input.ariaInvalid = null;
  }

  // The keyboard of the screen would cover the list: a second tap brings it.
  #writeByHand(isByHand) {
    this.#isByHand = isByHand;
    this.#input.inputMode = COARSE.matches && !isByHand ? 'none' : '';
  }

  #click({ pointerType }) {
    if (pointerType === 'touch' && this.#isOpen && !this.#isByHand) {
      this.#writeByHand(true);
      // The keyboard of the screen comes with the focus.
      this.#input.blur();
      this.#writeByHand(true);
      this.#input.focus();
    } else {
      this.#open();
    }
  }

  // Typing ----------------------------------------------------------------------------------------
  #type() {
    const text = this.#input.value.trim();
    const minutes = this.#read(text);
    this.#input.ariaInvalid = null;
    if (text && minutes.length === 0) this.#close();
    else this.#open(text ? minutes : null, minutes.length === 1 ? 0 : -1);
  }

  #commit() {
    const text = this.#input.value.trim();
    if (!text || text === this.#words.clock(this.#state.minute)) return this.#write();
    const minutes = this.#read(text);
    if (minutes.length === 1) return this.#choose(minutes[0]);
    const times = minutes.map(minute => this.#words.clock(minute));
    this.#complain(times.length > 0 ? this.#words.say('which', ...times)
      : this.#words.say('writeTime', this.#words.clock(this.#state.minute)));
  }

  #choose(minute) {
    this.#close();
    const isOther = minute !== this.#state.minute;
    this.#state.minute = minute;
    this.#write();
    if (isOther) this.#changed(minute);
    this.#input.select();
  }

  #keyDown(event) {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing || closes(event)) return;
    const way = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Escape' && this.#isOpen) {
      this.#close();
      this.#write();
    } else if (way && altKey) {
      this.#open();
    } else if (way && this.#isOpen) {
      this.#mark((this.#active + way + this.#options.length) % this.#options.length);
    } else if (way) {
      this.#step(-way);
    } else if (key === 'Enter') {
      if (this.#isOpen && this.#active >= 0) this.#choose(this.#options[this.#active]); else this.#commit();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Goes to the next time of the list, or to the one before. */
  #step(way) {
    const { minute, step, least, most } = this.#state;
    const next = (way > 0 ? Math.floor(minute / step) + 1 : Math.ceil(minute / step) - 1) * step;
    if (next < 0 || next > 1439) return;
    this.#choose(Math.max(least, Math.min(next, most)));
  }

  // The list --------------------------------------------------------------------------------------
  get #isOpen() { return !this.#list.hidden; }

  #all() {
    const { step, least, most } = this.#state;
    const minutes = [];
    for (let minute = 0; minute < 1440; minute += step) if (minute >= least && minute <= most) minutes.push(minute);
    return minutes;
  }

  /** Shows some times, or all; and which of them a key would choose. */
  #open(minutes = null, active = null) {
    this.#options = minutes ?? this.#all();
    this.#list.replaceChildren(...this.#options.map((minute, index) => {
      const option = make('li', { id: `${this.#list.id}-${index}`, role: 'option',
        textContent: this.#words.clock(minute), ariaSelected: String(minute === this.#state.minute) });
      option.dataset.minute = minute;
      return option;
    }));
    this.#list.style.setProperty('--_width', `${this.#input.offsetWidth}px`);
    if (!this.#isOpen && this.#options.length > 0) {
      this.#list.hidden = false;
      if (this.#hasPopovers) this.#list.showPopover();
      this.#leave = keep(this.#list, this.#input, () => this.#input.matches(':dir(rtl)'));
      this.#input.ariaExpanded = 'true';
    }
    const near = this.#options.findLastIndex(minute => minute <= this.#state.minute);
    this.#mark(active ?? this.#options.indexOf(this.#state.minute), Math.max(0, near));
  }

  #close() {
    if (!this.#isOpen) return;
    this.#leave();
    if (this.#hasPopovers) this.#list.hidePopover();
    this.#list.hidden = true;
    this.#input.ariaExpanded = 'false';
    this.#mark(-1);
  }

  /** Marks an option and brings it into view, or another one where there is none. */
  #mark(index, near = index) {
    this.#active = index;
    const options = [...this.#list.children];
    options.forEach((option, at) => option.classList.toggle('active', at === index));
    if (index < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', options[index].id);
    const shown = options[index] ?? options[near];
    if (shown) this.#list.scrollTop = shown.offsetTop - (this.#list.clientHeight - shown.offsetHeight) / 2;
  }
}
