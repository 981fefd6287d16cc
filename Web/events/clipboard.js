// SPDX-License-Identifier: MIT
// Copies and cuts the events that are selected or the one in focus, and pastes. What writes them out and reads them is
// loaded ahead: what is copied earlier is their names, and what is pasted earlier waits for it.

import { loadAhead, TEXT_FIELDS } from '../app/frame.js';
import { deferred, once } from './deferred.js';

const TYPE = 'application/vnd.almanac.events+json';
const FORMAT = 1;

const dialog = () => document.querySelector('dialog[open]');
const isInField = ({ target }) => target.closest?.(TEXT_FIELDS);
/** Whether somebody has selected text where the focus is. */
const hasSelected = () => {
  const selection = getSelection();
  return selection?.isCollapsed === false && (dialog() ?? document.activeElement).contains(selection.anchorNode);
};

/**
 * Follows the clipboard's commands. `picked()` knows the occurrences that are selected, or the one in focus or that a
 * dialog tells about; `create(text)` opens the form. Nothing happens while somebody `isHolding()` an event. Returns
 * what has been `copied` last, and `pasted(name)`, which resolves with the contents of what is pasted under a name.
 */
export function followClipboard(calendar, { source, picked, isHolding, create, words, tell, failed }) {
  /** The events that have been copied; a clipboard does not wait until they are read. */
  let reading = new Map();
  /** What has been copied last, by its type: a menu cannot read all of that in the clipboard. */
  const copied = new Map();
  const read = id => (reading.get(id) ?? Promise.reject()).catch(() => source.event(id));
  let written = ({ event: id, title }) => ({ event: { id }, text: title || words('untitled') });
  const load = once(async () => {
    const { Clipboard } = await import('../editing/clipboard.js');
    const made = new Clipboard(calendar, { source, read, create, untitled: words('untitled'), failed,
      tell });
    written = occurrence => made.written(occurrence);
    return made;
  });
  const clipboard = deferred(load, failed);

  /** Copies what is meant; returns the ids of its events, or null for nothing. */
  function copy(event) {
    if (event.defaultPrevented || isInField(event) || hasSelected() || isHolding()) return null;
    const occurrences = picked().meant();
    if (!occurrences.length) return null;
    event.preventDefault();
    const ids = occurrences.map(({ event: id }) => id);
    reading = new Map(ids.map(id => [id, source.event(id)]));
    // Whoever pastes it hears of it.
    for (const each of reading.values()) each.catch(() => {});
    const all = occurrences.map(written);
    copied.set('text/plain', all.map(({ text }) => text).join('\n\n'));
    copied.set(TYPE, JSON.stringify({ format: FORMAT, events: all.map(each => each.event) }));
    for (const [type, text] of copied) event.clipboardData.setData(type, text);
    return ids;
  }

  document.addEventListener('copy', event => {
    const ids = copy(event);
    if (!ids) return;
    const count = ids.length.toLocaleString(calendar.locale);
    tell(ids.length > 1 ? words('eventsCopied').replace('%', count) : words('eventCopied'));
  });
  document.addEventListener('cut', event => {
    const ids = copy(event);
    if (!ids) return;
    dialog()?.close();
    picked().removeAll(ids, 'eventCut');
  });
  document.addEventListener('paste', event => {
    if (event.defaultPrevented || isInField(event) || dialog() || isHolding()) return;
    event.preventDefault();
    const { clipboardData: data } = event;
    clipboard.paste(data.getData(TYPE), data.getData('text/plain'), FORMAT);
  });
  loadAhead(load);
  return { copied, pasted: name => clipboard.pasted(name) };
}
