// SPDX-License-Identifier: MIT
// Events as a clipboard has them, and text that becomes the title and the notes of a new one. As the same texts they
// are dragged out of an agenda and of the list of a day.

import { CONTENTS } from '../app/records.js';
import { loadWords } from '../app/words.js';
import { occurrenceOf } from '../events/times.js';
import { dragOut } from './dragging.js';
import { describeOccurrence } from './occurrence.js';
import { WORDS } from './words.js';

const contentsOf = event => Object.fromEntries(CONTENTS.events.map(name => [name, event[name] ?? null]));

/** Events in a text of ours: the `contents` of each, or the `id` of one that had not been read; null in any other. */
function eventsIn(text, known, zone) {
  try {
    const { format, events } = JSON.parse(text);
    if (format !== known || !events.length) return null;
    return events.map(event => {
      if (event.id) return { id: event.id };
      // What has no times that can be read is no event.
      occurrenceOf(event, zone);
      return { contents: contentsOf(event) };
    });
  } catch {
    return null;
  }
}

/** The row of an agenda, or of the list of a day, where something is; elsewhere a mouse moves what it drags. */
const rowAt = target => target.closest?.('[data-occurrence], .agenda [data-event-id]');

export class Clipboard {
  #calendar;
  #source;
  #read;
  #create;
  #untitled;
  #failed;
  #tell;
  #pasted = new Map();
  #count = 0;

  /**
   * `read(id)` resolves with an event, also with one that is gone by now; `create(text)` opens the form; `untitled` is
   * what an event without a title is called; `failed()` says that something could not be read, and `tell(text)` what
   * there is to say.
   */
  constructor(calendar, { source, read, create, untitled, failed, tell }) {
    [this.#calendar, this.#source, this.#read] = [calendar, source, read];
    [this.#create, this.#untitled, this.#failed, this.#tell] = [create, untitled, failed, tell];
    dragOut(document, rowAt, ({ dataset }) => {
      const occurrence = source.occurrence(dataset.occurrence ?? dataset.eventId);
      return occurrence && this.written(occurrence).text;
    });
  }

  /** What an event is in a clipboard, and its text. */
  written(occurrence) {
    const whole = this.#source.whole(occurrence.event);
    const names = { locale: this.#calendar.locale, untitled: this.#untitled };
    return { event: whole ? contentsOf(whole) : { id: occurrence.event },
      text: [...describeOccurrence(occurrence, names), whole?.notes].filter(Boolean).join('\n') };
  }

  /** Pastes events of ours, in a format, or else a text. */
  paste(ours, text, format) {
    const events = eventsIn(ours, format, this.#calendar.timeZone);
    if (events) this.#pasteEvents(events);
    else if (text.trim()) this.#create(text.trim());
    else this.#tellNothing();
  }

  async #tellNothing() {
    const words = await loadWords('clipboard', WORDS, this.#calendar.locale).catch(() => null);
    if (words) this.#tell(words('nothingToPaste'));
  }

  /** The first one in time is where the keyboard is. */
  async #pasteEvents(events) {
    try {
      const contents = await Promise.all(events.map(async ({ id, contents: known }) =>
        known ?? contentsOf(await this.#read(id))));
      this.#pasted = new Map(contents.map(each => [`pasted:${this.#count += 1}`, each]));
      const made = [...this.#pasted].map(([id, each]) =>
        ({ ...occurrenceOf(each, this.#calendar.timeZone), id }));
      this.#calendar.insert(made.sort((one, other) => (one.start < other.start ? -1 : 1)));
    } catch {
      this.#failed();
    }
  }

  /** The contents of the event that has been pasted under a name, or null. */
  pasted(name) { return this.#pasted.get(name) ?? null; }
}
