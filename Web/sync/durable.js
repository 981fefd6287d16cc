// SPDX-License-Identifier: MIT
// What waits, written once more, and at once, to the disk: a browser may take some seconds to write what `localStorage`
// holds, and what is killed before loses it.

const PREFIX = 'almanac.outbox.';
const DATABASE = 'almanac-outbox';
const ENTRIES = 'entries';
const LOCK = 'almanac-outbox-open';

/** The keys that this page has written or removed: what it knows of them is newer than what was read. */
const touched = new Set();
let opening = null;

const answer = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function open() {
  opening ??= new Promise(resolve => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES);
    resolve(answer(request));
  });
  return opening;
}

/** Writes the text of a key, or removes it for null; one after the other. */
export async function writeThrough(key, text) {
  touched.add(key);
  try {
    const entries = (await open()).transaction(ENTRIES, 'readwrite', { durability: 'strict' }).objectStore(ENTRIES);
    if (text === null) entries.delete(key);
    else entries.put(text, key);
  } catch {
    // The browser has no such database; what waits is in `localStorage`.
  }
}

/** Puts back what the browser was killed with; whether there was any. */
async function putBack() {
  const entries = (await open()).transaction(ENTRIES).objectStore(ENTRIES);
  const [keys, texts] = await Promise.all([answer(entries.getAllKeys()), answer(entries.getAll())]);
  let isAny = false;
  keys.forEach((key, index) => {
    if (touched.has(key) || !key.startsWith(PREFIX) || localStorage.getItem(key) === texts[index]) return;
    localStorage.setItem(key, texts[index]);
    isAny = true;
  });
  return isAny;
}

/**
 * Finds what `localStorage` has lost, if no other page is open: what pages share while they live is never older than
 * the disk. Resolves with whether there was any.
 */
export async function recover() {
  let isAny = false;
  try {
    await navigator.locks.request(LOCK, { ifAvailable: true }, async lock => { if (lock) isAny = await putBack(); });
    navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
  } catch {
    // There is nothing to look into.
  }
  return isAny;
}
