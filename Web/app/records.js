// SPDX-License-Identifier: MIT
// What all kinds of records have in common.

let latest = 0;

/** A new id, unique everywhere, in the order in which they are made: a UUID of version 7 (RFC 9562, 5.7).
 *  Events that start together stand in the order of their ids. */
export function newID() {
  latest = Math.max(Date.now(), latest + 1);
  const digits = latest.toString(16).padStart(12, 0);
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** What undoing restores of a record, by its kind. */
export const CONTENTS = { sessions: ['start', 'end', 'points'], marks: ['type', 'owner', 'day'],
  events: ['calendar', 'title', 'notes', 'location', 'status', 'busy', 'color', 'start', 'end'],
  calendars: ['name', 'color', 'order', 'zone', 'locked'],
  settings: ['goal', 'firstDay', 'zone'] };
