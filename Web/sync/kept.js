// SPDX-License-Identifier: MIT
// The changes of a store that this browser keeps: they survive a reload, and all pages of it share them.

import { writeThrough } from './durable.js';

const prefixOf = store => `almanac.outbox.${store}.`;

/** Whether there are any, or another page has just written or removed one. */
export const concerns = (store, key) => key === null || key.startsWith(prefixOf(store));

export class Kept {
  #store;

  constructor(store) {
    this.#store = store;
  }

  /** The entries, oldest first; null when the browser stores nothing. */
  read() {
    const found = [];
    try {
      for (let index = 0; index < localStorage.length; index += 1) {
        const key = localStorage.key(index);
        if (concerns(this.#store, key)) found.push(JSON.parse(localStorage.getItem(key)));
      }
    } catch {
      return null;
    }
    return found.sort((a, b) => a.at - b.at || a.number - b.number);
  }

  /** Writes an entry; returns whether the browser stores it. */
  write(entry) {
    const [key, text] = [prefixOf(this.#store) + entry.key, JSON.stringify(entry)];
    writeThrough(key, text);
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  remove(entry) {
    const key = prefixOf(this.#store) + entry.key;
    writeThrough(key, null);
    try {
      localStorage.removeItem(key);
    } catch {
      // The browser did not store it in the first place.
    }
  }
}
