// SPDX-License-Identifier: MIT
// Reads what a calendar's shadow tree says, a row for each thing in it, in document order.

const TINTS = ['', 'streak-kept', 'streak-short', 'streak-none', 'blue', 'green', 'orange', 'red', 'purple', 'teal', 'pink', 'graphite'];
const ATTRIBUTES = ['role', 'aria-label', 'aria-selected', 'aria-disabled', 'aria-multiselectable', 'aria-current', 'aria-live',
  'aria-labelledby', 'tabindex', 'data-traits', 'data-tint', 'data-title-tint', 'data-border-tint', 'data-selection-tint', 'data-day', 'data-role',
  'data-state', 'dir'];
const isPlumbing = element => element.matches('.root, .mover, .ruler, .text, .dots, .dots *, .glance *, .heads, .heads *');

/** The days of a small month as dumps write them: where the first one stands, how many, and what each holds. */
function glance(element, tints) {
  const days = [...element.querySelectorAll('i')].filter(day => !day.hidden);
  const heat = day => day.dataset.tint ? String.fromCharCode(64 + tints.indexOf(day.dataset.tint)) : day.dataset.heat ?? '.';
  const written = days.map(day => heat(day) + (day.classList.contains('selected') ? '+' : '') + (day.classList.contains('disabled') ? '-' : ''));
  const today = days.findIndex(day => day.classList.contains('today')) + 1;
  return `${days[0].style.gridColumnStart - 1}+${days.length}${today ? ` today ${today}` : ''} ${written.join('')}`;
}

export function readDOM(calendar) {
  const root = calendar.shadowRoot.querySelector('.root');
  const origin = root.getBoundingClientRect();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  const rows = [];
  const levels = new Map([[root, -1]]);
  for (let element = walker.nextNode(); element; element = walker.nextNode()) {
    const level = levels.get(element.parentNode) + (isPlumbing(element) ? 0 : 1);
    levels.set(element, level);
    if (isPlumbing(element)) continue;
    const box = element.getBoundingClientRect();
    const text = [...element.children].find(child => child.matches('.text'))?.textContent ?? '';
    const row = {
      level, text, part: element.getAttribute('part'),
      frame: [box.left - origin.left, box.top - origin.top, box.width, box.height],
      dots: [...element.querySelectorAll(':scope > .dots > i')].map(dot => dot.dataset.tint),
      more: element.querySelector(':scope > .dots')?.textContent ?? '',
    };
    if (element.matches('.glance')) row.days = glance(element, TINTS);
    for (const name of ATTRIBUTES) {
      if (element.hasAttribute(name)) row[name] = element.getAttribute(name);
    }
    rows.push(row);
  }
  return rows;
}
