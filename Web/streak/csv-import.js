// SPDX-License-Identifier: MIT
// Imports CSV files, dropped anywhere on the page or chosen with a button, and reports the result.

import { element, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { openSheet } from '../app/sheet.js';

const LIMIT = 64 * 2 ** 20;
const MEGABYTE = 2 ** 20;
const SHOWN = 20;
const HEAD = 'start,end,points,id';
/** As much of a file as may be its first line. */
const FIRST = 4096;
const carriesFiles = event => [...event.dataTransfer?.types ?? []].includes('Files');
const looksLikeCSV = ({ name, type }) => /\.(csv|txt)$/i.test(name)
  || /^text\/(csv|plain|comma-separated-values)$/.test(type);
/** Whether a file begins with names of columns: every session has digits. */
const hasHead = async file => !/\p{Nd}/u.test((await file.slice(0, FIRST).text()).split(/[\r\n]/, 1)[0]);

const COUNTS = ['added', 'updated', 'unchanged', 'leftDeleted'];

/** A report that does not count names of columns, which are others than those that are known, among unread lines. */
async function withoutHead(file, { rejected = [], rejectedCount }) {
  const [first] = rejected;
  if (first?.line !== 1 || !await hasHead(file).catch(() => false)) return { rejected, rejectedCount };
  return { rejected: rejected.slice(1), rejectedCount: rejectedCount - 1 };
}

export class CSVImport {
  #frame;
  #veil;
  #picker = element('input', { type: 'file', accept: '.csv,.txt,text/csv', hidden: true });

  #asking = null;

  /** `button` opens a sheet from which a file is chosen. */
  constructor(frame, button) {
    this.#frame = frame;
    this.#veil = element('div', { class: 'veil', hidden: true, 'aria-hidden': 'true' },
      element('p', {}, this.#say('dropHere')));
    document.body.append(this.#veil, this.#picker);
    button.addEventListener('click', () => this.choose());
    this.#picker.addEventListener('change', () => {
      const files = [...this.#picker.files];
      this.#picker.value = '';
      this.#asking?.close();
      this.#takeAll(files);
    });
    this.#listen();
  }

  #say(...words) { return this.#frame.say(...words); }

  /** Says what a file has in it, and leads to the file chooser. */
  choose() {
    if (document.querySelector('dialog[open]')) return;
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

  #listen() {
    const show = isShown => { this.#veil.hidden = !isShown; };
    addEventListener('dragover', event => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = document.querySelector('dialog[open]') ? 'none' : 'copy';
      show(!document.querySelector('dialog[open]'));
    });
    // Without a related target, the file has left the window.
    addEventListener('dragleave', event => { if (event.relatedTarget === null) show(false); });
    addEventListener('drop', event => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      show(false);
      if (!document.querySelector('dialog[open]')) this.#takeAll([...event.dataTransfer.files]);
    });
  }

  /** One after the other; each waits until the previous report is closed. */
  async #takeAll(files) {
    for (const file of files) await this.#take(file);
  }

  #take(file) {
    return new Promise(resolve => {
      const body = element('div', { class: 'import' });
      const upload = { request: null, isSent: false, isCancelled: false, hasImported: false };
      openSheet({
        title: this.#say('importCSV'), closeLabel: this.#say('close'), content: body, kind: 'narrow',
        closed: () => {
          this.#closed(file, upload);
          resolve();
        },
      });
      const refusal = this.#refusal(file);
      if (refusal) this.#explain(body, refusal); else this.#send(file, body, upload, {});
    });
  }

  /** Closing ends what is under way. What the server has in full it imports; that is then undone. */
  #closed(file, upload) {
    if (upload.request && upload.isSent) {
      upload.isCancelled = true;
    } else if (upload.request) {
      upload.request.abort();
      this.#frame.toasts.show(this.#say('nothingImported'));
    } else if (upload.hasImported) {
      this.#frame.tellDone('importDone', file.name);
    }
  }

  async #takeBack(file, { change }) {
    const { api, toasts } = this.#frame;
    try {
      if (change) await api.send('POST', 'undo', { change });
      toasts.show(this.#say('nothingImported'));
    } catch {
      // It stays, and can still be undone by hand.
      this.#frame.history.noteUnit(change);
      this.#frame.tellDone('importDone', file.name);
    }
  }

  #refusal({ name, type, size }) {
    if (!looksLikeCSV({ name, type })) return this.#say('notCSV', name);
    if (size > LIMIT) return this.#say('tooLarge', name, LIMIT / MEGABYTE);
    return null;
  }

  #format() { return element('p', { class: 'hint' }, this.#say('csvFormat', HEAD)); }

  #explain(body, text, again) {
    this.#put(body,
      element('p', { role: 'alert' }, text),
      this.#format(),
      this.#footer(again
        ? element('button', { type: 'button', class: 'primary', onclick: again }, this.#frame.book.phrase('tryAgain'))
        : null));
  }

  #put(body, ...content) {
    keepFocus(() => body.replaceChildren(...content), () => body.querySelector('.primary'));
  }

  #footer(more) {
    const close = element('button',
      { type: 'button', class: more ? 'plain' : 'primary', onclick: () => close.closest('dialog').close() },
      this.#say('close'));
    return element('footer', {}, close, more);
  }

  // `fetch` does not report upload progress, XMLHttpRequest does.
  #send(file, body, upload, query) {
    const progress = element('progress', { 'aria-label': this.#say('importing', file.name) });
    this.#put(body, element('p', { role: 'status' }, this.#say('importing', file.name)), progress);
    const request = new XMLHttpRequest();
    Object.assign(upload, { request, isSent: false });
    request.open('POST', this.#frame.api.url('sessions/import', query));
    request.setRequestHeader('content-type', 'text/csv');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      // After the last byte the server is still writing.
      if (loaded < total) progress.value = loaded / total; else progress.removeAttribute('value');
    });
    request.upload.addEventListener('load', () => { upload.isSent = true; });
    const again = () => this.#send(file, body, upload, query);
    request.addEventListener('loadend', () => { upload.request = null; });
    request.addEventListener('error', () => {
      if (upload.isCancelled) this.#frame.toasts.show(this.#say('importFailed', file.name));
      this.#explain(body, `${this.#say('importFailed', file.name)} ${this.#say('offline')}`, again);
      this.#frame.connection.check();
    });
    request.addEventListener('load', () => {
      const answer = request.response;
      if (upload.isCancelled) this.#takeBack(file, request.status === 200 && answer ? answer : {});
      else if (request.status === 200 && answer) this.#report(file, body, upload, answer);
      else if (request.status === 413) this.#explain(body, this.#say('tooLarge', file.name, LIMIT / MEGABYTE));
      else this.#explain(body, `${this.#say('importFailed', file.name)} ${answer?.detail ?? ''}`, again);
    });
    request.send(file);
  }

  async #report(file, body, upload, report) {
    if (report.change) {
      upload.hasImported = true;
      this.#frame.history.noteUnit(report.change);
    }
    const isNothing = COUNTS.every(name => !report[name]);
    const counts = isNothing ? [] : COUNTS.filter(name => report[name] > 0 || name === 'added');
    const lines = element('ul', { class: 'counts', hidden: isNothing },
      ...counts.map(name => element('li', { class: report[name] > 0 ? name : '' }, this.#say(name, report[name]))));
    const restore = report.leftDeleted > 0
      ? element('button',
        { type: 'button', class: 'plain', onclick: () => this.#send(file, body, upload, { restore: true }) },
        this.#say('bringBack'))
      : null;
    const done = isNothing ? this.#say('nothingImported') : this.#say('importDone', file.name);
    const title = element('p', { class: 'done', role: 'status' }, done);
    const rejected = this.#rejected(await withoutHead(file, report));
    if (!body.isConnected) return;
    this.#put(body, title, lines, isNothing ? this.#format() : '', ...rejected, this.#footer(restore));
    setText(title, done);
    body.querySelector('footer button').focus();
  }

  #rejected({ rejected, rejectedCount }) {
    if (!rejectedCount) return [];
    const shown = rejected.slice(0, SHOWN);
    const rows = shown.map(({ line, reason }) =>
      element('li', {}, element('b', {}, this.#say('line', line)), ` ${reason}`));
    if (rejectedCount > shown.length) rows.push(element('li', {}, this.#say('more', rejectedCount - shown.length)));
    return [
      element('h3', {}, this.#say('rejected', rejectedCount)),
      element('ul', { class: 'rejected', tabIndex: 0, 'aria-label': this.#say('rejected', rejectedCount) }, ...rows),
    ];
  }
}
