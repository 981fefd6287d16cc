// SPDX-License-Identifier: MIT
// One list of all that a day holds: its events, how far it has come towards its goal with its sessions, and its marks.

import { element, icon, reconcile, setText } from '../app/dom.js';

export class DayRows {
  element = element('ul', { class: 'items' });
  #rows = new Map();
  #open;

  /** `open(row, button, hasControl)` opens one, or whatever else is meant with Control or Command. */
  constructor(open) { this.#open = open; }

  /**
   * Shows rows in their order: `{key, kind, name, detail, isPending}` with the `color` of a calendar, its `occurrence`
   * and whether that `isPicked`, or the `tint` of a mark, and for the kind `goal` `{name, points, goal}`.
   */
  show(rows) {
    this.#rows = new Map(rows.map(row => [row.key, row]));
    reconcile(this.element, rows, { key: ({ key }) => key, make: row => this.#make(row), fill });
  }

  #make({ key, kind }) {
    if (kind === 'goal') {
      const text = element('p', { id: 'inspector-goal' });
      return element('li', { class: 'of-goal' }, element('progress', { 'aria-labelledby': text.id }), text);
    }
    const sign = kind === 'session' ? icon('streaks') : element('span', { class: 'sign' });
    const open = ({ ctrlKey, metaKey }) => this.#open(this.#rows.get(key), button, ctrlKey || metaKey);
    const button = element('button', { type: 'button', class: 'item', onclick: open }, sign,
      element('span', { class: 'texts' }, element('span', { class: 'name', dir: 'auto' }),
        element('span', { class: 'detail' })));
    return element('li', { class: `of-${kind}` }, button);
  }
}

function fill(item, row) {
  if (row.kind === 'goal') {
    const [progress, text] = item.children;
    Object.assign(progress, { max: row.goal, value: Math.min(row.points, row.goal) });
    setText(text, row.name);
    return;
  }
  const [sign, texts] = item.firstElementChild.children;
  const [name, detail] = texts.children;
  if (row.tint) sign.dataset.tint = row.tint;
  if (row.color) sign.style.setProperty('--own', row.color);
  setText(name, row.name);
  setText(detail, row.detail);
  detail.hidden = !row.detail;
  item.classList.toggle('pending', Boolean(row.isPending));
  item.classList.toggle('cancelled', Boolean(row.isCancelled));
  if (row.kind !== 'event') return;
  // As those of the calendar are told.
  item.firstElementChild.ariaPressed = row.isPicked ? 'true' : null;
  item.firstElementChild.dataset.occurrence = row.occurrence.id;
}
