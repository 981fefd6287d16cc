// SPDX-License-Identifier: MIT
// Days from one to another as they are written.

// Days are civil ones, which no zone moves.
const civil = day => new Date(`${day}T00:00Z`);

/** Days as a text. Japanese would write a range in digits alone; its months are named here as those of one day are. */
export function rangeOf(first, last, locale, style) {
  const write = more => new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...style, ...more });
  if (first === last || style.month === 'numeric' || !/^ja/.test(locale)) {
    return write().formatRange(civil(first), civil(last));
  }
  const isSame = length => first.slice(0, length) === last.slice(0, length);
  const rest = { ...isSame(4) && { year: undefined }, ...isSame(7) && { month: undefined } };
  return `${write().format(civil(first))}～${write(rest).format(civil(last))}`;
}
