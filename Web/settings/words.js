// SPDX-License-Identifier: MIT
// The words of the settings, in the order of the lines of Web/phrases/settings.

export const WORDS = ['secondZone', 'none', 'firstWeekday', 'usual', 'workingHours', 'begin', 'end', 'weekends',
  'weekNumbers', 'otherCalendar', 'scheme', 'automatic', 'light', 'dark', 'everywhere', 'here'];
