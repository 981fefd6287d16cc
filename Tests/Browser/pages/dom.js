// SPDX-License-Identifier: MIT
// Reads what a calendar's shadow tree says, a row for each thing in it, in document order.

const ATTRIBUTES = ['role', 'aria-label', 'aria-selected', 'aria-disabled', 'aria-multiselectable', 'aria-current', 'aria-live',
  'aria-labelledby', 'tabindex', 'data-traits', 'data-tint', 'data-title-tint', 'data-day', 'data-role',
  'data-state', 'dir'];
const isPlumbing = element => element.matches('.root, .mover, .ruler, .text, .dots, .dots *');

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
    for (const name of ATTRIBUTES) {
      if (element.hasAttribute(name)) row[name] = element.getAttribute(name);
    }
    rows.push(row);
  }
  return rows;
}
