// SPDX-License-Identifier: MIT
// Today is a full disc in every month, as it is above the hours; a chosen day is a ring (events.css).

const FULL = '#0B6BDB';

/** What a data source says about today. */
export const todayFacts = ({ first, last, today }) =>
  (today && first <= today && today <= last ? [{ day: today, tint: FULL, selectionTint: FULL }] : []);
