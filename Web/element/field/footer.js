// SPDX-License-Identifier: MIT
// What stands below a field's calendar: what is selected, and buttons that empty the field and close it.

// These are not done with one choice.
const LONG = ['interval', 'multiple'];
let describe = null;

/** Sets what writes the summary of several days, where it has been loaded. */
export function describeBy(write) { describe = write; }

/** Shows a value or the start of one; `parts` are those of the field. */
export function showFooter({ summary, clear, done }, value, { selection, today }, words,
  { policy, isHalf, isRequired }) {
  clear.hidden = value === null || isRequired;
  done.hidden = !LONG.includes(policy);
  done.disabled = isHalf;
  summary.hidden = policy === 'single' || !selection.days || !describe;
  if (!summary.hidden) summary.textContent = describe(selection, words, today, isHalf);
}
