// SPDX-License-Identifier: MIT
// Events that are the same everywhere, and the few things that every page that measures needs.

export const DAY = 86_400_000;
export const iso = day => new Date(day * DAY).toISOString().slice(0, 10);
export const number = text => Date.parse(text) / DAY;
export const TINTS = ['blue', 'red', 'green', 'purple', 'orange', 'teal', 'graphite', 'pink'];
export const COLOURS = ['#3788d8', '#c33', '#393', '#939', '#b80', '#088', '#666', '#a47'];

// mulberry32: the same numbers everywhere.
export const random = seed => () => {
  seed = seed + 0x6D2B79F5 | 0;
  let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
  t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
  return ((t ^ t >>> 14) >>> 0) / 4294967296;
};

/** So many events from a day on: one in ten of one to four whole days, the others of hours. */
export function generate(count, from, days, seed = 1, named = 0) {
  const next = random(seed);
  return Array.from({ length: count }, (_, place) => {
    const index = named + place;
    const day = from + Math.floor(next() * days);
    if (next() < 0.1) return { id: `${index + 1}`, title: `Trip ${index}`, day, end: day + 1 + Math.floor(next() * 4), colour: index & 7 };
    const start = 420 + Math.floor(next() * 52) * 15;
    return { id: `${index + 1}`, title: `Meeting ${index}`, day, end: day + 1, from: start, to: start + 15 * (1 + Math.floor(next() * 12)), colour: index & 7 };
  });
}

/** A civil time, as in 2026-11-16T09:30:00. */
export const time = (day, minute) => `${iso(day)}T${String(minute / 60 | 0).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;

/** Kept after the next frame has been drawn. */
export const frame = () => new Promise(done => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
}));

export const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];
