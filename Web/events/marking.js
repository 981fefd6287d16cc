// SPDX-License-Identifier: MIT
// The day that is chosen or listed has a ring in a month, and in the small one; today's disc needs none.

/** Returns what marks the day that is meant by now; `listed()` is that of a month, if one is shown. */
export function marking(calendar, small, listed) {
  function mark() {
    const day = listed();
    if (day && calendar.value !== day) calendar.value = day;
    for (const each of [calendar, small]) each.classList.toggle('at-today', each.value === each.today);
  }
  // What is set while the calendar tells something it would tell as somebody's choice.
  return () => queueMicrotask(mark);
}
