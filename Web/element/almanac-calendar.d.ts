// SPDX-License-Identifier: MIT
// What <almanac-calendar> offers. Days are ISO 8601 texts, YYYY-MM-DD; years before 0 and after 9999
// have a sign and six digits. Every interval that people see is inclusive: `first` through `last`.

/** A day, YYYY-MM-DD. */
export type Day = string;

/** A named colour, or any other, `#RGB` or `#RRGGBB`: see docs/style-sheets.md. A page has up to 95 of its own. */
export type Tint =
  | 'streak-kept' | 'streak-short' | 'streak-none' | `#${string}`
  | 'blue' | 'green' | 'orange' | 'red' | 'purple' | 'teal' | 'pink' | 'graphite';

/** What an app knows of a day beyond its date. */
export interface DayFact {
  day: Day;
  /** Fills the day's shape. */
  tint?: Tint;
  /** Colours the number. */
  titleTint?: Tint;
  /** Dots under the number; three are shown, the others are counted. */
  dots?: Tint[];
  /** How many more there are than `dots` lists. */
  more?: number;
  /** `false` hides the dots of the day. */
  indicator?: boolean;
  /** A line under the number. */
  subtitle?: string;
  /** A short text at the corner of the day's shape. */
  badge?: string;
  /** The address of an image under the number. */
  image?: string;
  /** How much the day holds, for the heat map of a year; without it the number of dots. */
  count?: number;
  /** Marked by the app. */
  highlighted?: boolean;
  /** Cannot be chosen. */
  disabled?: boolean;
  /** Said as “80 of 100 points”, in the calendar's language. Whole numbers. */
  progress?: { points: number; goal: number };
  /** Said behind the date, in place of the badge and of the number of dots. */
  note?: string;
}

/** A kind of days, named by the app: those with a tint, as their shape or as a dot, or with an image. */
export interface LegendEntry {
  name: string;
  tint?: Tint;
  /** As in `DayFact.image`. */
  image?: string;
}

/** One event on one run of days. */
export interface Occurrence {
  /** What tells it from others. */
  id: string;
  title?: string;
  tint?: Tint;
  /** The first day. */
  start: Day;
  /** The day behind the last one. */
  end: Day;
  /** Minutes since midnight of the first day at which it begins; without them it takes whole days. */
  from?: number;
  /** Minutes since midnight of the last day at which it ends. */
  to?: number;
}

// <!-- roles: written by Scripts/options.py -->
/** What a node of the scene is to people. */
export type Role =
  | 'calendar' | 'header' | 'title' | 'previousButton' | 'nextButton' | 'todayButton' | 'status'
  | 'retryButton' | 'grid' | 'weekdayRow' | 'weekdayLabel' | 'strip' | 'page' | 'weekRow' | 'dayCell'
  | 'blankCell' | 'announcement' | 'dayImage' | 'dayAlternate' | 'daySubtitle' | 'dayBadge' | 'legend'
  | 'legendItem' | 'notice' | 'weekNumber' | 'weekNumberHead' | 'eventBar' | 'moreButton' | 'handle'
  | 'monthGrid' | 'monthHeader' | 'zoomButton' | 'periodRow' | 'periodCell' | 'glance' | 'titleStrip'
  | 'pageTitle' | 'heatStep' | 'band';
// <!-- /roles -->

/** A node of the scene, as a render function is told of it. */
export interface RenderedNode {
  role: Role;
  /** The visible text: a day's number, a bar's title. */
  text: string;
  /** The accessible name; it stays as it is. */
  label: string;
  /** The day of a day's cell. */
  day: Day | null;
  tint: Tint | null;
  traits: string[];
  width: number;
  height: number;
  /** Of a bar: its occurrence and its days, `end` excluded. */
  id: string | null;
  start: Day | null;
  end: Day | null;
}

/**
 * Draws a node: fills `element`, which lies over the node and takes no events; `false` has the calendar
 * draw it. Called again whenever the node changes, with what it drew before. What has `pointer-events:
 * auto` inside is the app's: its events are not the calendar's.
 */
export type RenderFunction = (node: RenderedNode, element: HTMLElement) => boolean | void;

/** The app's own drawing, by role: of days (`dayCell`), bars (`eventBar`), titles (`title`) and any other. */
export type Renderers = { [role in Role]?: RenderFunction };

export interface FactsRequest {
  first: Day;
  last: Day;
  /** The day that counts as today, or null. When it changes, facts are loaded again. */
  today: Day | null;
  timeZone: string;
  locale: string;
  /** Aborted when the days are no longer wanted. A late answer is still of use. */
  signal: AbortSignal;
}

/**
 * Where facts come from. Days that an answer does not name have none. An answer that is given at
 * once is on the screen with the first picture. A promise that is rejected, or that nothing becomes
 * of within 15 s, shows “Try again”.
 */
export interface CalendarDataSource {
  facts?(request: FactsRequest): Answer | Promise<Answer>;
  /** What touches the days: bars where cells are big enough (`fill`), dots elsewhere. */
  occurrences?(request: FactsRequest): Occurrences | Promise<Occurrences>;
  /** Calls back when facts change: those of `first` through `last`, or all. Returns how to stop. */
  subscribe?(changed: (days: { first: Day; last: Day; sequence?: number } | null) => void): () => void;
}

/** With a sequence number, an answer older than a known change is never shown. */
export type Answer = DayFact[] | { facts: DayFact[]; sequence?: number };

/**
 * What the user is about to select, or the days of the page that is about to be turned to.
 * `preventDefault()` refuses it without a reason.
 */
export interface BeforeDetail {
  /** What would be: a day, an interval as in `2024-02-14/2024-02-20`, several with spaces; or null. */
  value: string | null;
  /** What is now. */
  before: string | null;
  first: Day | null;
  last: Day | null;
  /** Refuses it; the reason is spoken and shown. */
  refuse(reason?: string): void;
  /**
   * Leaves it open until the promise is kept. `false` refuses it, a text refuses it with that
   * reason, and so does a promise that is broken. What the user does meanwhile waits; after 15 s
   * it counts as refused.
   */
  waitUntil(promise: Promise<boolean | string | void>): void;
}

export type Occurrences = Occurrence[] | { occurrences: Occurrence[]; sequence?: number };

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
  /** The first selected day, or null. */
  readonly first: Day | null;
  /** The last selected day, or null. */
  readonly last: Day | null;
  /** How many days are selected. */
  readonly days: number;
  /** The runs of selected days, in order. */
  readonly intervals: readonly { readonly first: Day; readonly last: Day }[];
  /** The days inside a selected interval that cannot be chosen, as far as is known. */
  readonly unavailable: readonly { readonly first: Day; readonly last: Day }[];
}
/** What the cells stand for: days, the months of a year, the years of a decade, the decades of a century. */
export type ZoomLevel = 'days' | 'months' | 'quarters' | 'years' | 'decades';

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
  /** The user asks for the occurrences of a day that have no place. */
  moreselect: CustomEvent<{ day: Day }>;
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
 * | `preset` | `fiori-month`, `fiori-full-screen-month`, `fiori-week`, `fiori-expandable`, `fiori-range`, `fiori-dates`, `fs-calendar`, `fs-calendar-week`, `calendar-view`, `kal`, `tapku`, `times-square`, `ck-calendar`, `ab-calendar-picker`, `streak` | behaves as another calendar does; other attributes override it, one that is on by `false` |
 * | `view` | `month` (default), `week`, `expandable`, `months`, `year` | the layout: a `month`, `week`s, `expandable` (a month that collapses to a week), `months` (a list that scrolls freely), or `year` (twelve small months as a heat map, each of which opens) |
 * | `month-headers` | `plain` (default), `sticky`, `hidden` | headings of a list's months: names, names that stay in view, or none (`view="months"`) |
 * | `columns` | `auto`, `1` (default), `2`, `3`, `4`, `5`, `6` | months of a list side by side: 1 to 6, or `auto` for as many as there is room for (`view="months"`) |
 * | `snap` | a flag | a list of months stops where a month begins (`view="months"`) |
 * | `mode` | `month` (default), `week` | whether an expandable calendar shows a month or a week (`view="expandable"`) |
 * | `expand-focus` | `selection` (default), `today` | the week that stays when a month collapses: the selected day's, or `today`'s, too (`view="expandable"`) |
 * | `expand-swipe` | a flag | a swipe up or down on the days collapses and expands it, too (`view="expandable"`) |
 * | `weeks` | 1 ... 100, 1 unless said | weeks per page (`view="week"`) |
 * | `direction` | `horizontal` (default), `vertical` | the direction in which pages turn |
 * | `shared-weeks` | a flag | months that turn vertically share the week they have in common |
 * | `rows` | `six` (default), `fit` | rows of a month: always six, or as many as it needs |
 * | `outside-days` | `shown` (default), `hidden` | days of neighbouring months |
 * | `outside-tap` | `navigate` (default), `select`, `ignore` | what choosing such a day does: go to its month and select it, only select it, or nothing |
 * | `max-height` | a number | maximum height in points (CSS pixels); rows are 44 to 51 high |
 * | `zooms` | a flag | the title, and Ctrl or Command with the arrow up, zoom out to months, years and decades |
 * | `level` | `days`, `months`, `quarters`, `years`, `decades` | the zoom level to begin with |
 * | `heat` | `1 3 6 10` (default) | the counts at which the four steps of the heat map begin, ascending (`view="year"`) |
 * | `heat-legend` | a flag | a year explains the steps of its heat map below its months (`view="year"`) |
 * | `picks` | `day` (default), `month`, `quarter`, `year`, `decade` | what is chosen: a day, or the days of a month, quarter, year or decade |
 * | `title-rule` | `page` (default), `majority`, `first`, `selected`, `span`, `selection` | what the title names: the `page`; for weeks the month of most days (`majority`), of the `first` or the `selected` day, or a `span` of months; or the `selection`, as an interval or a number of days |
 * | `neighbour-titles` | 0 ... 1 | opacity of the neighbouring pages' titles beside the title, 0 to 1 |
 * | `selection` | `none`, `single` (default), `page`, `week`, `multiple`, `interval` | what choosing a day selects: nothing, a day, always a day of the visible month (`page`), its week, any days, or an interval |
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
 * line instead of a full shape) and `-selection-frame` (the width of that line), `-band` (of an interval), `-preview` (of one that would be selected), `-separator` (width of
 * the lines between rows), `-on-tint`, `-run` (what joins kept days), `-ring-short`, `-font`, `-roundness` (of days' shapes, 1 circles to 0 squares), `-color-scheme`
 * (`light`, `dark`, or both), `-tint-streak-kept`, `-tint-streak-short`, `-tint-streak-none`, `-heat-1` ... `-heat-4`, `-weekend`, `-week-number`, `-event` (dots without a
 * colour of their own), and of each event colour `-tint-blue` (what it fills), `-ink-blue` (text) and `-solid-blue` (dots and edges): `blue`, `green`, `orange`, `red`,
 * `purple`, `teal`, `pink`, `graphite`.
 * CSS parts: `calendar`, `header`, `title`, `titles`, `page-title`, `button` (with `previous`, `today`, `next`, `retry`), `status`, `grid`,
 * `weekdays`, `weekday`, `strip`, `page`, `week`, `day`, `blank`, `band`, `line` (with `alternate`, `subtitle`), `image`, `badge`, `event`, `more`,
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
  locale: string;
  timeZone: string;
  /** What `view="expandable"` shows or goes over to; null in other views. Setting it is animated. */
  mode: 'month' | 'week' | null;
  /** The zoom level in view. Setting it shows the nearest one that can be reached. */
  get level(): ZoomLevel;
  set level(level: ZoomLevel);
  /** The day that counts as today. Setting it pins it; null goes back to the clock. */
  today: Day | null;

  // Attributes as properties, empty where there is none; those of days and weekdays also take a list.
  // <!-- properties: written by Scripts/options.py -->
  preset: string; view: 'month' | 'week' | 'expandable' | 'months' | 'year' | '';
  monthHeaders: 'plain' | 'sticky' | 'hidden' | ''; columns: string; weeks: string;
  direction: 'horizontal' | 'vertical' | '';
  titleRule: 'page' | 'majority' | 'first' | 'selected' | 'span' | 'selection' | ''; neighbourTitles: string;
  selectionPolicy: 'none' | 'single' | 'page' | 'week' | 'multiple' | 'interval' | '';
  intervalRule: 'shrink' | 'restart' | 'extend' | ''; minLength: string; maxLength: string;
  pageDay: 'today' | 'first' | ''; firstWeekday: string; min: Day | ''; max: Day | ''; disabledBefore: Day | '';
  disabledAfter: Day | ''; disabledWeekdays: string; disabledDays: string; gridLines: 'none' | 'weeks' | '';
  name: string;
  // <!-- /properties -->

  /** The title, as in “February 2024”, or what `title-rule` has it name. */
  readonly monthTitle: string;
  /** The month of the title, YYYY-MM. */
  readonly month: string;
  /** The days in view. */
  readonly visibleDays: { first: Day; last: Day } | null;
  /** Resolves when the calendar is on the screen, and rejects when it cannot be shown; `retry()` then makes a new one. */
  readonly ready: Promise<void>;
  /** The log of all messages, each behind its length in four bytes, or null without `record`. */
  readonly actionLog: Uint8Array | null;

  /**
   * Turns to a day's month. Throws RangeError for a text that is no day. What is called before
   * `ready`, here and below, is done then, in order. The promise is kept when the day has come into
   * view, or when something else has moved the view before: then `completed` is false.
   */
  show(day: Day, how?: { animated?: boolean; position?: 'nearest' | 'start' | 'center' }): Promise<{ completed: boolean }>;
  /** Goes to today, if it lies between `min` and `max`. */
  showToday(): void;
  /** Shows the next level out, if there is one. */
  zoomOut(): void;
  next(): void;
  previous(): void;
  /** Loads again what could not be loaded: facts, or the calendar itself. The network's return does that too. */
  retry(): void;
  /** Says that facts have changed: those of `first` through `last`, or all. */
  invalidate(days?: { first: Day; last: Day; sequence?: number } | null): void;

  // A form control: named by its labels or `aria-label`; its day gets the focus. A disabled one keeps what is selected.
  required: boolean;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  addEventListener<K extends keyof AlmanacCalendarEventMap>(type: K,
    listener: (this: this, event: AlmanacCalendarEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'almanac-calendar': AlmanacCalendarElement;
  }
}
