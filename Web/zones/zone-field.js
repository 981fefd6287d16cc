// SPDX-License-Identifier: MIT
// A time zone among hundreds: a field that is searched by city, country, clock or offset, with what is found below it.
// Its keys are those of a combobox whose list completes it: arrows lead through the list, Enter or a press takes,
// Escape leaves it as it was. What is typed is no zone yet: only what is taken is told, by `input` and `change`.

import { element, setText } from '../app/dom.js';
import { Field } from '../app/fields.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { isSameZone, zoneName, zonesInOrder } from '../app/zones.js';
import { WORDS } from './words.js';
import { countriesOf, indexed, offsetAt, offsetText, zonesFor } from './zone-search.js';

const PAGE = 8;
let lists = 0;

/** The words and the looks of lists of zones, for who comes to choose one. */
export const loadZoneField = locale => Promise.all([loadWords('zones', WORDS, locale),
  loadStyles(new URL('zones.css', import.meta.url))]).then(([words]) => words);

export class ZoneField extends Field {
  #locale;
  #first;
  #value;
  #list;
  #note;
  /** All zones; null until somebody comes to choose. */
  #index = null;
  #countries = null;
  #shown = [];
  #active = -1;
  #day;
  #words = () => '';

  /**
   * `first` are what stands before all zones: pairs of a value and a text. `day()` is the day whose offsets are told;
   * `tell` says a text to whoever hears the page.
   */
  constructor(name, label, { value, first, locale, day, tell }) {
    const list = element('ul', { role: 'listbox', id: `zones-${lists += 1}`, class: 'found-zones', hidden: true,
      'aria-label': label });
    const input = element('input', { type: 'text', role: 'combobox', 'aria-autocomplete': 'list',
      'aria-expanded': 'false', 'aria-controls': list.id, enterkeyhint: 'done', autocomplete: 'off',
      autocapitalize: 'off', spellcheck: false });
    super(name, label, input);
    Object.assign(this, { tell });
    this.#note = element('p', { class: 'no-zone', hidden: true });
    input.after(element('div', { class: 'zone-room' }, list, this.#note));
    this.#list = list;
    this.#locale = locale;
    this.#first = first;
    this.#day = day;
    this.#put(value ?? '');
    this.#listen(input);
  }

  get value() { return this.#value; }

  /** Learns its words, once they are there. */
  use(words) {
    this.#words = words;
    this.control.placeholder = words('placeholder');
    setText(this.#note, words('nothing'));
  }

  #put(value) {
    this.#value = value;
    this.control.dataset.zone = value;
    this.control.value = this.#first.find(([zone]) => zone === value)?.[1] ?? zoneName(value, this.#locale);
  }

  get #isOpen() { return this.control.ariaExpanded === 'true'; }

  #listen(input) {
    // What is typed or left is not what has been chosen.
    for (const name of ['input', 'change']) {
      input.addEventListener(name, event => {
        if (!event.isTrusted) return;
        event.stopPropagation();
        if (name === 'input') this.#open(input.value);
      });
    }
    input.addEventListener('focus', () => input.select());
    input.addEventListener('click', () => {
      if (this.#isOpen) return;
      this.#open('');
      // Who comes back to it looks for another one. The browser puts the caret where it was pressed after this.
      setTimeout(() => input.select());
    });
    input.addEventListener('blur', () => this.#leave());
    input.addEventListener('keydown', event => this.#press(event));
    // The keyboard stays in the field, also on a phone, where it would come and go.
    this.#list.addEventListener('pointerdown', event => event.preventDefault());
    this.#list.addEventListener('mousedown', event => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => {
      const place = [...this.#list.children].indexOf(target.closest('[role=option]'));
      if (place >= 0) this.#take(place);
    });
  }

  // The list -------------------------------------------------------------------------------------

  get #zones() {
    const day = new Date(`${this.#day() || new Date().toISOString().slice(0, 10)}T12:00Z`);
    const isFirst = zone => this.#first.some(([own]) => own && isSameZone(own, zone));
    const offset = zone => (zone ? offsetAt(zone, day) : null);
    this.#index ??= zonesInOrder(this.#locale, this.#value).filter(([zone]) => !isFirst(zone));
    return indexed([...this.#first, ...this.#index], { countries: this.#countries ?? new Map(), offset });
  }

  /** Opens the list with what a text means, or with all zones and the chosen one among them. */
  #open(text) {
    if (text) this.#countries ??= countriesOf(this.#locale);
    this.#shown = zonesFor(text, this.#zones);
    this.#list.replaceChildren(...this.#shown.map(({ zone, text: name, minutes }, place) => element('li',
      { role: 'option', id: `${this.#list.id}-${place}`, 'aria-selected': String(zone === this.#value),
        'data-zone': zone },
      element('span', {}, name), element('span', { class: 'offset', dir: 'ltr' }, offsetText(minutes)))));
    const isEmpty = this.#shown.length === 0;
    if (isEmpty && this.#note.hidden) this.tell?.(this.#words('nothing'));
    this.#list.hidden = isEmpty;
    this.#note.hidden = !isEmpty;
    this.control.ariaExpanded = String(!isEmpty);
    const own = this.#shown.findIndex(({ zone }) => zone === this.#value);
    this.#lead(text ? 0 : Math.max(0, own));
    this.#list.parentElement.scrollIntoView({ block: 'nearest' });
  }

  #close() {
    this.#list.hidden = this.#note.hidden = true;
    this.#list.replaceChildren();
    this.control.ariaExpanded = 'false';
    this.control.removeAttribute('aria-activedescendant');
  }

  /** Leads the keyboard to one of what is shown. */
  #lead(place) {
    this.#list.children[this.#active]?.classList.remove('active');
    this.#active = Math.min(place, this.#shown.length - 1);
    const option = this.#list.children[this.#active];
    if (!option) {
      this.control.removeAttribute('aria-activedescendant');
      return;
    }
    option.classList.add('active');
    this.control.setAttribute('aria-activedescendant', option.id);
    // Within the list: the form stays where it is.
    const { offsetTop: top, offsetHeight: height } = option;
    const list = this.#list;
    list.scrollTop = Math.max(top + height - list.clientHeight, Math.min(list.scrollTop, top));
  }

  #take(place) {
    const { zone } = this.#shown[place];
    const isOther = zone !== this.#value;
    this.#put(zone);
    this.#close();
    this.control.select();
    if (!isOther) return;
    for (const name of ['input', 'change']) this.control.dispatchEvent(new Event(name, { bubbles: true }));
  }

  /** Who goes away takes what was typed where that is one zone, and otherwise leaves what was there. */
  #leave() {
    const isTyped = this.control.value !== '' && this.#shown.length === 1 && this.#isOpen;
    if (isTyped) this.#take(0);
    this.#put(this.#value);
    this.#close();
  }

  // Keys -----------------------------------------------------------------------------------------

  #press(event) {
    const { key, altKey, ctrlKey, metaKey, isComposing } = event;
    if (ctrlKey || metaKey || isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
    if (step && !this.#isOpen) this.#open('');
    else if (step && altKey && step < 0) this.#escape();
    else if (step) this.#step(step);
    else if (key === 'Enter' && this.#isOpen) this.#take(this.#active);
    else if (key === 'Escape' && (this.#isOpen || !this.#note.hidden)) this.#escape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A step leads from one end to the other, many go no further than it. */
  #step(by) {
    const last = this.#shown.length - 1;
    const to = this.#active + by;
    if (Math.abs(by) === 1) this.#lead(to > last ? 0 : to < 0 ? last : to);
    else this.#lead(Math.max(0, Math.min(to, last)));
  }

  #escape() {
    this.#close();
    this.#put(this.#value);
    this.control.select();
  }
}
