// SPDX-License-Identifier: MIT
// The times below a field's calendar: one control, or one for each end of an interval.

import { addSheet } from './further-sheet.js';
import { HAS_POPOVERS } from './popover.js';
import { TimeControl } from './time-control.js';

const SHEET = new URL('./time.css', import.meta.url);

export class TimeControls {
  #parts;
  #changed;
  #controls = [];
  #group;
  #length;
  #message;
  reader = null;

  /** `changed` takes the index of a control and the minute of the day that has been chosen in it. */
  constructor(parts, element, changed) {
    this.#parts = parts;
    this.#changed = changed;
    this.#group = document.createElement('div');
    this.#group.className = 'times';
    this.#group.part.add('times');
    this.#group.role = 'group';
    this.#length = Object.assign(document.createElement('p'), { className: 'length' });
    this.#message = Object.assign(document.createElement('p'), { className: 'message', id: 'time-message' });
    this.#group.append(this.#length, this.#message);
    // The field's own complaint is said; here it is shown again, beside what is wrong.
    this.#message.part.add('time-message');
    parts.popover.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target === parts.popover && newState === 'closed') for (const control of this.#controls) control.settle();
    });
    // Nothing that has been typed goes away unread.
    parts.done.addEventListener('click', event => {
      const wrong = this.#controls.find(control => control.isWrong);
      if (!wrong) return;
      event.stopImmediatePropagation();
      wrong.focus();
    }, true);
  }

  /** Puts the controls into the popover, with their style. */
  async load() {
    await addSheet(this.#parts.popover.getRootNode(), SHEET);
    this.#parts.summary.parentElement.prepend(this.#group);
  }

  /** Takes the controls out. */
  remove() { this.#group.remove(); }

  show(words, { minutes, limits, step, isInterval, problem, length }) {
    const names = isInterval ? ['start', 'end'] : ['time'];
    while (this.#controls.length > names.length) this.#controls.pop().remove();
    while (this.#controls.length < names.length) this.#controls.push(this.#make(this.#controls.length));
    this.#group.ariaLabel = words.choose(isInterval ? 'interval' : '');
    names.forEach((name, index) => this.#controls[index].show(words, words.say(name),
      { minute: minutes[index], least: limits[index]?.least ?? 0, most: limits[index]?.most ?? 1439, step,
        isWrong: problem !== '' && index === names.length - 1 }));
    this.#length.textContent = length;
    this.#length.hidden = !length;
    this.#message.textContent = problem;
    // Nothing is done with one choice, and days are not what counts.
    this.#parts.done.hidden = false;
    this.#parts.summary.hidden = true;
  }

  #make(index) {
    const control = new TimeControl(index, { read: text => this.reader.clock(text),
      changed: minute => this.#changed(index, minute), hasPopovers: HAS_POPOVERS });
    this.#length.before(control.element);
    return control;
  }
}
