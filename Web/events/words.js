// SPDX-License-Identifier: MIT
// The words of the form for events, in the reader's language: a line per phrase in Web/phrases/events, in this order.

import { language, SHIPPED } from '../app/page-phrases.js';

export const WORDS = [
  'newEvent', 'editEvent', 'title', 'untitled', 'calendar', 'allDay', 'time', 'zoneAtEnd', 'endZone', 'floating',
  'location', 'notes', 'status', 'confirmed', 'tentative', 'cancelled', 'showAs', 'busy', 'free', 'color',
  'ofCalendar', 'blue', 'green', 'orange', 'red', 'purple', 'teal', 'pink', 'graphite', 'otherColor', 'eventAdded',
  'eventSaved', 'eventDeleted', 'eventMoved', 'change', 'duplicate', 'endsBeforeStart', 'readFailed', 'discarded',
  'move', 'moveHint', 'search', 'keys'];

/** Loads the words for a tag; `words(name)` is one of them. */
export async function loadWords(tag) {
  const name = language(tag);
  const response = await fetch(new URL(`../phrases/events/${SHIPPED.has(name) ? name : 'en'}.txt`, import.meta.url));
  if (!response.ok) throw new Error(`no words of the form: ${response.status}`);
  const lines = (await response.text()).split('\n');
  return word => lines[WORDS.indexOf(word)];
}
