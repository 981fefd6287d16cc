// SPDX-License-Identifier: MIT
// What a page is asked and told of what the user is about to do, and has made of events.

import type { Day } from './almanac-data.js';

/** What a hand or a key makes of an event. */
export interface EditSummary {
  /** The event's; null for a new one. */
  id: string | null;
  /** Of a new one the event that it is a copy of: Alt was held, or `insert` was called with it. */
  copyOf: string | null;
  /** Of a new one the text that was dragged in from elsewhere and dropped there; null for any other. */
  text: string | null;
  /** When it is to begin and to end, on the viewer's clocks: `2024-02-20T09:30`. */
  start: string;
  end: string;
  /** The group that it is to belong to: with `columns-by="group"` that of the column where it is; null for none. */
  group: string | null;
  /** When it, or what was copied, began and ended, and its group; null for any other new one. */
  before: { start: string; end: string; group: string | null } | null;
}

/** What a hand or a key has made of an event; it is shown already. */
export interface EditDetail extends EditSummary {
  /** Which occurrences of a recurring event are meant: the one that was moved. */
  scope: 'one';
  /**
   * Has it at another time, or in another group, which is shown at once. It can be called until it is answered: before the
   * promise of `waitUntil` is kept. Throws a `RangeError` where a time cannot be read
   * or ends before it begins.
   */
  adjust(times: { start?: string; end?: string; group?: string | null }): void;
  /** Takes it back; the reason is spoken and shown. */
  refuse(reason?: string): void;
  /**
   * Shows it until the promise is kept, then loads its days again. `false` takes it back, a text does so with that reason,
   * and so does a promise that is broken.
   */
  waitUntil(promise: Promise<boolean | string | void>): void;
}

/** What is asked before an event is made, moved, stretched or deleted: `preventDefault()` refuses it without a reason. */
export interface BeforeItemChangeDetail extends EditDetail {
  /** What the page is told of it once it is allowed, as `adjust` has left it. */
  type: 'itemcreate' | 'itemmove' | 'itemresize' | 'itemdelete';
}

/** What the user is about to select, or the days of the page to turn to; `preventDefault()` refuses it without a reason. */
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
