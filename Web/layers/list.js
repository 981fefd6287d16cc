// SPDX-License-Identifier: MIT
// The rows below those of the calendars: the kinds of marks and the streaks, to show and to hide.

import { element, reconcile, setText } from '../app/dom.js';
import { layerOf, STREAKS } from './shown.js';

export class LayerList {
  #layers;
  #frame;
  #place;
  #kinds = [];

  constructor({ layers, frame, place }) {
    [this.#layers, this.#frame, this.#place] = [layers, frame, place];
  }

  /** Shows the layers that there are. */
  async show() {
    // What cannot be read is as it was.
    this.#kinds = await this.#layers.marks.kinds().catch(() => this.#kinds);
    const { book, settings } = this.#frame;
    const goal = settings?.goal;
    const groups = [
      { id: 'marks', title: book.say('marks'),
        rows: this.#kinds.map(({ kind, tint }) => ({ layer: layerOf(kind), name: kind, tint })) },
      { id: 'streaks', title: book.phrase('streaks'),
        rows: goal > 0 ? [{ layer: STREAKS, name: book.say('goalOfADay', goal), tint: 'green' }] : [] },
    ];
    reconcile(this.#place, groups.filter(({ rows }) => rows.length > 0),
      { key: ({ id }) => id, make: groupOf, fill: (made, group) => this.#fill(made, group) });
  }

  #fill(group, { rows }) {
    const place = group.lastElementChild;
    reconcile(place, rows, { key: ({ layer }) => layer, make: ({ layer }) => this.#row(layer),
      fill: (row, { layer, name, tint }) => {
        const [input, text] = row.children;
        input.checked = this.#layers.has(layer);
        input.dataset.tint = tint;
        setText(text, name);
      } });
  }

  #row(layer) {
    const input = element('input', { type: 'checkbox' });
    input.addEventListener('change', () => this.#layers.toggle(layer, this.#kinds));
    return element('label', {}, input, element('span', { dir: 'auto' }));
  }
}

function groupOf({ id, title }) {
  const heading = element('h2', { id: `layers-${id}` }, title);
  return element('div', { class: 'calendars', role: 'group', 'aria-labelledby': heading.id }, heading,
    element('div', {}));
}
