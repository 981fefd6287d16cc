// SPDX-License-Identifier: MIT
// The words of the form for a calendar, in the order of the lines of Web/phrases/calendars.

export const WORDS = ['editCalendar', 'name', 'needsName', 'calendarAdded', 'calendarSaved', 'calendarDeleted',
  'chooseColor', 'locked', 'lockedHint', 'isLocked', 'withOne', 'withTwo', 'withFew', 'withMany',
  'withOther', 'withAll', 'position', 'placeOf', 'placed', 'moveUp', 'moveDown',
  'discarded', 'deleteCalendar'];
