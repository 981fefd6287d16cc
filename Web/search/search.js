// SPDX-License-Identifier: MIT
// A search over all events: a field, and what it finds by day, from today on; earlier and later ones can be shown, and
// what is found in calendars that are hidden. While the server is away it is one over what this device has.

import { isPassing, Unreachable } from '../app/api.js';
import { element, icon, setText } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { dragOut } from '../editing/dragging.js';
import { describeOccurrence } from '../editing/occurrence.js';
import { isOurs, searchHere } from './on-device.js';
import { listOf, optionID } from './results.js';
import { WORDS } from './words.js';

// Who types a word asks once.
const PAUSE = 90;
const PAGE = 30;
/** What is hidden is counted from the first day on. */
const FIRST_DAY = '0001-01-01';
const SOMETHING = /[\p{L}\p{N}]/u;

/**
 * Opens the search of a viewer, who has a locale, a zone and a day that is today; `choose(occurrence)` is told of the
 * event that somebody picks. `names` are the page's own words; `source` and `outbox` have what this device knows.
 */
export async function openSearch({ api, source, outbox, names, anchor, choose, ...viewer }) {
  const isTaken = () => document.querySelector('dialog[open]') !== null;
  if (isTaken()) return;
  const [words] = await Promise.all([loadWords('search', WORDS, viewer.locale),
    loadStyles(new URL('search.css', import.meta.url))]);
  if (isTaken()) return;
  new Search({ stores: { api, source, outbox }, words, choose, viewer, ...names })
    .open({ title: words('lookFor'), closeLabel: names.close, anchor });
}

class Search {
  #stores;
  #words;
  #choose;
  #viewer;
  #names;
  #asking = null;
  #pausing = 0;
  #results = [];
  #cursors = { earlier: null, later: null };
  #active = -1;
  #dialog = null;
  #field;
  #list;
  #status;
  #note;
  /** Says that only some events could be looked at. */
  #limits;
  /** Whether it is looked for in hidden calendars as well. */
  #looksBehind = false;
  #buttons;
  #scroller;

  constructor({ stores, words, choose, viewer, ...names }) {
    this.#stores = stores;
    this.#words = words;
    this.#choose = choose;
    this.#viewer = viewer;
    this.#names = names;
  }

  open({ title, closeLabel, anchor }) {
    this.#make(title);
    this.#dialog = openSheet({ title, closeLabel, anchor, kind: 'search', content: this.#scroller,
      closed: () => { this.#asking?.abort(); clearTimeout(this.#pausing); } });
    const heading = this.#dialog.querySelector('h2');
    heading.classList.add('spoken');
    heading.after(element('div', { class: 'search-field' }, icon('search'), this.#field));
    this.#scroller.before(this.#limits);
    this.#scroller.after(this.#status);
    this.#field.focus();
  }

  #make(title) {
    const words = this.#words;
    this.#list = element('div',
      { id: 'search-results', role: 'listbox', 'aria-label': words('results'), hidden: true });
    this.#field = element('input', { type: 'text', role: 'combobox', autocomplete: 'off', spellcheck: false,
      maxLength: 200, enterkeyhint: 'search', placeholder: title, 'aria-label': title,
      'aria-controls': 'search-results', 'aria-expanded': 'false', 'aria-autocomplete': 'list' });
    this.#status = element('p', { class: 'search-status', role: 'status' }, words('hint'));
    this.#limits = element('p', { class: 'search-limits', role: 'status' });
    this.#buttons = Object.fromEntries(['earlier', 'later'].map(side => [side, element('button',
      { type: 'button', class: 'plain', hidden: true, onclick: () => this.#turn(side) }, words(side))]));
    this.#note = element('p', { class: 'search-note', hidden: true }, element('span', { role: 'status' }),
      element('button', { type: 'button', class: 'plain', onclick: () => this.#lookBehind() }, words('showHidden')));
    this.#scroller = element('div', { class: 'search-results' }, this.#buttons.earlier, this.#list,
      this.#buttons.later, this.#note);
    this.#field.addEventListener('input', () => {
      clearTimeout(this.#pausing);
      this.#pausing = setTimeout(() => this.#ask(), PAUSE);
    });
    this.#field.addEventListener('keydown', event => this.#press(event));
    this.#list.addEventListener('click', ({ target }) => {
      const option = target.closest('[role=option]');
      if (option) this.#pick(Number(option.dataset.place));
    });
    const { locale, untitled } = { ...this.#viewer, ...this.#names };
    const textOf = ({ dataset }) =>
      describeOccurrence(this.#results[dataset.place].occurrence, { locale, untitled }).join('\n');
    dragOut(this.#list, target => target.closest('[role=option]'), textOf);
    // The field keeps the focus, and the words in it; after a press that may drag a result it has it back.
    this.#list.addEventListener('mousedown', event => {
      if (!event.target.closest('[draggable=true]')) event.preventDefault();
    });
    for (const type of ['pointerup', 'dragend']) this.#list.addEventListener(type, () => this.#field.focus());
  }

  // Asking ---------------------------------------------------------------------------------------

  /** Asks the server, or this device; an answer that is no longer wanted is null. */
  async #get(query) {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    try {
      return await this.#request({ ...this.#looksBehind && { hidden: 'too' }, ...query }, asking.signal);
    } catch {
      if (!asking.signal.aborted) this.#show([], { earlier: null, later: null }, this.#words('failed'));
      return null;
    }
  }

  async #request(query, signal) {
    const asked = { q: this.#field.value, zone: this.#viewer.zone, limit: PAGE, ...query };
    const { api } = this.#stores;
    try {
      if (!api.isAway && !isOurs(query.cursor)) return await api.get('search', asked, signal);
      throw new Unreachable();
    } catch (error) {
      const answer = isPassing(error) ? await searchHere(this.#stores, asked) : null;
      signal?.throwIfAborted();
      if (!answer) throw error;
      return answer;
    }
  }

  /** Says how many events there are in hidden calendars, unless they are shown or something else is asked by then. */
  async #count() {
    const text = this.#field.value;
    const answer = await this.#request({ hidden: 'only', from: FIRST_DAY }).catch(() => null);
    if (this.#field.value !== text || !answer?.results.length) return;
    const count = new Intl.NumberFormat(this.#viewer.locale).format(answer.results.length);
    this.#note.hidden = false;
    setText(this.#note.firstChild, this.#words('hidden', answer.later ? `${count}+` : count));
  }

  /** The field has the focus again: what is found is chosen there. */
  async #lookBehind() {
    this.#looksBehind = true;
    this.#field.focus();
    await this.#ask();
  }

  async #ask() {
    this.#note.hidden = true;
    const text = this.#field.value.trim();
    if (!SOMETHING.test(text)) {
      this.#asking?.abort();
      return this.#show([], { earlier: null, later: null }, this.#words('hint'));
    }
    let answer = await this.#get({ from: this.#viewer.today });
    // What is over is better than nothing.
    const isPast = answer && answer.results.length === 0 && answer.earlier;
    if (isPast) answer = await this.#get({ cursor: answer.earlier });
    if (!answer) return undefined;
    this.#show(answer.results, answer, answer.results.length ? '' : this.#words('nothing', text));
    if (isPast) this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#activate(isPast ? this.#results.length - 1 : 0, { scrolls: false });
    if (!this.#looksBehind) await this.#count();
    return undefined;
  }

  /** Shows a further page before or after what is shown, which stays where it is. */
  async #turn(side) {
    const cursor = this.#cursors[side];
    const answer = await this.#get({ cursor });
    if (!answer) return undefined;
    // The server has gone meanwhile, and with it the order in which that was a place.
    if (answer.isHere && !isOurs(cursor)) return this.#ask();
    const isEarlier = side === 'earlier';
    const [first, height] = [this.#active, this.#scroller.scrollHeight - this.#scroller.scrollTop];
    const all = isEarlier ? [...answer.results, ...this.#results] : [...this.#results, ...answer.results];
    this.#show(all, { ...this.#cursors, isHere: answer.isHere, [side]: answer[side] }, '');
    if (isEarlier) this.#scroller.scrollTop = this.#scroller.scrollHeight - height;
    this.#activate(isEarlier ? first + answer.results.length : first, { scrolls: false });
    return this.#field.focus();
  }

  // Showing --------------------------------------------------------------------------------------

  #show(results, { earlier, later, isHere = false }, message) {
    this.#results = results;
    this.#cursors = { earlier, later };
    setText(this.#limits, isHere ? this.#words('onDevice') : '');
    this.#list.replaceChildren(...listOf(results, { ...this.#viewer, ...this.#names }));
    this.#list.hidden = results.length === 0;
    this.#field.setAttribute('aria-expanded', String(results.length > 0));
    this.#buttons.earlier.hidden = !earlier;
    this.#buttons.later.hidden = !later;
    const count = new Intl.NumberFormat(this.#viewer.locale).format(results.length) + (earlier || later ? '+' : '');
    setText(this.#status, message || (results.length ? this.#words('found', count) : ''));
    this.#status.classList.toggle('spoken', results.length > 0);
    this.#activate(-1);
  }

  /** Marks the result that Enter picks. */
  #activate(place, { scrolls = true } = {}) {
    const former = this.#list.querySelector('[aria-selected=true]');
    former?.setAttribute('aria-selected', 'false');
    this.#active = Math.min(place, this.#results.length - 1);
    const option = this.#list.querySelector(`#${optionID(this.#active)}`);
    if (!option) return this.#field.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    if (scrolls) option.scrollIntoView({ block: 'nearest' });
    return this.#field.setAttribute('aria-activedescendant', option.id);
  }

  #press(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      this.#pick(this.#active);
    } else if (Object.hasOwn(steps, event.key) && this.#results.length) {
      event.preventDefault();
      const next = this.#active + steps[event.key];
      if (next < 0 && this.#cursors.earlier) this.#turn('earlier');
      else if (next >= this.#results.length && this.#cursors.later) this.#turn('later');
      else this.#activate(Math.max(next, 0));
    }
  }

  #pick(place) {
    const result = this.#results[place];
    if (!result) return;
    this.#dialog.close();
    this.#choose(result.occurrence);
  }
}
