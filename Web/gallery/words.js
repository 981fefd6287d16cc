// SPDX-License-Identifier: MIT
// What the gallery calls options and their values, and what each of them needs to matter.

/** Headings of the groups of options, in order. */
export const GROUPS = { time: 'Date and time', language: 'Language and region', layout: 'Layout', chrome: 'Details',
  selecting: 'Selection', page: 'Page' };

const LABELS = {
  value: 'Selected days', date: 'Shown day', 'month-headers': 'Month titles', columns: 'Months per row',
  snap: 'Stop at months', mode: 'Opens as', 'expand-focus': 'Stays when folded', 'expand-swipe': 'Swipe to fold',
  weeks: 'Weeks per page', direction: 'Page turning', 'shared-weeks': 'Share split weeks', rows: 'Weeks shown',
  'outside-days': 'Days of other months', 'outside-tap': 'Tap on other months', 'max-height': 'Maximum height',
  zooms: 'Zoom out from title', level: 'Opens with', heat: 'Heat map steps', 'heat-legend': 'Heat map legend',
  picks: 'Pick a', 'title-rule': 'Title shows', 'neighbour-titles': 'Neighboring titles', selection: 'Select',
  'interval-rule': 'Next tap on a range', 'min-length': 'Minimum length', 'max-length': 'Maximum length',
  'one-day': 'One-day ranges', unselects: 'Tap again to deselect', 'page-day': 'Day on a new page',
  'across-disabled': 'Ranges over unavailable days',
  swipe: 'Drag across days', locale: 'Language', dir: 'Text direction', 'first-weekday': 'Week starts on',
  min: 'Earliest day', max: 'Latest day',
  'disabled-before': 'Unavailable through', 'disabled-after': 'Unavailable from',
  'disabled-weekdays': 'Unavailable weekdays', 'disabled-days': 'Unavailable days', 'hide-buttons': 'Hide buttons',
  'grid-lines': 'Grid lines', weekdays: 'Weekday names', 'weekday-today': 'Mark today’s weekday',
  'hide-today': 'Hide today', 'no-indicators': 'Hide dots', 'no-single-keys': 'Turn off single-key shortcuts',
  'alternate-calendar': 'Second calendar', 'alternate-locale': 'Its language', wheel: 'Mouse wheel',
  scheme: 'Appearance', days: 'Days in view', 'hidden-weekdays': 'Hidden weekdays', 'page-start': 'Pages begin',
  'scroll-snap': 'Comes to rest', 'date-position': 'Date of one day', 'all-day-rows': 'All-day rows',
  'hour-height': 'Height of an hour', slot: 'Minutes between lines', hours: 'Hours', 'label-hours': 'Hours with labels',
  'working-hours': 'Working hours', packing: 'Overlapping events', 'columns-by': 'Side by side',
  'time-zones': 'More time zones',
};

// Where a value's own name, capitalised, would not do.
const WORDS = {
  view: { months: 'List' },
  'month-headers': { plain: 'Scroll', sticky: 'Stay' },
  columns: { auto: 'Auto' },
  'expand-focus': { selection: 'Selected week', today: 'This week' },
  direction: { horizontal: 'Sideways', vertical: 'Up and down' },
  rows: { six: 'Always six', fit: 'As needed' },
  'outside-tap': { navigate: 'Go there', ignore: 'Nothing' },
  'title-rule': { majority: 'Most days', first: 'First day', selected: 'Selected day', span: 'All months' },
  'neighbour-titles': { 0: 'On turning', 0.2: 'Faint', 0.5: 'Half', none: 'Off' },
  selection: { none: 'Nothing', single: 'Day', page: 'Day per page', multiple: 'Days', interval: 'Range' },
  'interval-rule': { shrink: 'Shortens', restart: 'Starts over', extend: 'Extends' },
  'across-disabled': { no: 'Refused' },
  swipe: { turn: 'Turns page', select: 'Selects' },
  dir: { ltr: 'Left to right', rtl: 'Right to left' },
  weekdays: { fitting: 'Fitting', narrow: 'One letter' },
  wheel: { both: 'Both ways' },
  'page-start': { auto: 'As fits', week: 'With weeks', day: 'Any day' },
  'scroll-snap': { page: 'Next page', day: 'Any day', none: 'Anywhere' },
  'date-position': { top: 'Above', left: 'Beside' },
  'columns-by': { group: 'Calendars' },
  packing: { columns: 'Side by side', cascade: 'Cascade' },
  'edit-within': { 'working-hours': 'In working hours', open: 'At open times' },
};

const capitalised = text => text[0].toUpperCase() + text.slice(1);

export const labelOf = ({ name, label }) => LABELS[name] ?? label;
export const wordOf = (name, value) => WORDS[name]?.[value] ?? capitalised(value);

// Of the other options: whether this one matters beside them. What is not here matters in each of its views.
const inPages = ({ view }) => view === 'month' || view === 'expandable';
const zoomsOut = ({ zooms }) => zooms === 'true';
const selects = ({ selection }) => selection !== 'none';
const selectsRange = ({ selection }) => selection === 'interval';
const NEEDS = {
  rows: inPages, 'outside-days': inPages, 'outside-tap': inPages, 'shared-weeks': of =>
    of.view === 'month' && of.direction === 'vertical',
  direction: ({ view }) => view !== 'months', 'title-rule': ({ view }) => view !== 'year',
  'neighbour-titles': of => inPages(of) || of.view === 'week',
  columns: ({ view, hasRoom }) => view === 'months' || hasRoom, level: zoomsOut, picks: zoomsOut, value: selects,
  'interval-rule': selectsRange, 'min-length': selectsRange, 'max-length': selectsRange, 'one-day': selectsRange,
  'across-disabled': selectsRange,
  'page-day': ({ selection }) => selection === 'page', unselects: selects, swipe: selects,
  'disabled-before': selects, 'disabled-after': selects, 'disabled-weekdays': selects, 'disabled-days': selects,
  'edit-within': ({ editable }) => editable === 'true', 'overlap-limit': ({ editable }) => editable === 'true',
  'edge-zones': ({ editable }) => editable === 'true', 'edge-speed': ({ editable }) => editable === 'true',
  'edge-dwell': ({ editable }) => editable === 'true',
  'alternate-locale': of => Boolean(of['alternate-calendar']),
};

/** Whether an option matters, given what all of them are. */
export const matters = ({ attribute: name, views }, of) =>
  (!views || views.includes(of.view)) && (NEEDS[name]?.(of) ?? true);
