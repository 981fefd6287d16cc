// SPDX-License-Identifier: MIT
// What the tests of date fields need inside the page.

import '/element/almanac-picker-field.js';

const EVENTS = ['input', 'change', 'open', 'close'];

class Fields {
  #events = [];
  violations = [];
  sent = [];

  /** A field with these attributes and a label; it is on the screen when the promise is kept. */
  async mount(attributes) {
    const picker = document.createElement('almanac-picker');
    for (const name in attributes) picker.setAttribute(name, attributes[name]);
    picker.id = 'picker';
    for (const type of EVENTS) picker.addEventListener(type, () => this.#events.push([type, picker.value]));
    const label = Object.assign(document.createElement('label'), { htmlFor: 'picker', textContent: 'When' });
    const row = document.createElement('p');
    row.append(label);
    document.querySelector('#stage').replaceChildren(row, picker);
    globalThis.picker = picker;
    await this.until(() => picker.shadowRoot.querySelector('.field').checkVisibility());
  }

  takeEvents() { return this.#events.splice(0); }

  /** What a form would send. */
  data() { return [...new FormData(document.querySelector('#form'))]; }

  /** The deepest focused element: a day, a role, or what it is. */
  focused() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.dataset.day ?? element.dataset.role ?? (element.id || element.className || element.localName);
  }

  /** Kept when the condition holds; broken after ten seconds. */
  async until(condition) {
    const end = Date.now() + 10_000;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`in vain: ${condition}`);
      await new Promise(requestAnimationFrame);
    }
  }
}

globalThis.fields = new Fields();
document.addEventListener('securitypolicyviolation', event => {
  globalThis.fields.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
});
document.querySelector('#form').addEventListener('submit', event => {
  event.preventDefault();
  globalThis.fields.sent.push(globalThis.fields.data());
});
globalThis.benchIsReady = Promise.resolve(true);
