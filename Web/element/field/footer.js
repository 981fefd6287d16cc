// SPDX-License-Identifier: MIT
// What stands below a field's calendar: what is selected, and buttons that empty the field and close it.

// These are not done with one choice.
const LONG = ['interval', 'multiple'];

export class Footer {
  #parts;

  constructor(parts) { this.#parts = parts; }

  /** Shows a value or the start of one. */
  show(value, { selection, today }, words, { policy, isHalf, isRequired }) {
    const { summary, clear, done } = this.#parts;
    clear.hidden = value === null || isRequired;
    done.hidden = !LONG.includes(policy);
    done.disabled = isHalf;
    summary.hidden = policy === 'single' || !selection.days;
    if (!summary.hidden) summary.textContent = describe(selection, words, today, isHalf);
  }
}

/** “Nov 10 – 19 · 10 days”; the year is there unless it is this one. */
function describe({ first, last, days, intervals }, words, today, isHalf) {
  const count = new Intl.NumberFormat(words.tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  if (intervals.length > 1) return count;
  const year = [first, last].every(day => day?.slice(0, -6) === today?.slice(0, -6)) ? undefined : 'numeric';
  const format = words.format({ year, month: 'short', day: 'numeric' });
  const [start, end] = [first, last].map(day => words.date(day));
  const dates = isHalf ? `${format.format(start)} –` : format.formatRange(start, end);
  return isHalf ? dates : `${dates} · ${count}`;
}
