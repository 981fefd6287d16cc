// SPDX-License-Identifier: MIT
// Copies and cuts the events that are selected or the one in focus, and pastes events, or text as the title and the
// notes of a new one.

import { CONTENTS } from '../app/history.js';
import { TEXT_FIELDS } from '../app/frame.js';
import { occurrenceOf } from './times.js';

const TYPE = 'application/vnd.almanac.events+json';
const FORMAT = 1;

const contentsOf = event => Object.fromEntries(CONTENTS.events.map(name => [name, event[name] ?? null]));

/** Events in a text of ours: the `contents` of each, or the `id` of one that had not been read; null in any other. */
function eventsIn(text, zone) {
  try {
    const { format, events } = JSON.parse(text);
    if (format !== FORMAT || !events.length) return null;
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

const dialog = () => document.querySelector('dialog[open]');
const isInField = ({ target }) => target.closest?.(TEXT_FIELDS);
/** Whether somebody has selected text where the focus is. */
const hasSelected = () => {
  const selection = getSelection();
  return selection?.isCollapsed === false && (dialog() ?? document.activeElement).contains(selection.anchorNode);
};

/**
 * Follows the clipboard's commands. `picked()` knows the occurrences that are selected, or the one in focus or that a
 * dialog tells about, `linesOf(occurrence)` is what one is as a text; `create(text)` opens the form. Nothing happens
 * while somebody `isHolding()` an event. The function that is returned has the contents of the event that has been
 * pasted under a name.
 */
export function followClipboard(calendar, { source, picked, linesOf, isHolding, create, words, tell }) {
  let pasted = new Map();
  let count = 0;
  /** The events that have been copied before they were read; a clipboard does not wait. */
  const reading = new Map();

  function read(id) {
    if (!reading.has(id)) {
      const event = source.event(id);
      reading.set(id, event);
      // Whoever pastes it hears of it.
      event.catch(() => reading.delete(id));
    }
    return reading.get(id);
  }

  const textOf = occurrence =>
    [...linesOf(occurrence), source.whole(occurrence.event)?.notes].filter(Boolean).join('\n');

  /** Copies what is meant; returns the ids of its events, or null for nothing. */
  function copy(event) {
    if (event.defaultPrevented || isInField(event) || hasSelected() || isHolding()) return null;
    const occurrences = picked().meant();
    if (!occurrences.length) return null;
    event.preventDefault();
    reading.clear();
    const events = occurrences.map(({ event: id }) => {
      const whole = source.whole(id);
      if (!whole) read(id);
      return whole ? contentsOf(whole) : { id };
    });
    event.clipboardData.setData('text/plain', occurrences.map(textOf).join('\n\n'));
    event.clipboardData.setData(TYPE, JSON.stringify({ format: FORMAT, events }));
    return occurrences.map(({ event: id }) => id);
  }

  /** Pastes events; the first one in time is where the keyboard is. */
  async function paste(events) {
    try {
      const contents = await Promise.all(events.map(async ({ id, contents: known }) =>
        known ?? contentsOf(await read(id))));
      pasted = new Map(contents.map(each => [`pasted:${++count}`, each]));
      const made = [...pasted].map(([id, each]) => ({ ...occurrenceOf(each, calendar.timeZone), id }));
      calendar.insert(made.sort((one, other) => (one.start < other.start ? -1 : 1)));
    } catch {
      tell(words('readFailed'));
    }
  }

  document.addEventListener('copy', event => {
    const ids = copy(event);
    if (ids) tell(words(ids.length > 1 ? 'eventsCopied' : 'eventCopied'));
  });
  document.addEventListener('cut', event => {
    const ids = copy(event);
    if (!ids) return;
    dialog()?.close();
    picked().removeAll(ids, 'eventCut');
  });
  document.addEventListener('paste', event => {
    if (event.defaultPrevented || isInField(event) || dialog() || isHolding()) return;
    const data = event.clipboardData;
    const ours = eventsIn(data.getData(TYPE), calendar.timeZone);
    if (ours) {
      event.preventDefault();
      paste(ours);
      return;
    }
    const text = data.getData('text/plain').trim();
    if (!text) return;
    event.preventDefault();
    create(text);
  });
  return name => pasted.get(name) ?? null;
}
