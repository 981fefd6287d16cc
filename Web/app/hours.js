// SPDX-License-Identifier: MIT
// From when until when something is, as it is written in the calendar.

/** Returns what writes two civil times, given as instants in UTC: “9:15 AM – 9:30 AM”. */
export function hoursIn(locale) {
  const clock = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', timeStyle: 'short' });
  return (start, end) => `${clock.format(start)} – ${clock.format(end)}`;
}
