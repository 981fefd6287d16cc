// SPDX-License-Identifier: MIT
// The words of the calendar and of its form, in the order of the lines of Web/phrases/events.

export const WORDS = [
  'newEvent', 'editEvent', 'title', 'untitled', 'calendar', 'allDay', 'time', 'zoneAtEnd', 'endZone', 'floating',
  'location', 'notes', 'status', 'confirmed', 'tentative', 'cancelled', 'showAs', 'busy', 'free', 'color',
  'ofCalendar', 'blue', 'green', 'orange', 'red', 'purple', 'teal', 'pink', 'graphite', 'otherColor', 'eventAdded',
  'eventSaved', 'eventDeleted', 'eventMoved', 'change', 'duplicate', 'endsBeforeStart', 'readFailed', 'discarded',
  'move', 'search', 'keys', 'useTime', 'eventCopied', 'notifications', 'beside', 'details',
  'eventCut', 'select', 'selected', 'eventsMoved', 'eventsDeleted', 'eventsAdded', 'eventsCopied', 'eventsCut',
  'newCalendar', 'locked', 'resize', 'eventsBack', 'eventPasted', 'eventsPasted', 'timeChanged', 'noneYet'];
