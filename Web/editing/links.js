// SPDX-License-Identifier: MIT
// Addresses of the web in what people have written.

import { element } from '../app/dom.js';

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»]+/giu;
const STOPS = /[.,;:!?'’…。、]$/u;
const BRACKETS = { ')': '(', ']': '[', '}': '{' };

/** An address without what ends the sentence around it, and a bracket that was opened before it. */
function trimmed(address) {
  const last = address.at(-1);
  const count = sign => address.split(sign).length;
  const isOutside = STOPS.test(address) || (BRACKETS[last] && count(last) > count(BRACKETS[last]));
  return isOutside ? trimmed(address.slice(0, -1)) : address;
}

/** The parts of a text, of which addresses are links: they open beside the calendar and learn nothing of it. */
export function linked(text) {
  const parts = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    parts.push(text.slice(end, index),
      element('a', { href: address, target: '_blank', rel: 'noopener noreferrer', dir: 'ltr' }, address));
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}
