// SPDX-License-Identifier: MIT
// Printing the calendar of events: what is meant, laid out for paper, whatever of it the window shows.

import { element, icon } from '../app/dom.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
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
  place.after(element('button', { type: 'button', id: 'print', class: 'tool foot', title: printing.label,
    'aria-keyshortcuts': 'Control+P', onclick: () => printing.print() },
  icon('print'), element('span', {}, printing.label)));
  return printing;
}

class Printing {
  #page;
  #words;
  #paper = null;
  #isLaid = false;
  /** What the server has said of the days of a year. */
  #counts = { of: '', facts: [] };

  constructor(page, words) {
    [this.#page, this.#words] = [page, words];
    // Promises that are kept already are followed before the browser makes its pages: the rest is not there yet.
    addEventListener('beforeprint', () => {
      if (!this.#isLaid) this.#lay();
      this.#isLaid = false;
    });
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
    const { source } = this.#page;
    if (period !== 'year') await source.occurrences(days);
    else this.#counts = { of: days.first, facts: await source.facts(days) };
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
      const [calendars, occurrences] = await Promise.all([source.calendars(), isYear ? [] : source.occurrences(days)]);
      const facts = this.#counts.of === days.first && isYear ? this.#counts.facts : [];
      if (this.#paper === paper) {
        await paper.fill({ calendars, occurrences, facts }, { ...names, nothing: this.#words('nothing'),
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
