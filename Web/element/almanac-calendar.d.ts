// SPDX-License-Identifier: MIT
// What <almanac-calendar> offers. Days are ISO 8601 texts, YYYY-MM-DD; years before 0 and after 9999
// have a sign and six digits. Every interval that people see is inclusive: `first` through `last`.

import type { BeforeDetail, BeforeItemChangeDetail, EditDetail, EditSummary } from './almanac-asking.js';
import type { CalendarDataSource, CalendarGroup, Day, LegendEntry, Tint } from './almanac-data.js';

export type * from './almanac-asking.js';
export type * from './almanac-data.js';

// <!-- roles: written by Scripts/options.py -->
/** What a node of the scene is to people. */
export type Role =
  | 'calendar' | 'header' | 'title' | 'previousButton' | 'nextButton' | 'todayButton' | 'status'
  | 'retryButton' | 'grid' | 'weekdayRow' | 'weekdayLabel' | 'strip' | 'page' | 'weekRow' | 'dayCell'
  | 'blankCell' | 'announcement' | 'dayImage' | 'dayAlternate' | 'daySubtitle' | 'dayBadge' | 'legend'
  | 'legendItem' | 'notice' | 'weekNumber' | 'weekNumberHead' | 'eventBar' | 'moreButton' | 'handle'
  | 'monthGrid' | 'monthHeader' | 'zoomButton' | 'periodRow' | 'periodCell' | 'glance' | 'titleStrip'
  | 'pageTitle' | 'heatStep' | 'band' | 'timelineRow' | 'dateHeader' | 'zoneLabel' | 'lanesLabel'
  | 'lanesButton' | 'allDayCell' | 'dayColumn' | 'hourLines' | 'timeLabel' | 'nowLabel' | 'nowLine'
  | 'offHours' | 'hourGap' | 'hourFold' | 'backgroundEvent' | 'timedEvent' | 'timeCursor' | 'agenda'
  | 'agendaDay' | 'agendaDate' | 'agendaNote' | 'groupHeader' | 'resizeHandle';
// <!-- /roles -->

/** A node of the scene, as a render function is told of it. */
export interface RenderedNode {
  role: Role;
  /** The visible text: a day's number, a bar's title. */
  text: string;
  /** The accessible name; it stays as it is. */
  label: string;
  /** The day of a day's cell, of its column, and of its date above. */
  day: Day | null;
  tint: Tint | null;
  traits: string[];
  width: number;
  height: number;
  /** Of a bar or an event: its occurrence, and its days or civil times, `end` excluded. */
  id: string | null;
  start: Day | string | null;
  end: Day | string | null;
}

/**
 * Draws a node: fills `element`, which lies over the node and takes no events; `false` has the calendar
 * draw it. Called again whenever the node changes, with what it drew before. What has `pointer-events:
 * auto` inside is the app's: its events are not the calendar's.
 */
export type RenderFunction = (node: RenderedNode, element: HTMLElement) => boolean | void;

/** The app's own drawing, by role: of days (`dayCell`), bars (`eventBar`), titles (`title`) and any other. */
export type Renderers = { [role in Role]?: RenderFunction };

/** What can be selected: a text, a day or an interval, several of them, or nothing. */
export type Selectable = string | null | { first: Day | null; last?: Day | null } | (Day | { first: Day; last?: Day })[];

/** What a text would select. */
export interface Reading {
  /** The days it names as `value` has them, or null where it names none. */
  readonly value: string | null;
  /** What is wrong, as `validity` calls it; `badInput` where it is no date. */
  readonly problem: 'badInput' | 'typeMismatch' | 'rangeUnderflow' | 'rangeOverflow' | 'customError' | 'tooShort' | 'tooLong' | null;
  /** The same in words. */
  readonly words: string;
  /** What days with a name are called in the language, as in “Last 30 days”. */
  readonly label: string;
}

/** What is selected. */
export interface CalendarSelection {
  /** The first selected day and the last one, or null; of times the start and the end, as `2024-02-20T09:00`. */
  readonly first: Day | null; readonly last: Day | null;
  /** How many days are selected. */
  readonly days: number;
  /** The runs of selected days, in order. */
  readonly intervals: readonly { readonly first: Day; readonly last: Day }[];
  /** The days inside a selected interval that cannot be chosen, as far as is known. */
  readonly unavailable: readonly { readonly first: Day; readonly last: Day }[];
}
/** What the cells stand for: days, the months of a year, the years of a decade, the decades of a century. */
export type ZoomLevel = 'days' | 'months' | 'quarters' | 'years' | 'decades';

/** Whether a day belongs to the month of its page, or to one of its neighbours. */
export type MonthPosition = 'previous' | 'current' | 'next';

export interface AlmanacCalendarEventMap {
  /**
   * The page is another one: `turning` as soon as that is settled, at the lift of the finger, and
   * `settled` when it has come to rest. Never for the first page.
   */
  pagechange: CustomEvent<{ phase: 'turning' | 'settled'; month: string; first: Day; last: Day }>;
  /** The calendar's own height is another one, in CSS pixels; once for each step of a movement. */
  sizechange: CustomEvent<{ height: number }>;
  /** A day's cell is about to be shown; once for each that comes into being. */
  cellshow: CustomEvent<{ day: Day; cell: HTMLElement }>;
  /** The user has chosen an occurrence; `end` is the day behind its last one. */
  itemselect: CustomEvent<{ id: string; start: Day; end: Day }>;
  /** The user is about to make, move, stretch or delete an event: asked before one of the next four. */
  beforeitemchange: CustomEvent<BeforeItemChangeDetail>;
  /** The user has made an event, which is shown already; without an answer it stays until its days are loaded again. */
  itemcreate: CustomEvent<EditDetail>;
  /** The user has moved an event to another time. */
  itemmove: CustomEvent<EditDetail>;
  /** The user has given an event another start or another end. */
  itemresize: CustomEvent<EditDetail>;
  /**
   * The user deletes an event, which is shown until the answer: by Delete or Backspace, which are the page's own keys unless
   * it listens to this, or as `discard` asks. `start` and `end` are as it is.
   */
  itemdelete: CustomEvent<EditDetail>;
  /** What a hand or a key held has been let go of without any of these; `start` and `end` are where it was last. */
  itemcancel: CustomEvent<EditSummary>;
  /** The user has selected events to be moved together, or none: by Control or Shift and clicks, or Control and space. */
  itemselectionchange: CustomEvent<{ ids: string[] }>;
  /** The user asks for the occurrences of a day that have no place. */
  moreselect: CustomEvent<{ day: Day }>;
  /** A mouse is over another day, or over none; `frame` is its cell in the window. */
  dayhover: CustomEvent<{ day: Day | null; month?: MonthPosition; frame: DOMRect | null }>;
  /** A day is tapped, or chosen by a key: told before anything comes of it, on days that cannot be chosen as well. */
  daytap: CustomEvent<{ day: Day; month: MonthPosition; frame: DOMRect }>;
  /** The user asks for a menu: a long press, the other button, a key. Who shows one calls `preventDefault()`. */
  daycontext: CustomEvent<{ day: Day; month: MonthPosition; frame: DOMRect }>;
  /** The same of an occurrence. */
  itemcontext: CustomEvent<{ id: string; start: Day; end: Day; frame: DOMRect }>;
  /** The user is about to change the selection. */
  beforeselect: CustomEvent<BeforeDetail>;
  /** The user is about to turn pages. */
  beforepagechange: CustomEvent<BeforeDetail>;
  /** The user has selected something else: once for each change, while dragging too. */
  selectionchange: CustomEvent<CalendarSelection>;
  /** Other days have come to rest in view, those of neighbouring months among them. */
  visibledayschange: CustomEvent<{ first: Day; last: Day }>;
  /** An expandable calendar goes over to another mode; fires when it is decided. */
  modechange: CustomEvent<{ mode: 'month' | 'week' }>;
  /** The title names something else. `month`, YYYY-MM, is the one that it begins with. */
  titlechange: CustomEvent<{ title: string; month: string }>;
  /** Another zoom level has come into view. */
  levelchange: CustomEvent<{ level: ZoomLevel }>;
  /** Another day has become today. */
  todaychange: CustomEvent<{ day: Day | null }>;
  /** Facts of these days could not be had. */
  loaderror: CustomEvent<{ first: Day; last: Day }>;
}

/**
 * A calendar. It takes the width it is given, up to 420 px, and the height that it needs.
 *
 * Attributes:
 *
 * <!-- attributes: written by Scripts/options.py -->
 * | name | values | meaning |
 * |---|---|---|
 * | `value` | days | what is selected: `2024-02-20`, `2024-02-20/2024-02-25` (both among them), or several with spaces between; `today` is today |
 * | `date` | a day | the day whose month is shown; without it that of `value`, else today |
 * | `today` | a day | pins today; without it the clock's day in the time zone |
 * | `time-zone` | a zone | an IANA name; without it the browser's |
 * | `preset` | `fiori-month`, `fiori-full-screen-month`, `fiori-week`, `fiori-expandable`, `fiori-range`, `fiori-dates`, `fs-calendar`, `fs-calendar-week`, `calendar-view`, `kal`, `tapku`, `times-square`, `ck-calendar`, `ab-calendar-picker`, `streak`, `infinite-calendar`, `jz-calendar-week-view` | behaves as another calendar does; other attributes override it, one that is on by `false` |
 * | `view` | `month` (default), `week`, `expandable`, `months`, `year`, `timeline`, `agenda` | the layout: a `month`, `week`s, `expandable` (a month that collapses to a week), `months` (a list that scrolls freely), `year` (twelve small months as a heat map, each of which opens), a `timeline` (days as columns with their hours), or an `agenda` (days with their events below each other) |
 * | `month-headers` | `plain` (default), `sticky`, `hidden` | headings of a list's months: names, names that stay in view, or none (`view="months"`) |
 * | `columns` | `auto`, `1` (default), `2`, `3`, `4`, `5`, `6` | months side by side: 1 to 6, or `auto` for as many as there is room for; months that turn are no more than have room, and turn by one (`view="month"` or `view="months"`) |
 * | `snap` | a flag | a list of months stops where a month begins (`view="months"`) |
 * | `mode` | `month` (default), `week` | whether an expandable calendar shows a month or a week (`view="expandable"`) |
 * | `expand-focus` | `selection` (default), `today` | the week that stays when a month collapses: the selected day's, or `today`'s, too (`view="expandable"`) |
 * | `expand-swipe` | a flag | a swipe up or down on the days collapses and expands it, too (`view="expandable"`) |
 * | `weeks` | 1 ... 100, 1 unless said | weeks per page (`view="week"`) |
 * | `direction` | `horizontal` (default), `vertical` | the direction in which pages turn |
 * | `paging` | `locked` | with `locked` only the page turns pages: swipes, wheels, keys and buttons do not |
 * | `shared-weeks` | a flag | months that turn vertically share the week they have in common |
 * | `rows` | `six` (default), `fit` | rows of a month: always six, or as many as it needs |
 * | `outside-days` | `shown` (default), `hidden` | days of neighbouring months |
 * | `outside-tap` | `navigate` (default), `select`, `ignore` | what choosing such a day does: go to its month and select it, only select it, or nothing |
 * | `max-height` | a number | maximum height in points (CSS pixels); rows are 44 to 51 high |
 * | `days` | 1 ... 14, 7 unless said | columns of a timeline: 1 to 14 days (`view="timeline"`) |
 * | `hidden-weekdays` | weekdays | weekdays without a column: `saturday sunday` (`view="timeline"`) |
 * | `page-start` | `auto` (default), `week`, `day` | whether pages begin with weeks, on any day, or with weeks where whole weeks are shown (`view="timeline"`) |
 * | `scroll-snap` | `page` (default), `day`, `none` | where scrolling sideways ends: one page further, where a day begins, or anywhere (`view="timeline"`) |
 * | `date-position` | `top` (default), `left` | where the date of a single day stands: above the hours, or beside its events (`view="timeline"`) |
 * | `columns-by` | `group` | with `group` a day has a column for each of the page's `groups`, side by side (`view="timeline"`) |
 * | `all-day-rows` | 1 ... 10, 3 unless said | rows of events of whole days until all are asked for, 1 to 10 (`view="timeline"`) |
 * | `hour-height` | 16 ... 400, 56 unless said | height of an hour in points (CSS pixels), 16 to 400, until it is pinched (`view="timeline"`) |
 * | `slot` | 5 ... 60, 30 unless said | minutes between the lines: 5, 10, 15, 20, 30 or 60 (`view="timeline"`) |
 * | `hours` | hours, `9-17` | the hours shown, as in `8-20`; `6-30` goes on until six of the next day (`view="timeline"`) |
 * | `label-hours` | hours, `9-17` | the hours that have labels (`view="timeline"`) |
 * | `working-hours` | hours, `9-17` | the hours that stand out, as in `9-17` or `8:30-16:45` (`view="timeline"`) |
 * | `editable` | a flag | lets hands and keys make, move and stretch events; the page stores them (`view="timeline"` or `view="month"` or `view="week"` or `view="expandable"`) |
 * | `snap-minutes` | 1 ... 60, 15 unless said | the minutes to which events snap that are made, moved or stretched, 1 to 60 (`view="timeline"`) |
 * | `edge-zones` | `48 24` (default) | how far in hands scroll hours and turn pages: above, after, below, before, as CSS has it (`view="timeline"` or `view="month"` or `view="week"` or `view="expandable"`) |
 * | `edge-speed` | `600` (default) | points per second at which hours scroll at the very edge, or where the zone begins and there (`view="timeline"`) |
 * | `edge-dwell` | `700 1000` (default) | milliseconds at a side before each page, or before the first one and before each further one (`view="timeline"` or `view="month"` or `view="week"` or `view="expandable"`) |
 * | `edit-within` | `anywhere` (default), `working-hours`, `open` | where events can be made, moved or stretched to: working hours, or times marked as open (`view="timeline"` or `view="month"` or `view="week"` or `view="expandable"`) |
 * | `overlap-limit` | 0 ... 99, 0 unless said | how many events with hours an edit may leave at one moment: 1 for no overlap, 0 for any (`view="timeline"` or `view="month"` or `view="week"` or `view="expandable"`) |
 * | `time-zones` | zones | IANA names with spaces between, whose times stand beside those of `time-zone`, up to four (`view="timeline"`) |
 * | `packing` | `columns` (default), `cascade` | whether events that overlap stand beside each other or over each other (`view="timeline"`) |
 * | `empty-days` | `shown`, `hidden` (default) | whether an agenda lists days without events (`view="agenda"`) |
 * | `event-lines` | 1 ... 3, 2 unless said | lines of text that an event of an agenda has room for, 1 to 3 (`view="agenda"`) |
 * | `zooms` | a flag | the title, and Ctrl or Command with the arrow up, zoom out to months, years and decades |
 * | `level` | `days`, `months`, `quarters`, `years`, `decades` | the zoom level to begin with |
 * | `heat` | `1 3 6 10` (default) | the counts at which the four steps of the heat map begin, ascending (`view="year"`) |
 * | `heat-legend` | a flag | a year explains the steps of its heat map below its months (`view="year"`) |
 * | `picks` | `day` (default), `month`, `quarter`, `year`, `decade` | what is chosen: a day, or the days of a month, quarter, year or decade |
 * | `title-rule` | `page` (default), `majority`, `first`, `selected`, `span`, `selection` | what the title names: the `page`; for weeks the month of most days (`majority`), of the `first` or the `selected` day, or a `span` of months; or the `selection`, as an interval or a number of days |
 * | `neighbour-titles` | 0 ... 1 | opacity of the neighbouring pages' titles beside the title, 0 to 1 |
 * | `selection` | `none`, `single` (default), `page`, `week`, `multiple`, `interval`, `time` | what choosing a day selects: nothing, a day, always a day of the visible month (`page`), its week, any days, or an interval; with `time` a range of hours is drawn on a timeline |
 * | `interval-rule` | `shrink` (default), `restart`, `extend` | what choosing another day does to an interval: `shrink` (inside it ends there, outside it is cleared), `restart` (a new interval starts there), or `extend` (the nearer end moves there) |
 * | `min-length` | 1 and more | minimum length of an interval, in days |
 * | `max-length` | 1 and more | maximum length of an interval, in days |
 * | `one-day` | a flag | choosing the first day again makes a one-day interval |
 * | `across-disabled` | `no` | with `no` an interval cannot include unavailable days |
 * | `unselects` | a flag | choosing a selected day or week again deselects it |
 * | `page-day` | `today` (default), `first` | the day that is selected on a new page with `selection="page"`: today if the page has it, or the first |
 * | `swipe` | `turn` (default), `select` | what dragging from a day does: turn pages (after a long press, select where several days can be), or select |
 * | `locale` | a tag | a BCP 47 tag; without it the nearest `lang`, else the browser's |
 * | `dir` | `ltr`, `rtl`, `auto` | the direction of text; `auto` or without it the locale's |
 * | `first-weekday` | a weekday | the first day of weeks: `sunday` ... `saturday`, or 1 Sunday ... 7 Saturday; without it the locale's |
 * | `min` | a day | the earliest day that can be shown and chosen |
 * | `max` | a day | the latest day that can be shown and chosen |
 * | `disabled-before` | a day | this day and all earlier days are unavailable |
 * | `disabled-after` | a day | this day and all later days are unavailable |
 * | `disabled-weekdays` | weekdays | unavailable weekdays, by name or number, such as `sat sun` |
 * | `disabled-days` | days | unavailable days and intervals, such as `2024-02-14 2024-02-20/2024-02-25` |
 * | `hide` | `header`, `weekdays` | leaves out the header with its buttons, the row of weekdays, or both |
 * | `hide-buttons` | `previous`, `next`, `today` | header buttons to hide; all of them without a value |
 * | `grid-lines` | `none` (default), `weeks` | hairlines: none, or between weeks |
 * | `week-numbers` | a flag | shows week numbers |
 * | `weekdays` | `fitting` (default), `narrow`, `short`, `full` | names of weekdays: as long as they fit, or in one form; shorter where there is no room |
 * | `weekday-today` | a flag | highlights today's weekday while today is on the page |
 * | `hide-today` | a flag | hides today |
 * | `no-indicators` | a flag | hides dots, also from screen readers |
 * | `no-single-keys` | a flag | turns off single-key shortcuts, such as T for today |
 * | `alternate-calendar` | text | a second calendar of `Intl`, such as `hebrew` or `chinese`, shown under the dates |
 * | `alternate-locale` | a tag | the language of the second calendar; without it the first one's |
 * | `asks` | `select`, `turn`, `cells` | fires `beforeselect`, `beforepagechange` or `cellshow` though nobody listens on the element itself |
 * | `wheel` | `both` | with `both` a vertical wheel turns pages too |
 * | `fill` | a flag | fills the height that it is given |
 * | `name` | text | as form controls have it |
 * | `required` | a flag | as form controls have it |
 * | `disabled` | a flag | as form controls have it |
 * | `record` | a flag | keeps the log of all messages, for `actionLog` |
 * | `engine` | text | the URL of another build of the engine |
 * <!-- /attributes -->
 *
 * CSS custom properties: `--almanac-accent`, `-ground`, `-text`, `-secondary`, `-outside`, `-hairline`, `-selection`, `-on-selection`, `-selection-fill` (`transparent` for a
 * line instead of a full shape) and `-selection-frame` (the width of that line), `-selection-dots` (1 for dots on a selected day that keep their colours), `-band` (of an interval), `-preview` (of one that would be selected), `-separator` (width of
 * the lines between rows), `-on-tint`, `-run` (what joins kept days), `-ring-short` (today's ring has the accent unless the page sets this), `-font`, `-roundness` (of days' shapes, 1 circles to 0 squares), `-color-scheme`
 * (`light`, `dark`, or both), `-tint-streak-kept`, `-tint-streak-short`, `-tint-streak-none`, `-heat-1` ... `-heat-4`, `-weekend`, `-week-number`, `-event` (dots without a
 * colour of their own), `-now` (the line at the present time), and of each event colour `-tint-blue` (what it fills), `-ink-blue` (text) and `-solid-blue` (dots and edges): `blue`, `green`, `orange`, `red`,
 * `purple`, `teal`, `pink`, `graphite`.
 * CSS parts: `calendar`, `header`, `title`, `titles`, `page-title`, `button` (with `previous`, `today`, `next`, `retry`), `status`, `grid`,
 * `weekdays`, `weekday`, `strip`, `page`, `week`, `day`, `blank`, `band`, `line` (with `alternate`, `subtitle`), `image`, `badge`, `event`, `more`,
 * `date-header`, `group-header`, `all-day`, `day-column`, `timed-event`, `time-label`, `now-label`, `now-line`, `hour-lines`, `off-hours`, `hour-gap`,
 * `hour-fold`, `background-event`, `time-cursor`, `resize-handle`, `zone-label`, `lanes-label`, `lanes-button` (of a timeline),
 * `legend`, `kind`, `heat`, `week-number`, `week-number-head`, `notice`, `handle`, `month-name`, `zoom`, `periods`, `period`, `glance`, `drawing` (the app's own).
 */
export class AlmanacCalendarElement extends HTMLElement {
  /**
   * What is selected, as the attribute has it, or null. Setting it fires no event; a text that means nothing
   * throws RangeError. It turns to the first day's month, unless the keyboard is in the grid. What cannot be
   * selected changes nothing: `validity` says why, and it is tried again when attributes change.
   */
  get value(): string | null;
  set value(text: string | null);
  /** What is selected. Can be set to anything that `select` takes, without an event. */
  get selection(): CalendarSelection;
  set selection(selected: Selectable);
  /** Selects for the app; with `notify: false` no event is fired. Throws RangeError for a text that means nothing. */
  select(selected: Selectable, options?: { notify?: boolean }): void;
  /**
   * What a text would select, without selecting it: days as ISO 8601, as people write them in the language, or with a
   * name as in `last-30-days` (see almanac-picker-field.d.ts). Null before `ready`.
   */
  read(text: string): Reading | null;
  dataSource: CalendarDataSource | null;
  /** The app's own drawing of roles. */
  renderers: Renderers;
  /** The kinds of days that a list below the days names, as far as the month in view has them. */
  legend: LegendEntry[];
  /** What `columns-by="group"` divides the days of a timeline into, in their order; of more than 32 the first ones count. */
  groups: CalendarGroup[];
  locale: string; timeZone: string;
  /** What `view="expandable"` shows or goes over to; null in other views. Setting it is animated. */
  mode: 'month' | 'week' | null;
  /** The zoom level in view. Setting it shows the nearest one that can be reached. */
  get level(): ZoomLevel;
  set level(level: ZoomLevel);
  /** The day that counts as today. Setting it pins it; null goes back to the clock. */
  today: Day | null;

  // Attributes as properties, empty where there is none; those of days and weekdays also take a list.
  // <!-- properties: written by Scripts/options.py -->
  preset: string; view: 'month' | 'week' | 'expandable' | 'months' | 'year' | 'timeline' | 'agenda' | '';
  monthHeaders: 'plain' | 'sticky' | 'hidden' | ''; columns: string; weeks: string;
  direction: 'horizontal' | 'vertical' | ''; paging: 'locked' | ''; days: string; hiddenWeekdays: string;
  pageStart: 'auto' | 'week' | 'day' | ''; scrollSnap: 'page' | 'day' | 'none' | '';
  datePosition: 'top' | 'left' | ''; columnsBy: 'group' | ''; allDayRows: string; hourHeight: string; slot: string;
  hours: string; labelHours: string; workingHours: string; editable: string; snapMinutes: string; edgeZones: string;
  edgeSpeed: string; edgeDwell: string; editWithin: 'anywhere' | 'working-hours' | 'open' | ''; overlapLimit: string;
  timeZones: string; packing: 'columns' | 'cascade' | ''; emptyDays: 'shown' | 'hidden' | ''; eventLines: string;
  titleRule: 'page' | 'majority' | 'first' | 'selected' | 'span' | 'selection' | ''; neighbourTitles: string;
  selectionPolicy: 'none' | 'single' | 'page' | 'week' | 'multiple' | 'interval' | 'time' | '';
  intervalRule: 'shrink' | 'restart' | 'extend' | ''; minLength: string; maxLength: string;
  pageDay: 'today' | 'first' | ''; firstWeekday: string; min: Day | ''; max: Day | ''; disabledBefore: Day | '';
  disabledAfter: Day | ''; disabledWeekdays: string; disabledDays: string; hide: string;
  gridLines: 'none' | 'weeks' | ''; name: string;
  // <!-- /properties -->

  /** The title, as in “February 2024”, or what `title-rule` has it name, and its month, YYYY-MM. */
  readonly monthTitle: string; readonly month: string;
  /** The days in view. */
  readonly visibleDays: { first: Day; last: Day } | null;
  /** Resolves when the calendar is on the screen, and rejects when it cannot be shown; `retry()` then makes a new one. */
  readonly ready: Promise<void>;
  /** The log of all messages, each behind its length in four bytes, or null without `record`. */
  readonly actionLog: Uint8Array | null;

  /**
   * Turns to a day's month. Throws RangeError for a text that is no day. What is called before `ready`, here and
   * below, is done then, in order. The promise is kept when the day has come into view, or when something else has
   * moved the view before: then `completed` is false. A timeline also shows `hours` of the day, `9:30-11:00`, and moves
   * no further for them than it has to; without them, today's present time.
   */
  show(day: Day, how?: { animated?: boolean; position?: 'nearest' | 'start' | 'center'; hours?: string }):
    Promise<{ completed: boolean }>;
  /** Goes to today, if it lies between `min` and `max`. */
  showToday(): void;
  /** Shows the next level out, if there is one. */
  zoomOut(): void; next(): void; previous(): void;
  /** Takes a day out of what is selected; false where what is left cannot be selected. A week goes as a whole. */
  deselect(day: Day): boolean;
  /** The selected days as they were selected; what was selected at once is one run. */
  readonly selectionOrder: CalendarSelection['intervals'];
  /** Where a day's cell is in the window, in CSS pixels, such as for a tooltip; null for a day that is not in view. */
  frameOf(day: Day): DOMRect | null;
  /**
   * Takes hold of an event of a timeline whose events are `editable`, or of one of its ends: arrow keys move it, and Enter or
   * a tap on a time puts it there; Escape gives it up.
   */
  grab(id: string, end?: 'start' | 'end'): void;
  /**
   * Makes an event like one, as pasting does: at the keyboard's time, or else at its own time on the keyboard's day. Of
   * several the first one comes there, and the others keep their distance from it. `itemcreate` is told of each, with its id
   * as `copyOf`. Nothing where events are not `editable`.
   */
  insert(events: Occurrence | Occurrence[]): void;
  /** Makes an event at the keyboard's time in a timeline, as Enter does on free hours; `itemcreate` is told of it. */
  create(): void;
  /**
   * Asks for each of these events whether it may go, as the Delete key does: `beforeitemchange`, then `itemdelete`. Nothing
   * before `ready`, or where one is asked about already. The key does so from when the element itself has got a listener to
   * `itemdelete`.
   */
  discard(ids: string | string[]): void;
  /** The ids of the selected events, in their order; moved and copied together. None before `ready`, or unless `editable`. */
  selectedItems: string[];
  /** Loads again what could not be loaded: facts, or the calendar itself. The network's return does that too. */
  retry(): void;
  /** Says that facts have changed: those of `first` through `last`, or all. */
  invalidate(days?: { first: Day; last: Day; sequence?: number } | null): void;

  // A form control: named by its labels or `aria-label`; its day gets the focus. A disabled one keeps what is selected.
  required: boolean; disabled: boolean;
  readonly form: HTMLFormElement | null; readonly labels: NodeList; readonly type: string;
  readonly validity: ValidityState; readonly validationMessage: string; readonly willValidate: boolean;
  checkValidity(): boolean; reportValidity(): boolean;
  setCustomValidity(message: string): void;
  addEventListener<K extends keyof AlmanacCalendarEventMap>(type: K, listener: (this: this,
    event: AlmanacCalendarEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'almanac-calendar': AlmanacCalendarElement;
  }
}
