// SPDX-License-Identifier: MIT
// Days that a field's data source says cannot be chosen. The calendar asks about those in view; here it is asked about
// those that are typed or set, and the calendar is told of them, so that its engine refuses them with its own words.

/** Follows what a calendar reads and asks about its days; `changed` is called once some are known to be disabled. */
export function askAbout(calendar, element, source, changed) {
  const { read } = calendar;
  const [asked, closed] = [new Set(), new Set()];
  // What has changed since is asked about again.
  element.addEventListener('open', () => asked.clear());

  const ask = async (first, last) => {
    asked.add(`${first}/${last}`);
    try {
      const { today, timeZone, locale } = calendar;
      const answer = await source.facts({ first, last, today, timeZone, locale, signal: new AbortController().signal });
      const facts = Array.isArray(answer) ? answer : answer?.facts ?? [];
      const before = closed.size;
      for (const { day, disabled } of facts) if (disabled) closed.add(day); else closed.delete(day);
      if (closed.size === before) return;
      const own = element.getAttribute('disabled-days');
      calendar.setAttribute('disabled-days', [own, ...closed].filter(Boolean).join(' '));
      changed();
    } catch (error) {
      asked.delete(`${first}/${last}`);
      console.warn('almanac-picker: no facts:', error);
    }
  };

  const value = (text, days = 0, months = 0) => {
    const reading = read(text, days, months);
    if (!reading?.value || days || months) return reading;
    const isAcross = element.getAttribute('across-disabled') === 'no';
    for (const run of reading.value.split(' ')) {
      const [first, last = first] = run.split('/');
      // Of an interval that may hold such days only the ends count.
      for (const part of isAcross || first === last ? [[first, last]] : [[first, first], [last, last]]) {
        if (!asked.has(part.join('/'))) ask(...part);
      }
    }
    return reading;
  };
  Object.defineProperty(calendar, 'read', { value, configurable: true });
}
