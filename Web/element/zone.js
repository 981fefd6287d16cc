// SPDX-License-Identifier: MIT
// The rules of a time zone, found by asking Intl for offsets and bisecting between them.

const WEEK = 7 * 86_400_000;

/** How far a zone's clocks are ahead of UTC at an instant in milliseconds, in seconds. */
export function offsetAt(format, instant) {
  const part = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
  const local = Date.UTC(part.year, part.month - 1, part.day, part.hour % 24, part.minute, part.second);
  return (local - Math.floor(instant / 1000) * 1000) / 1000;
}

/** The zone's name if the browser knows it, otherwise the browser's own zone. */
export function knownZone(name) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name || undefined }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  }
}

/** What `offsetAt` asks. */
export const clockOf = name => new Intl.DateTimeFormat('en-US', {
  timeZone: name, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn', year: 'numeric',
  month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
});

/** The offset at the start of an interval and each change within it, in seconds. */
export function zoneRules(name, from, to) {
  const format = clockOf(name);
  const initial = offsetAt(format, from);
  const transitions = [];
  let before = initial;
  for (let low = from; low < to; low += WEEK) {
    const after = offsetAt(format, low + WEEK);
    if (after !== before) transitions.push({ second: change(format, low, low + WEEK, before), offset: after });
    before = after;
  }
  return { initial, transitions };
}

/** The second at which the offset changes from `before`. */
function change(format, low, high, before) {
  let [first, last] = [Math.floor(low / 1000), Math.floor(high / 1000)];
  while (last - first > 1) {
    const middle = Math.floor((first + last) / 2);
    if (offsetAt(format, middle * 1000) === before) first = middle; else last = middle;
  }
  return last;
}

/** Writes the rules from `since` (milliseconds; a year back by default) until three years ahead. */
export function writeZone(message, name, instant, since = instant - 53 * WEEK) {
  const rules = zoneRules(name, since, instant + 157 * WEEK);
  message.int(rules.initial).short(rules.transitions.length);
  for (const { second, offset } of rules.transitions) message.double(second).int(offset);
  return message;
}
