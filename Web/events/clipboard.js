// SPDX-License-Identifier: MIT
// Copies and cuts the event in focus, and pastes events, or text as the title and the notes of a new one.

import { CONTENTS } from '../app/history.js';
import { TEXT_FIELDS } from '../app/frame.js';
import { describeOccurrence } from './occurrence.js';
import { occurrenceOf } from './times.js';

const TYPE = 'application/vnd.almanac.events+json';
const FORMAT = 1;

const contentsOf = event => Object.fromEntries(CONTENTS.events.map(name => [name, event[name] ?? null]));

/** The event in a text of ours; null for what is none. */
function eventIn(text, zone) {
  try {
    const { format, events: [event] } = JSON.parse(text);
    if (format !== FORMAT) return null;
    // What has no times that can be read is no event.
    occurrenceOf(event, zone);
    return contentsOf(event);
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
  const untitled = words('untitled');

  function copy(event) {
    if (event.defaultPrevented || isInField(event) || hasSelected() || isHolding()) return null;
    const occurrence = focused();
    if (!occurrence) return null;
    event.preventDefault();
    const whole = source.whole(occurrence.event);
    if (!whole) {
      tell(words('readFailed'));
      return null;
    }
    const lines = describeOccurrence(occurrence, { locale: calendar.locale, untitled });
    event.clipboardData.setData('text/plain', [...lines, whole.notes].filter(Boolean).join('\n'));
    event.clipboardData.setData(TYPE, JSON.stringify({ format: FORMAT, events: [contentsOf(whole)] }));
    return occurrence.event;
  }

  // A clipboard does not wait: what can be copied is read before.
  calendar.addEventListener('focusin', () => {
    const occurrence = focused();
    if (occurrence && !source.whole(occurrence.event)) source.event(occurrence.event).catch(() => {});
  });
  document.addEventListener('copy', event => { if (copy(event)) tell(words('eventCopied')); });
  document.addEventListener('cut', event => {
    const id = copy(event);
    if (!id) return;
    dialog()?.close();
    editor.remove(id);
  });
  document.addEventListener('paste', event => {
    if (event.defaultPrevented || isInField(event) || dialog() || isHolding()) return;
    const data = event.clipboardData;
    const contents = eventIn(data.getData(TYPE), calendar.timeZone);
    if (contents) {
      event.preventDefault();
      pasted = { name: `pasted:${++count}`, contents };
      calendar.insert({ ...occurrenceOf(contents, calendar.timeZone), id: pasted.name });
      return;
    }
    const [title, ...notes] = data.getData('text/plain').trim().split(/\r?\n/);
    if (!title) return;
    event.preventDefault();
    create({ title, notes: notes.join('\n').trim() });
  });
  return name => (pasted?.name === name ? pasted.contents : null);
}
