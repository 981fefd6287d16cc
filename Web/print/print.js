// SPDX-License-Identifier: MIT
// Printing the calendar of events: what is meant, laid out for paper, whatever of it the window shows.

import { element, icon } from '../app/dom.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { todayFacts } from '../events/today.js';
import { Paper } from './paper.js';
import { daysOf } from './period.js';
import { WORDS } from './words.js';

/**
 * Follows the browser's own printing, and offers it after `place`. `shown()` is what the window shows: its period
 * and the days in view; `names` are the page's own words. Call `prepare()` of what this returns when it has changed.
 */
export async function followPrinting({ place, locale, ...page }) {
  const [words] = await Promise.all([loadWords('print', WORDS, locale),
    ...['../app/print.css', 'print.css'].map(path => loadStyles(new URL(path, import.meta.url)))]);
  const printing = new Printing(page, words);
  const button = element('button', { type: 'button', id: 'print', class: 'tool foot', title: printing.label,
    'aria-keyshortcuts': 'Control+P', onclick: () => {
      // Without a sidebar it stands in a sheet.
      button.closest('dialog')?.close();
      printing.print();
    } }, icon('print'), element('span', {}, printing.label));
  place.after(button);
  return printing;
}

const keyOf = (period, { first, last }) => `${period} ${first} ${last}`;

class Printing {
  #page;
  #words;
  #paper = null;
  #isLaid = false;
  /** What is known of the days. */
  #facts = { of: '', facts: [] };

  constructor(page, words) {
    [this.#page, this.#words] = [page, words];
    // Promises that are kept already are followed before the browser makes its pages: the rest is not there yet.
    addEventListener('beforeprint', () => {
      if (!this.#isLaid) this.#lay();
      this.#isLaid = false;
    });
    page.calendar.addEventListener('layerschange', () => this.prepare());
    // Some browsers make their pages after they have said that they are done.
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => this.#clear(), true);
  }

  /** What printing is called. */
  get label() { return this.#words('print'); }

  /** Reads what a print would need; by the time somebody prints there is no time for it, or no server. */
  prepare() { this.#read().catch(() => {}); }

  async print() {
    await this.#lay();
    this.#isLaid = true;
    print();
    this.#isLaid = false;
  }

  #meant() {
    const shown = this.#page.shown();
    return shown.days && { shown, days: daysOf(shown.period, shown.days) };
  }

  async #read() {
    const meant = this.#meant();
    if (!meant) return;
    const { shown: { period }, days } = meant;
    const [facts] = await Promise.all([this.#factsOf(days), period === 'year' ? [] : this.#data.occurrences(days)]);
    this.#facts = { of: keyOf(period, days), facts };
  }

  /** Events with the layers that are over them. */
  get #data() { return this.#page.calendar.dataSource ?? this.#page.source; }

  /** What is known of the days but which of them is today, which paper does not know. */
  async #factsOf(days) {
    const { today, timeZone } = this.#page.calendar;
    const facts = await this.#data.facts({ ...days, today, timeZone });
    const [own] = todayFacts({ ...days, today });
    // Nor is its goal missed before it is over.
    const plain = ({ tint, ...fact }) => ([own.tint, 'streak-short'].includes(tint) ? fact : { tint, ...fact });
    return own ? facts.map(fact => (fact.day === own.day ? plain(fact) : fact)) : facts;
  }

  async #lay() {
    this.#clear();
    const meant = this.#meant();
    if (!meant) return;
    const { shown, days } = meant;
    const { calendar, source, names } = this.#page;
    const paper = new Paper(calendar, shown, days);
    this.#paper = paper;
    paper.note = this.#words('incomplete');
    document.body.append(paper.element);
    document.documentElement.dataset.paper = '';
    try {
      const isYear = shown.period === 'year';
      const isKnown = this.#facts.of === keyOf(shown.period, days);
      const [calendars, occurrences, facts, layers] = await Promise.all([source.calendars(),
        isYear ? [] : this.#data.occurrences(days), isYear ? isKnown && this.#facts.facts : this.#factsOf(days),
        this.#data.legend?.(days)]);
      if (this.#paper === paper) {
        const known = { calendars, occurrences, facts: facts || [], layers: layers ?? [] };
        await paper.fill(known, { ...names, nothing: this.#words('nothing'),
          from: time => this.#words('from', time), until: time => this.#words('until', time) });
      }
    } catch {
      // The paper says what it lacks.
      paper.note = this.#words('incomplete');
    }
  }

  #clear() {
    this.#paper?.element.remove();
    this.#paper = null;
    delete document.documentElement.dataset.paper;
  }
}
