// SPDX-License-Identifier: MIT
// The words about files of events, in the order of the lines of Web/phrases/transfer.

export const WORDS = [
  'title', 'drop', 'pick', 'dropHere', 'choose', 'chooseOther', 'import', 'calendar',
  'csvFormat', 'linesFormat', 'notKnown', 'iCalendar', 'added', 'updated', 'unchanged', 'leftDeleted', 'leftAlive',
  'madeCalendars', 'export', 'exportHint', 'whichDay', 'exported'];
