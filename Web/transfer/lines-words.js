// SPDX-License-Identifier: MIT
// Why lines of a file are not imported, by the server's codes, and that nothing is new, in the order of the lines of
// Web/phrases/lines.

export const WORDS = [
  'column', 'quoted', 'detailed', 'notATime', 'notADay', 'notADate', 'notATimeOfDay', 'undecidedDates',
  'notAnEventTime', 'digitMissing', 'timeMissing', 'signMissing', 'badOffset', 'goesOn', 'yearRange', 'monthRange',
  'noSuchDay', 'hourRange', 'minuteRange', 'leapSecond', 'fraction', 'noZone', 'offsetMissing', 'notAWholeNumber',
  'notWithin', 'textTooLong', 'textLength', 'notText', 'missing', 'fieldTooLong', 'lineTooLong', 'unclosedQuote',
  'strayQuote', 'textBehindQuote', 'tooManyFields', 'controlCharacter', 'unknownColumn', 'missingColumns',
  'otherColumns', 'wideCharacters', 'notOneOf', 'notAColor', 'beyondCalendar', 'unknownZone', 'needsZone',
  'needsOffset', 'otherKind', 'notAWholeSecond', 'beforeStart', 'noDay', 'zoneName', 'comma', 'notJSON',
  'unknownMember', 'notAText', 'notAnExport', 'newerFormat', 'endsEarly', 'behindEnd', 'otherRecord', 'otherCount',
  'iCalendar', 'nothingNew'];
