// SPDX-License-Identifier: MIT
// Colours of the page's own, #RGB or #RRGGBB, where a tint is named. Each becomes a tint with a number, the same in all
// calendars of the page; the engine works out what can be read on it, and one style sheet says so.

import { OWN_TINTS, TINTS } from './protocol.js';

const [FIRST, LAST] = OWN_TINTS;
const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const unknown = new Set();
const unasked = new Set();
let made = null;

/** One style sheet for all calendars. */
const colorSheet = () => made ??= new CSSStyleSheet();

/** `#RRGGBB` in small letters. */
const normal = text => (text.length === 4 ? text.replace(/[^#]/g, '$&$&') : text).toLowerCase();
const channels = text => [1, 3, 5].map(at => parseInt(text.slice(at, at + 2), 16));
const distance = (one, other) =>
  channels(one).reduce((sum, channel, at) => sum + (channel - channels(other)[at]) ** 2, 0);
const nearest = color => TINTS.slice(FIRST).reduce((best, other) =>
  distance(color, other) < distance(color, best) ? other : best);

function own(color) {
  const known = TINTS.indexOf(color);
  if (known > 0) return known;
  // Numbers have an end; what comes later looks like the nearest of those that have one.
  if (TINTS.length > LAST) return TINTS.indexOf(nearest(color));
  unasked.add(color);
  TINTS[Math.max(FIRST, TINTS.length)] = color;
  return TINTS.length - 1;
}

/** The number of a tint: of a name, or of a colour; 0 for neither, with a warning for what is not empty. */
export function tintNumber(name) {
  const text = String(name ?? '');
  const number = COLOR.test(text) ? own(normal(text)) : TINTS.indexOf(text);
  if (number >= 0) return number;
  if (!unknown.has(text)) console.warn(`almanac-calendar: “${text}” is neither a tint nor a colour (#RRGGBB)`);
  unknown.add(text);
  return 0;
}

const hex = number => `#${number.toString(16).padStart(6, '0')}`;

/** What one element has to do with colours. */
export class Colors {
  /** The fields of the engine's answer: see `WebCalendar.writeFurther`. */
  static fields = '#rgb #on #soft #ink #solid #darkSoft #darkInk #darkSolid';

  #element;
  #send;

  constructor(element, send) {
    this.#element = element;
    this.#send = send;
  }

  /** Sends a message, and asks about the colours that are new in it. */
  sending = (kind, write) => {
    const reply = this.#send(kind, write);
    this.ask();
    return reply;
  };

  /** Asks the engine about colours that nobody has asked about. */
  ask() {
    for (const color of unasked) {
      if (this.#send('color', message => message.int(parseInt(color.slice(1), 16))) !== null) unasked.delete(color);
    }
  }

  /** The element has its style sheet and an engine, the first one or another after a trap. */
  restore() {
    const { adoptedStyleSheets: sheets } = this.#element.shadowRoot;
    if (!sheets.includes(colorSheet())) sheets.push(colorSheet());
    this.ask();
  }

  /** Shows what the engine has worked out, in all calendars. */
  show({ rgb, on, soft, ink, solid, darkSoft, darkInk, darkSolid }) {
    const pair = (light, dark) => `light-dark(${hex(light)}, ${hex(dark)})`;
    const is = `[data-tint="${hex(rgb)}"]`;
    const name = hex(rgb).slice(1);
    for (const rule of [
      `${is} { --_tint: ${pair(soft, darkSoft)}; --_ink: ${pair(ink, darkInk)}; --_solid: ${pair(solid, darkSolid)}; }`,
      `:is(.day, .glance > i)${is} { --_tint: ${hex(rgb)}; --_ink: ${hex(on)}; }`,
      `.day${is} .dots i { --_solid: ${hex(on)}; }`,
      `:host { --_ink-${name}: ${pair(ink, darkInk)}; --_solid-${name}: ${pair(solid, darkSolid)};`
        + ` --_full-${name}: ${hex(rgb)}; --_on-${name}: ${hex(on)}; }`,
    ]) colorSheet().insertRule(rule, colorSheet().cssRules.length);
  }
}
