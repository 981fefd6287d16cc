// SPDX-License-Identifier: MIT
// What the browser tests need inside the page. `?late` leaves the element undefined until
// `bench.define()`; `?clock` gives the page a clock that only `bench.pass` moves.

import { readDOM } from './dom.js';
import { answer, sources } from './sources.js';

const query = new URLSearchParams(location.search);
const EVENTS = ['selectionchange', 'input', 'change', 'titlechange', 'visibledayschange', 'levelchange', 'loaderror'];

// Frames that the page has asked for and not got yet: none while nothing moves.
const frame = globalThis.requestAnimationFrame.bind(globalThis);
const cancel = globalThis.cancelAnimationFrame.bind(globalThis);
const asked = new Set();
globalThis.requestAnimationFrame = callback => {
  const id = frame(time => {
    asked.delete(id);
    callback(time);
  });
  asked.add(id);
  return id;
};
globalThis.cancelAnimationFrame = id => {
  asked.delete(id);
  cancel(id);
};

class Bench {
  #events = [];
  requests = [];
  violations = [];

  define() { return import('/element/almanac-calendar.js'); }

  /** A calendar with these attributes; when the promise is kept it is on the screen, or has said that it cannot be. */
  async mount(attributes, source) {
    const element = document.createElement('almanac-calendar');
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    for (const type of EVENTS) element.addEventListener(type, event => this.#events.push([type, event.detail ?? null]));
    if (source) element.dataSource = sources[source](this);
    globalThis.calendar = element;
    document.querySelector('#stage').append(element);
    await element.ready.catch(() => {});
  }

  takeEvents() { return this.#events.splice(0); }

  all(selector) { return [...globalThis.calendar.shadowRoot.querySelectorAll(selector)]; }
  query(selector) { return globalThis.calendar.shadowRoot.querySelector(selector); }

  said() { return this.query('[aria-live]').textContent.replaceAll('\u200B', ''); }

  focused() {
    const element = globalThis.calendar.shadowRoot.activeElement;
    return element ? element.dataset.day ?? element.dataset.role ?? element.className : null;
  }

  get isAtRest() {
    // A list rests anywhere, and so do a timeline and an agenda.
    if (this.query('.page[role=grid], .timeline-row, .agenda')) return asked.size === 0;
    const isStill = this.all('.page').length === 1 && this.query('.mover').style.transform === '';
    // Of a month that folds a part is cut off.
    return isStill && this.query('.page').offsetHeight <= this.query('.strip').offsetHeight;
  }

  /** Kept when the condition holds; broken after ten seconds. */
  async until(condition, what = String(condition)) {
    const end = Date.now() + 10_000;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`in vain: ${what}`);
      await new Promise(frame);
    }
  }

  async atRest() {
    await new Promise(frame);
    await this.until(() => this.isAtRest, 'at rest');
  }

  /** Answers one of the questions of the source `queue`. */
  answer(index, how, seed) { return answer(this, index, how, seed); }

  /** Kept when nothing moves and nothing fades. */
  async settled() {
    await this.atRest();
    const root = globalThis.calendar.shadowRoot;
    const finite = () => root.getAnimations({ subtree: true })
      .filter(animation => Number.isFinite(animation.effect.getComputedTiming().endTime));
    await Promise.all(finite().map(animation => animation.finished.catch(() => null)));
  }

  readDOM() { return readDOM(globalThis.calendar); }
}

globalThis.bench = new Bench();
document.addEventListener('securitypolicyviolation', event => {
  globalThis.bench.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
});

async function start() {
  if (query.has('clock')) await import('./clock.js');
  if (query.has('record')) await import('./recording.js');
  if (query.has('walk')) await import('./walk.js');
  if (!query.has('late')) await globalThis.bench.define();
}

globalThis.benchIsReady = start().then(() => true);
