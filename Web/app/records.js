// SPDX-License-Identifier: MIT
// What all kinds of records have in common.

/** A new id, unique everywhere. */
export const newID = () => crypto.randomUUID();

/** What undoing restores of a record, by its kind. */
export const CONTENTS = { sessions: ['start', 'end', 'points'], marks: ['type', 'owner', 'day'],
  events: ['calendar', 'title', 'notes', 'location', 'status', 'busy', 'color', 'start', 'end'],
  calendars: ['name', 'color', 'order', 'zone', 'locked'],
  settings: ['goal', 'firstDay', 'zone'] };
