// SPDX-License-Identifier: MIT
// Data sources for the tests. Each is made from the bench, which remembers what it was asked.

import { fortnight } from '/gallery/fortnight.js';
import { Diary } from './diary.js';

const DAY = 86_400_000;
const iso = time => new Date(time).toISOString().slice(0, 10);

export function daysOf({ first, last }) {
  const days = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY) days.push(iso(time));
  return days;
}

const number = day => Number(day.slice(8));
const TINTS = ['blue', 'green', 'orange', 'red', 'purple', 'teal', 'pink', 'graphite'];

/** Facts that show everything a fact can: by the day's number, the same at every asking. */
export function fullFacts(question, seed = 0) {
  return daysOf(question).map(day => {
    const n = number(day) + seed;
    return {
      day, tint: n % 5 === 0 ? TINTS[n % TINTS.length] : undefined,
      titleTint: n % 7 === 0 ? TINTS[n % TINTS.length] : undefined,
      dots: n % 3 === 0 ? TINTS.slice(0, n % 6) : [], highlighted: n % 11 === 0, disabled: n % 13 === 0,
      progress: n % 4 === 0 ? { points: n, goal: 20 } : undefined, note: n % 6 === 0 ? `note ${n}` : '',
    };
  });
}

/** A streak: points by the day's number, kept from 20 on. */
function streakFacts(question) {
  return daysOf(question).map(day => {
    const points = number(day) % 3 === 0 ? 0 : number(day) % 3 === 1 ? 40 : 100;
    const tint = points === 0 ? 'streak-none' : points < 100 ? 'streak-short' : 'streak-kept';
    return { day, tint, progress: { points, goal: 100 } };
  });
}

// What stands beside a number, by the number.
const CONTENTS = {
  2: { tint: 'red' }, 5: { subtitle: 'Trip' }, 6: { subtitle: 'A conference in Graz', dots: ['teal'] },
  7: { dots: ['teal', 'blue'], more: 3 }, 8: { image: '/bench/star.svg' }, 9: { dots: ['blue'], indicator: false },
  12: { badge: '3' }, 13: { badge: '12', tint: 'streak-kept' }, 20: { badge: 'new', subtitle: 'Dentist' },
};

// Colours of the page's own, by the number: a fill, a number and dots, and one that is none.
const COLORS = {
  5: { tint: '#7D3AC1' }, 6: { tint: '#FFD60A' }, 7: { titleTint: '#FFD60A' }, 8: { dots: ['#ff2d95', 'teal', '#0af'] },
  9: { tint: '#7d3ac1' }, 12: { tint: 'mauve' }, 13: { tint: '#12' },
};

// Colours of further parts of a day, by the number.
const INKS = {
  5: { subtitle: '12 °C\n80 %', subtitleTint: '#FFD60A', borderTint: '#FFD60A' },
  6: { borderTint: '#7d3ac1', selectionTint: '#FFD60A', dots: ['teal'] }, 7: { selectionTint: 'orange' },
  8: { tint: 'streak-kept', selectionTint: '#FFD60A' }, 9: { borderTint: 'green', tint: 'green' },
};

// A journey each month from the 8th through the 12th, and nine calls on the 14th.
function tripsOf({ first, last }) {
  const months = [...new Set(daysOf({ first, last }).map(day => day.slice(0, 7)))];
  return months.flatMap((month, index) => [
    { id: `trip ${month === '2024-02' ? 1 : month}`, title: 'Skiing', start: `${month}-08`, end: `${month}-13`, tint: 'teal' },
    ...Array.from({ length: 9 }, (_, n) => ({ id: `call ${month} ${n}`, title: `Call ${n}`, start: `${month}-14`, end: `${month}-15`, from: 540 + n, to: 600, tint: n ? 'blue' : undefined })),
  ]).filter(({ start, end }) => start <= last && end > first);
}

/** On one day: five events of whole days, thirty at one moment, one without length, and one over midnight. */
function crowd() {
  const day = '2024-02-20';
  return [
    ...Array.from({ length: 5 }, (_, n) => ({ id: `whole ${n}`, title: `Whole ${n}`, start: day, end: '2024-02-21' })),
    ...Array.from({ length: 30 }, (_, n) => ({ id: `many ${n}`, title: `Many ${n}`, start: `${day}T09:00`, end: `${day}T10:00` })),
    { id: 'point', title: 'Point', start: `${day}T13:00`, end: `${day}T13:00` },
    { id: 'night', title: 'Night', start: '2024-02-20T22:00', end: '2024-02-21T02:30', tint: 'teal' },
  ];
}

/** On each day twenty-five events, one after another. */
function dense(question) {
  const clock = minute => `${Math.floor(minute / 60)}`.padStart(2, '0') + `:${minute % 60}`.padEnd(3, '0');
  return daysOf(question).flatMap(day => Array.from({ length: 25 }, (_, n) => ({
    id: `${day} ${n}`, title: `Event ${n}`, start: `${day}T${clock(420 + n * 30)}`, end: `${day}T${clock(450 + n * 30)}`,
  })));
}

const asked = (bench, { first, last, signal }) => {
  const request = { first, last, signal };
  bench.requests.push(request);
  return request;
};

export const sources = {
  /** Answers when and how the test says: see `answer`. */
  queue: bench => ({
    facts(question) {
      const request = asked(bench, question);
      return new Promise((resolve, reject) => Object.assign(request, { resolve, reject, question }));
    },
    subscribe(changed) {
      bench.changed = changed;
      bench.subscriptions = (bench.subscriptions ?? 0) + 1;
      return () => { bench.subscriptions -= 1; };
    },
  }),
  full: bench => ({ facts(question) { asked(bench, question); return fullFacts(question); } }),
  later: bench => ({ async facts(question) { asked(bench, question); return fullFacts(question); } }),
  streak: bench => ({ facts(question) { asked(bench, question); return streakFacts(question); } }),
  empty: bench => ({ facts(question) { asked(bench, question); return []; } }),
  failing: bench => ({ facts(question) { asked(bench, question); throw new Error('no connection'); } }),
  rejecting: bench => ({ async facts(question) { asked(bench, question); throw new Error('no connection'); } }),
  dots: bench => ({
    facts(question) {
      asked(bench, question);
      return daysOf(question).filter(day => number(day) % 2).map(day => ({ day, dots: ['blue', 'red', 'green', 'teal'].slice(0, number(day) % 5) }));
    },
  }),
  contents: bench => ({
    facts(question) { asked(bench, question); return daysOf(question).filter(day => CONTENTS[number(day)]).map(day => ({ day, ...CONTENTS[number(day)] })); },
  }),
  colors: bench => ({
    facts(question) { asked(bench, question); return daysOf(question).map(day => ({ day, ...COLORS[number(day)] })); },
    occurrences: ({ first, last }) => [{ id: 'fair', title: 'Fair', start: '2024-02-20', end: '2024-02-23', tint: '#ffd60a' }]
      .filter(({ start, end }) => start <= last && end > first),
  }),
  inks: () => ({ facts: question => daysOf(question).map(day => ({ day, ...INKS[number(day)] })) }),
  trips: () => ({ occurrences: question => tripsOf(question) }),
  fortnight: () => ({ occurrences: fortnight }),
  /** What takes place for certain, perhaps, and not at all, with hours and on a whole day. */
  doubts: () => ({
    occurrences: ({ first, last }) => ['confirmed', 'tentative', 'cancelled'].flatMap((status, index) => [
      { id: status, status, title: status, start: `2024-02-2${index}T09:00`, end: `2024-02-2${index}T10:00` },
      { id: `whole ${status}`, status, title: status, start: `2024-02-2${index}`, end: `2024-02-2${index + 1}` },
    ]).filter(({ start }) => first <= start.slice(0, 10) && last >= start.slice(0, 10)),
  }),
  /** Facts when the test says, and events at once. */
  eventful: bench => ({ ...sources.queue(bench), occurrences: fortnight }),
  crowd: () => ({ occurrences: crowd }),
  dense: () => ({ occurrences: dense }),
  /** Events that are edited, and stored when the test says. */
  diary: bench => bench.diary = new Diary(bench),
  /** The fortnight over opening times and a day that is closed. */
  opening: () => ({
    occurrences: question => [
      ...fortnight(question),
      { id: 'open', title: 'Open', start: '2024-02-20T09:00', end: '2024-02-20T17:00', tint: 'green', background: true },
      { id: 'closed', title: 'Closed', start: '2024-02-22', end: '2024-02-23', background: true },
    ],
  }),
  /** A meeting, one that is locked, and a morning that is open. */
  ruled: () => ({
    occurrences: ({ first, last }) => [
      { id: 'meeting', title: 'Meeting', start: '2024-02-20T10:00', end: '2024-02-20T11:00' },
      { id: 'locked', title: 'Board', start: '2024-02-21T10:00', end: '2024-02-21T11:00', tint: 'green', locked: true },
      { id: 'closed', title: 'Closed', start: '2024-02-22', end: '2024-02-23', locked: true },
      { id: 'open', title: 'Surgery', start: '2024-02-20T09:00', end: '2024-02-20T12:00', background: true, open: true },
    ].filter(({ start, end }) => start.slice(0, 10) <= last && end >= first),
  }),
  none: () => ({ occurrences: () => [] }),
  tripsLater: () => ({ occurrences: async question => tripsOf(question) }),
  disabled: bench => ({
    facts(question) {
      asked(bench, question);
      return daysOf(question).map(day => ({ day, disabled: number(day) % 4 === 0, note: 'open' }));
    },
  }),
};

/** Answers the open request at an index of a queue; that there is none is an error. */
export function answer(bench, index, how, seed = 0) {
  const [request] = index < 0 ? [] : bench.requests.splice(index, 1);
  if (!request) throw new Error('nothing to answer: nobody has asked');
  const answers = {
    facts: () => request.resolve(fullFacts(request.question, seed)),
    sequenced: () => request.resolve({ sequence: seed, facts: fullFacts(request.question, seed) }),
    nothing: () => request.resolve([]),
    reversed: () => request.resolve(fullFacts(request.question, seed).reverse()),
    bad: () => request.resolve([{ day: 'soon' }]),
    undefined: () => request.resolve(undefined),
    fail: () => request.reject(new Error('no connection')),
    strangers: () => request.resolve([{ day: '1999-12-31', tint: 'red' }, ...fullFacts(request.question, seed)]),
  };
  answers[how]();
  return [request.first, request.last];
}
