// SPDX-License-Identifier: MIT
// What an app tells a calendar of days, and of what happens on them.

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
  /** Colour the number, and the line under it. */
  titleTint?: Tint; subtitleTint?: Tint;
  /** A line around the day's shape, and its shape while it is selected, but for days of streaks. */
  borderTint?: Tint; selectionTint?: Tint;
  /** Dots under the number; three are shown, the others are counted. */
  dots?: Tint[];
  /** How many more there are than `dots` lists. */
  more?: number;
  /** `false` hides the dots of the day. */
  indicator?: boolean;
  /** A line under the number, or two with `\n` between them. */
  subtitle?: string;
  /** A short text at the corner of the day's shape. */
  badge?: string;
  /** The address of an image under the number. */
  image?: string;
  /** How much the day holds, for the heat map of a year; without it the number of dots. */
  count?: number;
  /** Marked by the app, and: cannot be chosen. */
  highlighted?: boolean; disabled?: boolean;
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

/** A calendar, a person, a room: with `columns-by="group"` each has a column on each day of a timeline. */
export interface CalendarGroup {
  /** What occurrences name it by; that of an empty id takes what names none of the others. */
  id: string;
  /** Stands above its column, and is part of the name of what is in it. */
  name: string;
  color?: Tint;
}

/** One event on one run of days. */
export interface Occurrence {
  /** What tells it from others. */
  id: string;
  title?: string;
  tint?: Tint;
  /** The first day, or the time on it at which it begins for the viewer, as `2024-02-14T09:30`. */
  start: string;
  /** The day behind the last one, or the time at which it ends. */
  end: string;
  /** Where those are days: the minutes since midnight at which it begins on the first and ends on the last of them. */
  from?: number; to?: number;
  /** Where those are times in a zone: how many seconds its clocks are ahead of UTC then, and how many really pass. */
  startOffset?: number; endOffset?: number; duration?: number;
  /** Whether it is behind the hours of its days, as opening times are: it takes no room and cannot be chosen. Only timelines show it. */
  background?: boolean;
  /** Whether events may be put in it where `edit-within="open"`: of what is behind the hours. */
  open?: boolean;
  /** Whether no hand and no key moves or stretches it where others can be edited. */
  locked?: boolean;
  /** Whether it is certain to take place, which it is unless said otherwise: `tentative` may, `cancelled` will not. */
  status?: 'confirmed' | 'tentative' | 'cancelled';
  /** The id of the group that it belongs to: its calendar, a person, a room. */
  group?: string;
}

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

export type Occurrences = Occurrence[] | { occurrences: Occurrence[]; sequence?: number };
