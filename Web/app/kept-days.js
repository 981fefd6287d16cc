// SPDX-License-Identifier: MIT
// What was read of some days, put together for others: who turns pages asks for the same days in other pieces.

const OF_DAYS = /\/api\/(occurrences|events|marks|days)$/;

/**
 * What an address asks for: from a day to another one, the end not included, and what else; null of anything else. What
 * was said of days as of another day is better than nothing.
 */
function asked(address) {
  const { pathname, searchParams } = new URL(address);
  const [from, to] = ['from', 'to'].map(name => searchParams.get(name));
  if (!OF_DAYS.test(pathname) || !from || !to) return null;
  for (const name of ['from', 'to', 'today']) searchParams.delete(name);
  searchParams.sort();
  return { address, from, to, rest: `${pathname}?${searchParams}` };
}

/** Those of some addresses whose answers together have all days that another one asks for; null where none have. */
export function covering(address, known) {
  const wanted = asked(address);
  if (!wanted) return null;
  const pieces = known.map(asked).filter(piece => piece?.rest === wanted.rest);
  const found = [];
  for (let day = wanted.from; day < wanted.to;) {
    const best = pieces.filter(({ from }) => from <= day).reduce((a, b) => (a?.to > b.to ? a : b), null);
    if (!best || best.to <= day) return null;
    found.push(best.address);
    day = best.to;
  }
  return found;
}

const keyOf = ({ id, day }) => id ?? day;
const firstOf = ({ day, start }) => (day ?? start).slice(0, 10);
const lastOf = ({ day, end }) => (day ?? end).slice(0, 10);

/** Answers as one about the days that an address asks for; each thing is there once, as it was changed last. */
export function joined(answers, address) {
  const { from, to } = asked(address);
  const [first] = answers;
  const name = Object.keys(first).find(key => Array.isArray(first[key]));
  const things = new Map();
  for (const thing of answers.flatMap(answer => (Array.isArray(answer) ? answer : answer[name]))) {
    const isThere = firstOf(thing) < to && lastOf(thing) >= from;
    const known = things.get(keyOf(thing));
    if (isThere && !(known?.revision > thing.revision)) things.set(keyOf(thing), thing);
  }
  const list = [...things.values()].sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : Number(firstOf(a) > firstOf(b))));
  return Array.isArray(first) ? list : { ...first, [name]: list };
}
