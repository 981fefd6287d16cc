// SPDX-License-Identifier: MIT
// From when until when something is, as it is written in the calendar.

/** Returns what writes two civil times, given as instants in UTC: “9:15 AM – 9:30 AM”, or one where they are one. */
export function hoursIn(locale) {
  const clock = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', timeStyle: 'short' });
  return (start, end) => [...new Set([start, end].map(time => clock.format(time)))].join(' – ');
}
