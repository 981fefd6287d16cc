// SPDX-License-Identifier: MIT
// What <almanac-picker> offers. Days are ISO 8601 texts, YYYY-MM-DD; intervals are inclusive. With times they are
// YYYY-MM-DDTHH:MM, what clocks show, in no zone.

import type { CalendarDataSource } from './almanac-data.js';

/** A day, YYYY-MM-DD. */
export type Day = string;

/**
 * Days with a name: `today`, `yesterday`, `tomorrow`; `this-`, `last-` and `next-` with `week`, `month`, `quarter` or
 * `year`; `week-to-date`, `month-to-date`, `quarter-to-date`, `year-to-date`; `last-30-days` and `next-7-days` with any
 * number up to 9999, today among them. Weeks begin on the field's first weekday. Days that cannot be reached are left
 * out: with `max` today, `this-month` ends today.
 */
export type NamedDays = string;

/** A button beside the month: days with a name, or an app's own under a name of its own. */
export type Preset = NamedDays | { value: NamedDays | string; label?: string };

export interface AlmanacPickerEventMap {
  /**
   * The value is another one: with each choice, as soon as what is being written is a date with all digits of its year,
   * and otherwise when it has been written.
   */
  input: Event;
  /** The user has done: the popover has closed, or the field has been left. */
  change: Event;
  /** The popover opens; the calendar may still be on its way. */
  open: Event;
  /** It has closed, and `value` is what it will be. */
  close: Event;
}

/**
 * A date field: an input with a popover that holds the calendar. It fetches the calendar when it is first needed: when
 * the pointer or the keyboard comes to it, or when it has a value that only the calendar can judge.
 *
 * Attributes:
 *
 * | name | values |
 * |---|---|
 * | `value` | the default: `2024-02-20`, `2024-02-20/2024-02-25` (both among them), several with spaces between, or days with a name |
 * | `selection` | `single` (default), `week`, `multiple` (any days), `interval` |
 * | `presets` | names of days, with spaces between |
 * | `zooms`, `level` | as `<almanac-calendar>` has them: the title zooms out, and an empty field begins at `months`, `years` or `decades`. Such a field loads the whole element |
 * | `time` | days have times, with `single` and `interval`: `2024-02-20T09:00`, `2024-02-20T09:00/2024-02-21T10:30`. Its value says which times days get that are chosen without one: `09:00` or `09:00/17:00`; without a value nine and ten o'clock. `min` and `max` can have times, too |
 * | `time-step` | minutes between the times in the list and of steps by keys: 1 to 720, and others are refused, but for those of `time`, `min` and `max`. Without it 15, and any minute can be typed |
 * | `date-style` | how dates are written: `short`, `medium` (default), `long`, `full`, as `Intl` has them |
 * | `name`, `required`, `disabled`, `readonly`, `placeholder`, `autocomplete` | as form controls have them; without a placeholder it is the form of a date, such as `MM/DD/YYYY` |
 * | `aria-label`, `aria-labelledby`, `aria-describedby` | name and describe the input, as its `<label>` does |
 * | `locale`, `dir` | as `<almanac-calendar>` has them |
 *
 * and those of `<almanac-calendar>`, which are handed on; `interval-rule` is `restart` here unless it is said:
 * <!-- attributes: written by Scripts/options.py -->
 * `date`, `today`, `time-zone`, `columns`, `rows`, `outside-days`, `outside-tap`, `interval-rule`, `min-length`,
 * `max-length`, `one-day`, `across-disabled`, `unselects`, `swipe`, `first-weekday`, `min`, `max`, `disabled-before`,
 * `disabled-after`, `disabled-weekdays`, `disabled-days`, `hide-buttons`, `weekdays`, `weekday-today`, `hide-today`,
 * `no-single-keys`, `wheel`
 * <!-- /attributes -->
 *
 * Writing: a date in the order of numbers of the locale (`20.2.24`), with the names of its months (`20 Feb`), as ISO
 * 8601, or with the name of an attribute (`tomorrow`) or a button; a year that is left out is this one. Two dates with a
 * dash are an interval, several with semicolons or commas a set. What is no date, or could be two, stays as it was
 * written, with `validity.badInput`; what cannot be chosen has `rangeUnderflow`, `rangeOverflow`, `tooShort`, `tooLong`,
 * `typeMismatch` or `customError`. docs/date-field.md has the rules.
 *
 * With `time`, a text has a date and a time (`2/20/24, 9:30 AM`, `20.2. 14:30`), or two times on one day, or two of each; what
 * lacks one, or could be two times (`5:00` where clocks have twelve hours), has `badInput`, and an end before its start
 * `rangeUnderflow`. Below the calendar is a control for each time: a text with a list, which Alt and arrow down, a press or
 * typing opens; arrows go to the next or previous time.
 *
 * Keys: Alt and arrow down, and F4, open it; Escape, F4, and Alt and arrow up close it and give the keyboard back; Enter
 * in the input sends the form. The arrows up and down go to the next and previous day, month or year, hour, time of the step
 * or half of the day, whichever the caret is at; in an empty field arrow down opens it.
 *
 * CSS custom properties: those of `<almanac-calendar>`, `--almanac-border` and `--almanac-bad`.
 * CSS parts: `field`, `input`, `button`, `message`, `popover`, `head` (of a sheet), `presets`, `preset`, `foot`,
 * `summary`; `times`, `time`, `time-list`, `time-message` of the times; of the calendar in the
 * popover `calendar`, `header`, `title`, `calendar-button` (with `previous`, `today`, `next`), `grid`, `weekdays`,
 * `weekday`, `strip`, `page`, `week`, `day`, `blank`.
 */
export class AlmanacPickerElement extends HTMLElement {
  /** What is selected, as a form gets it, or null. Setting it fires no event. */
  get value(): string | null;
  set value(text: string | null);
  /** The attribute `value`, which a reset goes back to. */
  defaultValue: string;
  /** The attribute `presets`; can be set to more than names. */
  get presets(): Preset[];
  set presets(presets: Preset[] | string);
  /**
   * Where facts about days come from, as `<almanac-calendar>` has it: dots, tints, lines and days that cannot be chosen. Such
   * a field loads the whole element. The days of a text or a value are asked about, too: a disabled one has `customError`
   * as soon as that is known.
   */
  get dataSource(): CalendarDataSource | null;
  set dataSource(source: CalendarDataSource | null);
  name: string;
  selection: '' | 'single' | 'week' | 'multiple' | 'interval';
  placeholder: string;
  autocomplete: string;
  min: Day | '';
  max: Day | '';
  /** The day that counts as today; without it the clock's. */
  today: Day | '';
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Whether the popover is open. */
  readonly open: boolean;
  /** Fetches the calendar; resolves when it is there and rejects when it cannot be had, until somebody asks again. */
  readonly ready: Promise<void>;
  /** Opens the popover, unless the field is off. */
  showPicker(): void;
  hidePicker(): void;

  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Sets an error of the page's own; an empty text takes it back. */
  setCustomValidity(message: string): void;

  addEventListener<K extends keyof AlmanacPickerEventMap>(
    type: K, listener: (this: this, event: AlmanacPickerEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'almanac-picker': AlmanacPickerElement;
  }
}
