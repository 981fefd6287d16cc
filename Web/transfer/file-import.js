// SPDX-License-Identifier: MIT
// The import of a file: it is sent to the server, and what becomes of it is shown in a sheet.

import { element, setText } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { loadReasons, nothingNew } from './lines.js';

const LIMIT = 64 * 2 ** 20;
const MEGABYTE = 2 ** 20;
const SHOWN = 20;
/** As much of a file as may be its first line. */
const FIRST = 4096;
/** Whether a file begins with names of columns, of which there are several: every row has digits. */
const hasHead = async file => /^[^\p{Nd}\r\n]*[,;\t][^\p{Nd}\r\n]*([\r\n]|$)/u.test(await file.slice(0, FIRST).text());

/** A report that does not count names of columns, which are others than those that are known, among unread lines. */
async function withoutHead(file, { rejected = [], rejectedCount }) {
  const [first] = rejected;
  if (first?.line !== 1 || !await hasHead(file).catch(() => false)) return { rejected, rejectedCount };
  return { rejected: rejected.slice(1), rejectedCount: rejectedCount - 1 };
}

export class FileImport {
  #frame;
  #kind;
  #file;
  #body;
  #query;
  #request = null;
  #isSent = false;
  #isCancelled = false;
  #hasImported = false;

  /**
   * `kind` says to which `path` files go, what `type` a file is of, why one is refused (`refusal(file)`, or null), what
   * is said of their `format()`, and which `counts` a report has, with the words for each (`count(name, number)`);
   * `explain(problem)` may resolve with what is said of a problem of the server, or with null; `ask(report, again)` has
   * what is asked where a report says that something has to be known first, which `again(query)` then says, or null.
   * `body` is where it is shown.
   */
  constructor(frame, kind, file, body) {
    [this.#frame, this.#kind, this.#file, this.#body] = [frame, kind, file, body];
  }

  #say(...words) { return this.#frame.say(...words); }

  start(query = {}) {
    this.#query = query;
    const { name, size } = this.#file;
    const tooLarge = size > LIMIT ? this.#tooLarge(name) : null;
    const refusal = this.#kind.refusal(this.#file) ?? tooLarge;
    if (refusal) this.#explain(refusal); else this.#send();
  }

  /** The sheet was closed: that ends what is under way. What the server has in full it imports; that is then undone. */
  closed() {
    if (this.#request && this.#isSent) {
      this.#isCancelled = true;
    } else if (this.#request) {
      this.#request.abort();
      this.#tellTaken();
    } else if (this.#hasImported) {
      this.#tellTaken();
    }
  }

  /** What is there of the file: what another run has imported before. */
  #tellTaken() {
    if (this.#hasImported) this.#frame.tellDone('importDone', this.#file.name);
    else this.#frame.toasts.show(this.#say('nothingImported'));
  }

  async #takeBack({ change }) {
    const { api, history } = this.#frame;
    try {
      if (change) await api.send('POST', 'undo', { change });
      this.#tellTaken();
    } catch {
      // It stays, and can still be undone by hand.
      history.noteUnit(change);
      this.#frame.tellDone('importDone', this.#file.name);
    }
  }

  #tooLarge(name) { return this.#say('tooLarge', name, LIMIT / MEGABYTE); }

  #explain(text, again) {
    this.#put(
      element('p', { role: 'alert' }, text),
      ...this.#kind.format(),
      this.#footer({ more: again && element('button', { type: 'button', class: 'primary', onclick: again },
        this.#frame.book.phrase('tryAgain')) }));
  }

  #put(...content) {
    keepFocus(() => this.#body.replaceChildren(...content), () => this.#body.querySelector('.primary'));
  }

  /** Takes back what was imported last, and closes the sheet. */
  #undoing() {
    const button = element('button', { type: 'button', class: 'plain', onclick: () => {
      // What is said then is that it was undone.
      this.#hasImported = false;
      button.closest('dialog').close();
      this.#frame.history.undo();
    } }, this.#say('undo'));
    return button;
  }

  /** Closes what is done, beside what else can be done; where that is asked, closing is less of a thing to do. */
  #footer({ more = null, isAsked = Boolean(more), last = null } = {}) {
    const close = element('button',
      { type: 'button', class: isAsked ? 'plain' : 'primary', onclick: () => close.closest('dialog').close() },
      this.#say('close'));
    return element('footer', {}, close, more, last);
  }

  // `fetch` does not report upload progress, XMLHttpRequest does.
  #send() {
    const { name } = this.#file;
    // What is said is of another file, or of this one before.
    this.#frame.toasts.clear();
    const progress = element('progress', { 'aria-label': this.#say('importing', name) });
    this.#put(element('p', { role: 'status' }, this.#say('importing', name)), progress);
    const request = new XMLHttpRequest();
    [this.#request, this.#isSent] = [request, false];
    request.open('POST', this.#frame.api.url(this.#kind.path, this.#query));
    request.setRequestHeader('content-type', this.#kind.type(this.#file));
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      // After the last byte the server is still writing.
      if (loaded < total) progress.value = loaded / total; else progress.removeAttribute('value');
    });
    request.upload.addEventListener('load', () => { this.#isSent = true; });
    request.addEventListener('loadend', () => { this.#request = null; });
    request.addEventListener('error', () => {
      if (this.#isCancelled) this.#frame.toasts.show(this.#say('importFailed', name));
      this.#explain(`${this.#say('importFailed', name)} ${this.#say('offline')}`, () => this.#send());
      this.#frame.connection.check();
    });
    request.addEventListener('load', () => this.#answered(request.status, request.response));
    request.send(this.#file);
  }

  #answered(status, answer) {
    const { name } = this.#file;
    if (this.#isCancelled) this.#takeBack(status === 200 && answer ? answer : {});
    else if (status === 200 && answer) this.#report(answer);
    else if (status === 413) this.#explain(this.#tooLarge(name));
    else this.#refused(answer ?? {});
  }

  /** Says why the server takes nothing, in the page's words where it has them. */
  async #refused(answer) {
    const words = await this.#kind.explain?.(answer).catch(() => null);
    this.#explain(`${this.#say('importFailed', this.#file.name)} ${words ?? answer.detail ?? ''}`, () => this.#send());
  }

  async #report(report) {
    if (report.change) {
      this.#hasImported = true;
      this.#frame.history.noteUnit(report.change);
    }
    const question = this.#kind.ask?.(report, query => this.start({ ...this.#query, ...query }));
    if (question) {
      this.#put(...question, this.#footer({ isAsked: true }));
      return void this.#body.querySelector('button').focus();
    }
    const { counts: all, count, format } = this.#kind;
    const isNothing = all.every(name => !report[name]);
    const counts = all.filter(name => report[name] > 0);
    const lines = element('ul', { class: 'counts', hidden: isNothing },
      ...counts.map(name => element('li', { class: report[name] > 0 ? name : '' }, count(name, report[name]))));
    const restore = report.leftDeleted > 0
      ? element('button', { type: 'button', class: 'plain',
        onclick: () => this.start({ ...this.#query, restore: true }) }, this.#say('bringBack'))
      : null;
    const done = isNothing ? this.#say('nothingImported') : await this.#done(report);
    const title = element('p', { class: 'done', role: 'status' }, done);
    // Where nothing was read, that names of columns are not those that are known may be why.
    const rejected = await this.#rejected(isNothing ? report : await withoutHead(this.#file, report));
    if (!this.#body.isConnected) return;
    this.#put(title, lines, ...isNothing ? format() : [], ...rejected,
      this.#footer({ more: restore, last: report.change && this.#undoing() }));
    setText(title, done);
    this.#body.querySelector('footer button').focus();
  }

  /** What is said of a file of which something is known: that it was imported, or that there is nothing new in it. */
  async #done({ change }) {
    const { name } = this.#file;
    const known = change ? null : await nothingNew(document.documentElement.lang, name);
    return known ?? this.#say('importDone', name);
  }

  async #rejected({ rejected = [], rejectedCount }) {
    if (!rejectedCount) return [];
    const reason = await loadReasons(document.documentElement.lang);
    const shown = rejected.slice(0, SHOWN);
    const rows = shown.map(each =>
      element('li', {}, element('b', {}, this.#say('line', each.line)), ` ${reason(each)}`));
    if (rejectedCount > shown.length) rows.push(element('li', {}, this.#say('more', rejectedCount - shown.length)));
    return [
      element('h3', {}, this.#say('rejected', rejectedCount)),
      element('ul', { class: 'rejected', tabIndex: 0, 'aria-label': this.#say('rejected', rejectedCount) }, ...rows),
    ];
  }
}
