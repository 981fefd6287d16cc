// SPDX-License-Identifier: MIT
// The menu of an event or of a place for one: what the sheet about an event can do, and the clipboard.

import { isByKey } from '../app/device.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { actsOf } from '../editing/occurrence-sheet.js';
import { dayAfter } from '../editing/ends.js';
import { openMenu } from './menu.js';
import { WORDS } from './words.js';

const TEXT = 'text/plain';
let asked = 0;
const within = (place, first, last) => Math.max(first, Math.min(place, last));

/** Where a menu that a key has asked for begins: below what it is about, as far as that is in view. */
function below(part, calendar) {
  const [own, room] = [part.getBoundingClientRect(), calendar.getBoundingClientRect()];
  const side = getComputedStyle(calendar).direction === 'rtl' ? 'right' : 'left';
  return { x: within(own[side], room.left, room.right), y: within(own.bottom, room.top, room.bottom) };
}

/** Leads the keyboard to a part, and to the time of the hours that is under a pointer, as a press there does. */
function lead(part, calendar, { clientX, clientY }) {
  const { day } = part.dataset;
  const takesFocus = part.tabIndex >= 0 || part.hasAttribute('tabindex');
  const target = takesFocus ? part : calendar.shadowRoot.querySelector(`[data-day="${day}"][tabindex]`);
  target?.focus({ preventScroll: true });
  if (!isByKey() && part.matches('.day-column')) {
    // Nothing but the calendar hears of it.
    const place = { clientX, clientY, pointerType: 'mouse', isPrimary: true, bubbles: true };
    for (const type of ['pointerdown', 'pointerup']) part.dispatchEvent(new PointerEvent(type, place));
  }
  return target ?? calendar;
}

/** What the clipboard holds; where reading it would be asked for, what has been copied on this page. */
async function held(copied) {
  const data = new DataTransfer();
  const fill = () => { for (const [type, text] of copied) data.setData(type, text); };
  // Not every browser tells, and pages of other machines without a certificate have no clipboard.
  const leave = await navigator.permissions?.query({ name: 'clipboard-read' }).catch(() => null);
  const isAsked = copied.size > 0 && leave?.state !== 'granted';
  const text = isAsked ? null : await navigator.clipboard?.readText().catch(() => null) ?? null;
  if (text === null || text === copied.get(TEXT)) fill(); else data.setData(TEXT, text);
  return data;
}

async function paste(calendar, copied) {
  const clipboardData = await held(copied);
  calendar.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** What can be done with an event; of what is locked there are only copies. */
async function entriesOf(occurrence, { source, editor, say, words, ways, picked }, names) {
  const calendars = await source.calendars().catch(() => []);
  const { edit, duplicate, move, resize, select, remove } = actsOf(occurrence, { editor, say, words,
    ...ways(occurrence), select: () => picked.add(occurrence.id),
    isLocked: calendars.some(({ id, locked }) => locked && id === occurrence.calendar) });
  const command = name => ({ label: names(name), act: () => document.execCommand(name) });
  return [edit, duplicate, remove && command('cut'), command('copy'), move, resize, select,
    // Those that are selected with it go as well.
    remove && { ...remove, isDanger: true, act: picked.remove }].filter(Boolean);
}

/** What can be made on a day or at a time. */
function entriesAt(part, { calendar, editor, copied }, names) {
  const { day } = part.dataset;
  const times = part.matches('.all-day') ? { start: day, end: dayAfter(day) } : { day };
  const create = () => (part.matches('.day-column') ? calendar.create() : editor.create({ ...times, anchor: part }));
  return [{ label: names('newHere'), act: create }, { label: names('paste'), act: () => paste(calendar, copied) }];
}

/** Opens the menu for a part of the calendar of which an event asks for one; `page` is what the page has. */
export async function openFor(part, event, page) {
  const { calendar, source } = page;
  const target = lead(part, calendar, event);
  const turn = asked += 1;
  const [names] = await Promise.all([loadWords('menu', WORDS, calendar.locale),
    loadStyles(new URL('menu.css', import.meta.url))]);
  const occurrence = source.occurrence(part.dataset.eventId);
  const entries = occurrence ? await entriesOf(occurrence, page, names) : entriesAt(part, page, names);
  const cursor = part.matches('.day-column') && calendar.shadowRoot.querySelector('.time-cursor');
  const at = isByKey() ? below(cursor || part, calendar) : { x: event.clientX, y: event.clientY };
  const back = () => (target.isConnected ? target : calendar).focus({ preventScroll: true });
  // Something else has been asked for meanwhile.
  if (turn !== asked || document.querySelector('dialog[open]')) return;
  openMenu({ name: part.ariaLabel, at, entries, back });
}
