// SPDX-License-Identifier: MIT
// Copies and cuts the event in focus, and pastes events, or text as the title and the notes of a new one.

import { CONTENTS } from '../app/history.js';
import { TEXT_FIELDS } from '../app/frame.js';
import { describeOccurrence } from './occurrence.js';
import { occurrenceOf } from './times.js';

const TYPE = 'application/vnd.almanac.events+json';
const FORMAT = 1;

const contentsOf = event => Object.fromEntries(CONTENTS.events.map(name => [name, event[name] ?? null]));

/** The `contents` of an event in a text of ours, or the `id` of one that had not been read; null for any other. */
function eventIn(text, zone) {
  try {
    const { format, events: [event] } = JSON.parse(text);
    if (format !== FORMAT) return null;
    if (event.id) return { id: event.id };
    // What has no times that can be read is no event.
    occurrenceOf(event, zone);
    return { contents: contentsOf(event) };
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
 * Follows the clipboard's commands. `focused()` is the occurrence in focus, or that a dialog tells about;
 * `create(values)` opens the form. Nothing happens while somebody `isHolding()` an event. The function that is
 * returned has the contents of the event that has been pasted under a name.
 */
export function followClipboard(calendar, { source, editor, focused, isHolding, create, words, tell }) {
  let pasted = null;
  let count = 0;
  /** The event that has been copied before it was read; a clipboard does not wait. */
  let reading = null;
  const untitled = words('untitled');

  function read(id) {
    if (reading?.id !== id) {
      reading = { id, event: source.event(id) };
      // Whoever pastes it hears of it.
      reading.event.catch(() => { if (reading?.id === id) reading = null; });
    }
    return reading.event;
  }

  function copy(event) {
    if (event.defaultPrevented || isInField(event) || hasSelected() || isHolding()) return null;
    const occurrence = focused();
    if (!occurrence) return null;
    event.preventDefault();
    const id = occurrence.event;
    const whole = source.whole(id);
    if (!whole) read(id);
    const lines = describeOccurrence(occurrence, { locale: calendar.locale, untitled });
    event.clipboardData.setData('text/plain', [...lines, whole?.notes].filter(Boolean).join('\n'));
    event.clipboardData.setData(TYPE, JSON.stringify({ format: FORMAT, events: [whole ? contentsOf(whole) : { id }] }));
    return id;
  }

  async function paste({ id, contents }) {
    try {
      const name = `pasted:${++count}`;
      pasted = { name, contents: contents ?? contentsOf(await read(id)) };
      calendar.insert({ ...occurrenceOf(pasted.contents, calendar.timeZone), id: name });
    } catch {
      tell(words('readFailed'));
    }
  }

  document.addEventListener('copy', event => { if (copy(event)) tell(words('eventCopied')); });
  document.addEventListener('cut', event => {
    const id = copy(event);
    if (!id) return;
    dialog()?.close();
    editor.remove(id, 'eventCut');
  });
  document.addEventListener('paste', event => {
    if (event.defaultPrevented || isInField(event) || dialog() || isHolding()) return;
    const data = event.clipboardData;
    const ours = eventIn(data.getData(TYPE), calendar.timeZone);
    if (ours) {
      event.preventDefault();
      paste(ours);
      return;
    }
    const [title, ...notes] = data.getData('text/plain').trim().split(/\r?\n/);
    if (!title) return;
    event.preventDefault();
    create({ title, notes: notes.join('\n').trim() });
  });
  return name => (pasted?.name === name ? pasted.contents : null);
}
