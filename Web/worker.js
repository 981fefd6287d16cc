// SPDX-License-Identifier: MIT
// Keeps the pages of this version of the program, so that they open while it is not running. While it is, every file
// comes from it. What the program stores is none of its business: requests to the API pass.

/* global FILES, DIGEST */
// Written by Scripts/list_web.py: the paths of all files, and a digest of what is in them.
importScripts('worker-files.js');

const OURS = 'almanac-pages-';
const CACHE = OURS + DIGEST;
const PAGE = /(^|\/)([^/.]*)$/;

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(path => new Request(path, { cache: 'no-cache' })));
  await self.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(OURS) && name !== CACHE).map(name => caches.delete(name)));
  await self.clients.claim();
}

// What pages were called before.
const FORMER = { week: 'index' };

/** The kept file that an address stands for: a page is called without its suffix, and has an address for each day. */
function kept(url) {
  const path = url.pathname.replace(PAGE, (_, slash, name) => `${slash}${FORMER[name] ?? (name || 'index')}.html`);
  return caches.open(CACHE).then(cache => cache.match(url.origin + path));
}

async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(new URL(request.url));
    if (found) return found;
    throw error;
  }
}

/** Goes to an event of which somebody was notified, on a page that is open or on a new one. */
async function lead(occurrence) {
  const base = new URL('./', self.location);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => {
    const { origin, pathname } = new URL(url);
    return origin === base.origin && [base.pathname, `${base.pathname}index.html`].includes(pathname);
  });
  if (!page) return self.clients.openWindow(new URL(`?date=${occurrence.start.slice(0, 10)}`, base));
  await page.focus();
  return page.postMessage({ notified: occurrence });
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
self.addEventListener('install', event => event.waitUntil(keep()));
self.addEventListener('activate', event => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', event => {
  const { method, url } = event.request;
  const place = new URL(url);
  const base = new URL('./', self.location);
  const isOurs = place.origin === base.origin && place.pathname.startsWith(base.pathname);
  if (method !== 'GET' || !isOurs || place.pathname.startsWith(`${base.pathname}api/`)) return;
  event.respondWith(answer(event.request));
});
