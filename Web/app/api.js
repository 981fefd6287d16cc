// SPDX-License-Identifier: MIT
// The client of the server's API (docs/api.md), and the ways in which a request fails.

const FILE_GONE = 'urn:almanac:problem:database-gone';
const PATIENCE = 20_000;
const MOST_KEPT = 64;
const ANSWERS = 'almanac-answers-';
// In a page without caches, answers last as long as the page.
const CAN_KEEP = 'caches' in globalThis;

/** The server refuses a request: an RFC 9457 problem. */
export class Problem extends Error {
  constructor(status, { type, title, detail, field, current } = {}) {
    super(detail ?? title ?? `status ${status}`);
    Object.assign(this, { name: 'Problem', type, status, field, current });
  }

  /** Whether the same request may succeed later. */
  get isPassing() { return this.status >= 500 || this.status === 429 || this.status === 408; }

  /** Whether the server is waiting for its database file to come back. */
  get isFileGone() { return this.type === FILE_GONE; }
}

/** There was no answer, or none from our server. */
export class Unreachable extends Error {
  name = 'Unreachable';
}

export const isPassing = error => error instanceof Unreachable || (error instanceof Problem && error.isPassing);

async function parsed(response) {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(problem\+)?json/.test(type)) throw new Unreachable(`status ${response.status} that is not ours`);
  let body;
  try {
    body = await response.json();
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Unreachable(error.message);
  }
  if (!response.ok) throw new Problem(response.status, body);
  return body;
}

export class Api {
  #kept = new Map();
  #store = null;
  /** Whether the server is known to be away: until it is back nothing is asked, and what was read last is answered. */
  isAway = false;
  /** The number of writes that have been answered. */
  #written = 0;

  url(path, query = {}) {
    const url = new URL(`api/${path}`, document.baseURI);
    for (const [name, value] of Object.entries(query)) {
      if (value !== null && value !== undefined && value !== '') url.searchParams.set(name, value);
    }
    return url;
  }

  async #fetch(url, options, signal) {
    const timeout = AbortSignal.timeout(PATIENCE);
    try {
      return await parsed(await fetch(url,
        { ...options, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }));
    } catch (error) {
      if (signal?.aborted || error instanceof Problem || error instanceof Unreachable) throw error;
      throw new Unreachable(error.message);
    }
  }

  /** What was asked for before a write was answered may be from before it, and is asked for once more. */
  async #read(url, signal) {
    const written = this.#written;
    const answer = await this.#fetch(url, {}, signal);
    return written === this.#written ? answer : this.#fetch(url, {}, signal);
  }

  /** Reads the present state. */
  get(path, query, signal) { return this.#read(this.url(path, query), signal); }

  /** Reads the present state or, while the server is away, the state that was read last. */
  async recall(path, query, signal) {
    const url = this.url(path, query);
    const key = url.href;
    signal?.throwIfAborted();
    try {
      if (this.isAway) throw new Unreachable();
      const answer = await this.#read(url, signal);
      this.#kept.delete(key);
      this.#kept.set(key, answer);
      if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value);
      this.#keep(key, answer);
      return answer;
    } catch (error) {
      if (!isPassing(error)) throw error;
      const answer = await this.#found(key) ?? await this.#pieced(key);
      signal?.throwIfAborted();
      if (answer === undefined) throw error;
      return answer;
    }
  }

  /** Answers are those of a store, and outlive the page; answers of another store are forgotten. */
  use(store) {
    if (store === this.#store) return;
    if (this.#store !== null) this.#kept.clear();
    this.#store = store;
    // What was read before it was known which store it is.
    for (const [key, answer] of this.#kept) this.#keep(key, answer);
    if (CAN_KEEP) this.#forgetOthers();
  }

  async #forgetOthers() {
    const others = (await caches.keys()).filter(name => name.startsWith(ANSWERS) && name !== ANSWERS + this.#store);
    for (const name of others) await caches.delete(name);
  }

  async #keep(key, answer) {
    try {
      const cache = await this.#cache();
      if (!cache) return;
      await cache.delete(key);
      await cache.put(key, Response.json(answer));
      const [oldest, ...others] = await cache.keys();
      if (others.length >= MOST_KEPT) await cache.delete(oldest);
    } catch {
      // There is no room for it; the page still has it.
    }
  }

  #cache() { return CAN_KEEP && this.#store !== null ? caches.open(ANSWERS + this.#store) : null; }

  async #found(key) { return this.#kept.get(key) ?? (await (await this.#cache())?.match(key))?.json(); }

  /** The addresses whose answers are kept. */
  async #addresses() {
    const stored = await (await this.#cache())?.keys() ?? [];
    return [...this.#kept.keys(), ...stored.map(({ url }) => url)];
  }

  /** All answers about a path that are kept: `[address, answer]`. */
  async kept(path) {
    const begin = this.url(path).href;
    const keys = (await this.#addresses()).filter(key => key.startsWith(begin));
    return Promise.all(keys.map(async key => [new URL(key), await this.#found(key)]));
  }

  /** What is asked for, put together of what has been read of its days. */
  async #pieced(key) {
    const known = await this.#addresses();
    const days = await import('./kept-days.js').catch(() => null);
    const keys = days?.covering(key, known);
    if (!keys) return undefined;
    const answers = await Promise.all(keys.map(one => this.#found(one)));
    return answers.includes(undefined) ? undefined : days.joined(answers, key);
  }

  /** Writes with POST, PUT, PATCH or DELETE; `body` is sent as JSON. */
  async send(method, path, body, query) {
    const options = { method };
    if (body !== undefined) {
      options.body = JSON.stringify(body);
      options.headers = { 'content-type': 'application/json' };
    }
    const answer = await this.#fetch(this.url(path, query), options);
    this.#written += 1;
    return answer;
  }
}
