// SPDX-License-Identifier: MIT
// Days from one to another as they are written.

// Days are civil ones, which no zone moves.
const civil = day => new Date(`${day}T00:00Z`);

/**
 * Days as a text. Browsers write ranges in digits in Japanese, and never without a year over the end of one: there both
 * ends are written as one day is, the second one without what it has in common with the first.
 */
export function rangeOf(first, last, locale, style) {
  const write = more => new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...style, ...more });
  const isSame = length => first.slice(0, length) === last.slice(0, length);
  const isJapanese = /^ja/.test(locale);
  if (isSame() || (isJapanese ? style.month === 'numeric' && style.year : style.year || isSame(4))) {
    return write().formatRange(civil(first), civil(last));
  }
  const hasMonth = style.month === 'numeric' || !isSame(7);
  const rest = { ...isSame(4) && { year: undefined }, ...!hasMonth && { month: undefined } };
  return [write(), write(rest)].map((each, end) => each.format(civil(end ? last : first)))
    .join(isJapanese ? '～' : ' – ');
}
