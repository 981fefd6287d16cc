// SPDX-License-Identifier: MIT
// Shows small months: the browser lays out their days, the engine says what differs.

import { TINTS } from './protocol.js';

// A small month: seven weekday names, if there is room for them, and 31 days. They stay in place from month to month;
// only the first day's column and the number of days change.
const NAMES = 7;
const DAYS = 31;
const GLANCE_UNIT = 64;

function mark(day, name, value) {
  if (value === null) day.removeAttribute(name); else day.setAttribute(name, value);
}

export function writeGlance(node) {
  const lines = node.text.split('\n');
  const letters = lines.slice(0, NAMES).filter(Boolean)
    .map(text => Object.assign(document.createElement('b'), { textContent: text }));
  node.days = Array.from({ length: DAYS },
    (_, day) => Object.assign(document.createElement('i'), { textContent: lines[NAMES + day] ?? '' }));
  node.element.replaceChildren(...letters, ...node.days);
  node.hasLetters = letters.length > 0;
  node.element.classList.toggle('lettered', node.hasLetters);
  node.shown = undefined;
  glanceLines(node);
  if (node.words) showGlance(node, node.words);
}

export function glanceLines(node) {
  node.element.style.lineHeight = `${node.height / GLANCE_UNIT / (node.hasLetters ? 7 : 6)}px`;
}

export function setGlance(node, reply) {
  const words = Array.from({ length: 11 }, () => reply.next());
  if (!node.days) writeGlance(node);
  showGlance(node, words);
}

function showGlance(node, words) {
  node.words = words;
  const before = node.shown ?? { head: -1, states: [] };
  const [head, selected, disabled] = words;
  const [leading, count, today] = [head & 255, head >> 8 & 255, head >> 16 & 255];
  if (head !== before.head) {
    node.days[0].style.gridColumnStart = leading + 1;
    for (let day = 28; day < DAYS; day++) node.days[day].hidden = day >= count;
  }
  const states = node.days.map((_, day) => words[3 + (day >> 2)] >>> 8 * (day & 3) & 255
    | (day + 1 === today ? 256 : 0) | (selected >>> day & 1) << 9 | (disabled >>> day & 1) << 10);
  for (let day = 0; day < DAYS; day++) {
    if (states[day] !== (before.states[day] ?? 0)) showState(node.days[day], states[day]);
  }
  node.shown = { head, states };
}

function showState(day, state) {
  const heat = state & 255;
  mark(day, 'data-tint', heat && heat < 128 ? TINTS[heat] ?? null : null);
  mark(day, 'data-heat', heat > 127 ? String(heat & 127) : null);
  day.className = (state & 256 ? 'today ' : '') + (state & 512 ? 'selected ' : '') + (state & 1024 ? 'disabled' : '');
}
