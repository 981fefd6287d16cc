// SPDX-License-Identifier: MIT
// Knows whether the server can be reached, and learns from it when something has changed.
//
// Events: `change` (somebody wrote something), `store` (the server has switched to another database), `state` (the
// server has become reachable or unreachable).

import { isPassing } from './api.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
const OFFLINE_WAIT = 30_000;
const KEY = 'almanac.server';

export class Connection extends EventTarget {
  #api;
  #stream = null;
  #timer = 0;
  #wait = FIRST_WAIT;
  #checking = null;
  /** `starting`, `live` or `away`. */
  state = 'starting';
  /** The last answer to /api/info, or null. */
  info = null;
  /** The server's problem while it cannot serve. */
  problem = null;

  constructor(api) {
    super();
    this.#api = api;
  }

  /** Resolves when it is known whether the server can be reached. */
  start() {
    for (const type of ['online', 'offline']) {
      addEventListener(type, () => {
        this.#wait = FIRST_WAIT;
        this.check();
      });
    }
    addEventListener('pageshow', event => { if (event.persisted) this.check(); });
    document.addEventListener('visibilitychange', () => {
      // A browser opens at most six connections to a host; hidden pages leave theirs to others.
      if (document.visibilityState === 'hidden') this.#close(); else this.check();
    });
    return this.check().then(isReached => {
      if (!isReached) this.#remember();
      return isReached;
    });
  }

  /** What the server said when it was last reached, by an earlier page. */
  #remember() {
    try {
      const { store, demo } = JSON.parse(localStorage.getItem(KEY)) ?? {};
      if (store) this.#know({ store, demo, token: null });
    } catch {
      // The browser does not store it, or something else wrote it.
    }
  }

  #know(info) {
    this.info = info;
    this.#api.use(info.store);
  }

  /** Checks whether the server can be reached, and where its store stands. */
  check() {
    this.#checking ??= this.#check().finally(() => { this.#checking = null; });
    return this.#checking;
  }

  /** The same, and soon again where it cannot be: somebody is changing something. */
  checkSoon() {
    this.#wait = FIRST_WAIT;
    return this.check();
  }

  async #check() {
    clearTimeout(this.#timer);
    try {
      this.#heard(await this.#api.get('info'));
    } catch (error) {
      this.#lost(error);
      return false;
    }
    if (!this.#stream && document.visibilityState === 'visible') this.#open();
    return true;
  }

  #heard(info) {
    const before = this.info;
    this.#know(info);
    try {
      localStorage.setItem(KEY, JSON.stringify({ store: info.store, demo: info.demo }));
    } catch {
      // Then a page that is opened without the server has nothing to show.
    }
    this.problem = null;
    this.#become('live');
    if (before && before.store !== info.store) {
      this.#close();
      this.dispatchEvent(new Event('store'));
    } else if (before && before.token !== info.token) {
      this.dispatchEvent(new Event('change'));
    }
  }

  #lost(error) {
    this.#close();
    this.problem = isPassing(error) && error.status ? error : null;
    this.#become('away');
    this.#again();
  }

  #again() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.check(), this.#wait);
    // A server on this machine may be there without any network.
    this.#wait = Math.min(2 * this.#wait, navigator.onLine ? LONGEST_WAIT : OFFLINE_WAIT);
  }

  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.#api.isAway = state === 'away';
    this.dispatchEvent(new Event('state'));
  }

  #open() {
    const stream = new EventSource(this.#api.url('changes/stream', { since: this.info.token }));
    this.#stream = stream;
    stream.addEventListener('open', () => { this.#wait = FIRST_WAIT; });
    stream.addEventListener('change', event => {
      const { token } = JSON.parse(event.data);
      if (token === this.info.token) return;
      this.info = { ...this.info, token };
      this.dispatchEvent(new Event('change'));
    });
    stream.addEventListener('store', () => this.check());
    stream.addEventListener('error', () => {
      // The browser would reconnect by itself, but not check whether the store is still the same.
      if (stream !== this.#stream) return;
      this.#close();
      this.#again();
    });
  }

  #close() {
    this.#stream?.close();
    this.#stream = null;
  }
}
