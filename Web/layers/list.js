// SPDX-License-Identifier: MIT
// The rows below those of the calendars: the kinds of marks and the streaks, to show and to hide.

import { element, icon, reconcile, setText } from '../app/dom.js';
import { loadSheetStyles } from '../app/styles.js';
import { layerOf, STREAKS } from './shown.js';

/** Opens the form for the daily goal; what opens it stays where it is, also where a sheet stands over it. */
async function openGoal(frame, anchor) {
  try {
    const [{ openSettings }] = await Promise.all([import('../streak/settings-form.js'), loadSheetStyles()]);
    if (!frame.settings) throw new Error('the goal is not known yet');
    openSettings(frame, anchor, { hasZone: true });
  } catch {
    frame.toasts.show(frame.book.phrase('loadFailed'));
  }
}

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
        const [input, text] = (row.querySelector('label') ?? row).children;
        input.checked = this.#layers.has(layer);
        input.dataset.tint = tint;
        setText(text, name);
      } });
  }

  #row(layer) {
    const input = element('input', { type: 'checkbox' });
    input.addEventListener('change', () => this.#layers.toggle(layer, this.#kinds));
    const label = element('label', {}, input, element('span', { dir: 'auto' }));
    return layer === STREAKS ? element('div', { class: 'list-head' }, label, this.#editing()) : label;
  }

  /** The button that opens what streaks are measured by, which is the same form as on their own page. */
  #editing() {
    const frame = this.#frame;
    const title = frame.say('edit', frame.say('goal'));
    const button = element('button', { type: 'button', class: 'slight', title, 'aria-label': title,
      'aria-haspopup': 'dialog' }, icon('more'));
    button.addEventListener('click', () => openGoal(frame, button));
    return button;
  }
}

function groupOf({ id, title }) {
  const heading = element('h2', { id: `layers-${id}` }, title);
  return element('div', { class: 'calendars', role: 'group', 'aria-labelledby': heading.id }, heading,
    element('div', {}));
}
