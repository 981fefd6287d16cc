// SPDX-License-Identifier: MIT
// Marks and streaks as layers over the days of the events: what of them is shown, and how each view shows it. The
// module of streaks comes with this one.

import { RemoteMarks } from '../kal/remote-marks.js';
import { RemoteStreaks } from '../streak/remote-streaks.js';
import { Overlay } from './overlay.js';
import { layerOf, Shown, STREAKS } from './shown.js';

// Marks are dots under the number of a day; where there are no such numbers, bars among the events of whole days.
const WITH_BARS = new Set(['timeline', 'agenda']);
const OF_MARK = 'mark:';

/** The id of a mark, of that of the bar that shows it; or null. */
export const markOf = id => (id?.startsWith(OF_MARK) ? id.slice(OF_MARK.length) : null);

export class Layers {
  #calendar;
  #source;
  #store;
  #place;
  #shown;
  #hasBars;

  /** `source` has the events; `book` is the module of streaks; `place` is the name of where bars are kept. */
  constructor({ frame, source, book, place }) {
    const { api, outbox, calendar } = frame;
    this.#calendar = calendar;
    this.#source = source;
    this.#place = place;
    this.#store = frame.connection.info?.store;
    this.#shown = new Shown(frame.isDemo);
    this.#hasBars = WITH_BARS.has(calendar.view);
    this.streaks = new RemoteStreaks({ api, book, outbox, zone: () => calendar.timeZone });
    this.marks = new RemoteMarks({ api, book, outbox, isHidden: kind => !this.#shown.has(layerOf(kind)),
      isWide: () => this.#hasBars });
    this.days = new Overlay([source, this.#dots(), this.#discs()]);
    // Another view shows marks in another way.
    new MutationObserver(() => this.#follow()).observe(calendar, { attributeFilter: ['view'] });
    this.#cover();
  }

  /** Nothing is asked anew while there is nothing over the events. */
  #cover() {
    const calendar = this.#calendar;
    if (calendar.dataSource === this.days || !this.#shown.isAny) return;
    this.#source.bars = [];
    calendar.dataSource = this.days;
    this.#tell();
  }

  /** What is printed is what is shown, and read before. */
  #tell() { this.#calendar.dispatchEvent(new Event('layerschange')); }

  // The layers -----------------------------------------------------------------------------------

  #dots() {
    const { marks } = this;
    return {
      // Without an answer the days are shown without marks; the page says that the server is away.
      facts: async request => {
        if (!this.#shown.hasMarks) return [];
        const facts = await marks.facts(request).catch(() => []);
        return this.#calendar.view === 'year' ? facts.map(withCount) : facts;
      },
      occurrences: async request => {
        const found = this.#shown.hasMarks ? await marks.occurrences(request).catch(() => []) : [];
        const bars = found.map(occurrence => ({ ...occurrence, id: OF_MARK + occurrence.id }));
        const { today } = this.#calendar;
        if (this.#hasBars && request.first <= today && today <= request.last) this.#keep(bars);
        return bars;
      },
      subscribe: listener => marks.subscribe(listener),
    };
  }

  /** Keeps the bars of today's page on this device: it begins with them when it is opened again. */
  #keep(bars) {
    try {
      localStorage.setItem(this.#place, JSON.stringify({ store: this.#store, bars }));
    } catch {
      // Then they come a moment after the events.
    }
  }

  #discs() {
    const { streaks } = this;
    return {
      facts: async request => (this.has(STREAKS) ? streaks.facts(request).catch(() => []) : []),
      subscribe: listener => streaks.subscribe(listener),
    };
  }

  #follow() {
    const hasBars = WITH_BARS.has(this.#calendar.view);
    if (hasBars === this.#hasBars) return;
    this.#hasBars = hasBars;
    this.days.changed();
  }

  // Which are shown ------------------------------------------------------------------------------

  has(layer) { return this.#shown.has(layer); }

  /** Shows or hides a layer; `kinds` are all kinds of marks. */
  toggle(layer, kinds) {
    this.#shown.toggle(layer, [STREAKS, ...kinds.map(({ kind }) => layerOf(kind))]);
    this.#cover();
    this.days.changed();
    this.#tell();
  }

  /** Notes that anything may have changed on the server. */
  changed() {
    this.streaks.changed();
    this.marks.changed();
  }
}

const withCount = fact => ({ ...fact, count: fact.dots.length + fact.more });
