// SPDX-License-Identifier: MIT
// The client of the server's API (docs/api.md), and the ways in which a request fails.

const FILE_GONE = 'urn:almanac:problem:database-gone';
const PATIENCE = 20_000;
const MOST_KEPT = 64;

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

  /** Reads the present state. */
  get(path, query, signal) { return this.#fetch(this.url(path, query), {}, signal); }

  /** Reads the present state or, while the server is away, the state that was read last. */
  async recall(path, query, signal) {
    const url = this.url(path, query);
    const key = url.href;
    try {
      const answer = await this.#fetch(url, {}, signal);
      this.#kept.delete(key);
      this.#kept.set(key, answer);
      if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value);
      return answer;
    } catch (error) {
      if (isPassing(error) && this.#kept.has(key)) return this.#kept.get(key);
      throw error;
    }
  }

  /** Forgets what was read last, because it came from another store. */
  forget() { this.#kept.clear(); }

  /** Writes with POST, PUT, PATCH or DELETE; `body` is sent as JSON. */
  send(method, path, body, query) {
    const options = { method };
    if (body !== undefined) {
      options.body = JSON.stringify(body);
      options.headers = { 'content-type': 'application/json' };
    }
    return this.#fetch(this.url(path, query), options);
  }
}
