// SPDX-License-Identifier: MIT
// What waits, written once more, and at once, to the disk: a browser may take some seconds to write what `localStorage`
// holds, or no longer does, and what is killed before loses it.

const PREFIX = 'almanac.outbox.';
const DATABASE = 'almanac-outbox';
const ENTRIES = 'entries';
const LOCK = 'almanac-outbox-open';
// In `localStorage`, where the database could not be written.
const BEHIND = 'almanac.outbox-behind';

/** The keys that this page has written or removed: what it knows of them is newer than what was read. */
const touched = new Set();
let opening = null;

const answer = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const keptKeys = () => Object.keys(localStorage).filter(key => key.startsWith(PREFIX));

/** Has the database hold what `localStorage` does. */
function fill(entries) {
  for (const key of keptKeys()) entries.put(localStorage.getItem(key), key);
}

function open() {
  opening ??= new Promise(resolve => {
    const request = indexedDB.open(DATABASE, 1);
    // What was kept before there was a database is not what it has lost.
    request.onupgradeneeded = () => fill(request.result.createObjectStore(ENTRIES));
    resolve(answer(request));
  });
  return opening;
}

function fallBehind() {
  try {
    localStorage.setItem(BEHIND, '1');
  } catch {
    // Nothing is stored here.
  }
}

/** Writes the text of a key, or removes it for null; one after the other. */
export async function writeThrough(key, text) {
  touched.add(key);
  try {
    const writing = (await open()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
    writing.onabort = fallBehind;
    const entries = writing.objectStore(ENTRIES);
    if (text === null) entries.delete(key);
    else entries.put(text, key);
    // A page that is left now does not take it back.
    writing.commit?.();
  } catch {
    // The browser has no such database; what waits is in `localStorage`.
    if ('indexedDB' in globalThis) fallBehind();
  }
}

/** Has `localStorage` hold what the database does, which is what the browser was killed with. */
async function putBack() {
  // What another page begins to keep meanwhile is not among these.
  const kept = keptKeys();
  const entries = (await open()).transaction(ENTRIES, 'readwrite').objectStore(ENTRIES);
  if (localStorage.getItem(BEHIND)) fill(entries);
  const [keys, texts] = await Promise.all([answer(entries.getAllKeys()), answer(entries.getAll())]);
  const isOurs = key => key.startsWith(PREFIX) && !touched.has(key);
  for (const key of kept) if (isOurs(key) && !keys.includes(key)) localStorage.removeItem(key);
  keys.forEach((key, index) => {
    if (isOurs(key) && localStorage.getItem(key) !== texts[index]) localStorage.setItem(key, texts[index]);
  });
  localStorage.removeItem(BEHIND);
}

/**
 * Restores what `localStorage` has lost, and what it had lost of removals, if no other page is open: what pages share
 * while they live is never older than the disk. Resolves when that is done, here or by another page.
 */
export function recover() {
  return new Promise(resolve => {
    if (!navigator.locks) return resolve();
    const live = () => {
      resolve();
      return new Promise(() => {});
    };
    return navigator.locks.request(LOCK, { ifAvailable: true }, async lock => {
      // It is next, so that nobody else puts back what was there before this page wrote.
      navigator.locks.request(LOCK, { mode: 'shared' }, live).catch(resolve);
      // Where there is no database, or no room, what is there stays.
      if (lock) await putBack().catch(() => {});
    }).catch(resolve);
  });
}
