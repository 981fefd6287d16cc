// SPDX-License-Identifier: MIT
// Imports CSV files of sessions, dropped anywhere on the page or chosen with a button.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';
import { FileImport } from '../transfer/file-import.js';
import { filePicker, followDrops } from '../transfer/files.js';

const HEAD = 'start,end,points,id';
const looksLikeCSV = ({ name, type }) => /\.(csv|txt)$/i.test(name)
  || /^text\/(csv|plain|comma-separated-values)$/.test(type);
const isAsking = () => document.querySelector('dialog[open]') !== null;

export class CSVImport {
  #frame;
  #picker;
  #kind;
  #asking = null;

  /** `button` opens a sheet from which a file is chosen. */
  constructor(frame, button) {
    this.#frame = frame;
    this.#kind = {
      path: 'sessions/import',
      type: () => 'text/csv',
      refusal: file => (looksLikeCSV(file) ? null : this.#say('notCSV', file.name)),
      format: () => [element('p', { class: 'hint' }, this.#say('csvFormat', HEAD))],
      counts: ['added', 'updated', 'unchanged', 'leftDeleted'],
      count: (name, number) => this.#say(name, number),
    };
    this.#picker = filePicker('.csv,.txt,text/csv', files => {
      this.#asking?.close();
      this.#takeAll(files);
    });
    button.addEventListener('click', () => this.choose());
    followDrops({ text: this.#say('dropHere'), isTaken: isAsking, take: files => this.#takeAll(files) });
  }

  #say(...words) { return this.#frame.say(...words); }

  /** Says what a file has in it, and leads to the file chooser. */
  choose() {
    if (isAsking()) return;
    const { today } = this.#frame.calendar;
    const line = `${today}T08:00,${today}T09:30,60`;
    const button = (kind, name, onclick) =>
      element('button', { type: 'button', class: kind, onclick }, this.#say(name));
    const choose = button('primary', 'importCSV', () => this.#picker.click());
    const content = element('div', { class: 'import' },
      element('p', {}, this.#say('csvFormat', HEAD)), element('p', { class: 'hint', dir: 'ltr' }, line),
      element('footer', {}, button('plain', 'cancel', () => this.#asking.close()), choose));
    this.#asking = openSheet({ title: this.#say('importCSV'), closeLabel: this.#say('close'), content,
      kind: 'narrow' });
    choose.focus();
  }

  /** One after the other; each waits until the previous report is closed. */
  async #takeAll(files) {
    for (const file of files) await this.#take(file);
  }

  #take(file) {
    return new Promise(resolve => {
      const body = element('div', { class: 'import' });
      const taken = new FileImport(this.#frame, this.#kind, file, body);
      openSheet({
        title: this.#say('importCSV'), closeLabel: this.#say('close'), content: body, kind: 'narrow',
        closed: () => {
          taken.closed();
          resolve();
        },
      });
      taken.start();
    });
  }
}
