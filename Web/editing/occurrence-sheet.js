// SPDX-License-Identifier: MIT
// A sheet that tells about one occurrence: when, where, of which calendar, and its notes.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { lockedText } from '../calendars/lock.js';
import { dragOut } from './dragging.js';
import { linked } from './links.js';
import { describeOccurrence, linesElsewhere, linesOf } from './occurrence.js';

const PATIENCE = 1500;

/** The part of an event at a place of the window. */
const eventAt = (x, y) => document.elementFromPoint(x, y)?.shadowRoot?.elementFromPoint(x, y)
  ?.closest('[data-event-id]');

/** What can be done with an occurrence, by name; of what is locked there are only copies. */
export function actsOf({ event: id }, { editor, say, words, move, resize, select, isLocked }) {
  const duplicate = { label: words('duplicate'), act: () => editor.duplicate(id) };
  if (isLocked) return { duplicate };
  return { duplicate,
    ...move && { select: { label: words('select'), act: select } },
    // Both ways to put it elsewhere by a tap or by arrows, for whoever does not drag.
    ...move && resize && { resize: { label: words('resize'), keys: 'L', act: resize } },
    ...move && { move: { label: words('move'), keys: 'M', act: () => move() } },
    remove: { label: say('delete'), keys: 'Delete', kind: 'danger', act: () => editor.remove(id) },
    edit: { label: words('change'), keys: 'E', kind: 'primary', act: () => editor.edit(id) } };
}

/** A button and a key for each of them; where there are many, what is done most often stands apart. */
function actionsFor(acts, close) {
  const button = ({ label, keys, kind = 'plain', act }) => element('button', { type: 'button', class: kind,
    'aria-keyshortcuts': keys, onclick: () => { close(); act(); } }, label);
  const { remove, ...others } = Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, button(act)]));
  const { resize, move, edit } = others;
  const keys = { l: resize, m: move, Delete: remove, Backspace: remove, e: edit };
  const press = event => {
    const isKey = !event.ctrlKey && !event.metaKey && !event.altKey && Object.hasOwn(keys, event.key);
    if (!isKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key].click();
  };
  if (!move) return { press, footer: element('footer', {}, remove, ...Object.values(others)) };
  const { edit: last, ...rest } = others;
  return { press, ways: element('div', { class: 'ways' }, ...Object.values(rest)),
    footer: element('footer', {}, remove, last) };
}

/**
 * Opens the sheet; `source` knows the calendar and the notes, `anchor` is what it is about. `move()` takes hold of what
 * can be put to another time by a tap, `resize()` of its end, and `select()` selects it; its title can be dragged
 * elsewhere, as a text.
 */
export async function showOccurrence(occurrence, { source, editor, say, words, locale, zone, anchor, move, resize,
  select }) {
  const [calendars] = await Promise.all([source.calendars().catch(() => []),
    loadStyles(new URL('occurrence-sheet.css', import.meta.url))]);
  const calendar = calendars.find(({ id }) => id === occurrence.calendar);
  const kept = calendar?.locked ? await lockedText().catch(() => '') : null;
  // Somebody may have deleted it meanwhile.
  if (source.isGone(occurrence.event)) return;
  const of = element('p', { class: 'of' }, calendar?.name ?? '');
  of.style.setProperty('--own', calendar?.color ?? occurrence.color);
  const notes = element('p', { hidden: true });
  const there = linesElsewhere(occurrence, { locale, zone });
  const states = [occurrence.status !== 'confirmed' && occurrence.status, occurrence.busy === false && 'free']
    .filter(Boolean).map(name => words(name)).join(' · ');
  const { press, ways, footer } = actionsFor(actsOf(occurrence,
    { editor, say, words, move, resize, select, isLocked: kept !== null }), () => sheet.close());
  const sheet = openSheet({ title: occurrence.title || words('untitled'), closeLabel: say('close'), anchor,
    isBeside: true, content: element('div', { class: 'occurrence', 'data-event-id': occurrence.id },
      element('div', { class: 'when' }, ...linesOf(occurrence, locale).map(line => element('p', {}, line)),
        ...there.map(line => element('p', { class: 'there' }, line))),
      occurrence.location ? element('p', {}, ...linked(occurrence.location)) : null,
      states ? element('p', { class: 'status' }, states) : null, of,
      kept ? element('p', { class: 'locked' }, kept) : null, notes,
      source.isPending(occurrence.event) ? element('p', { class: 'pending' }, say('pending')) : null, ways, footer) });
  sheet.addEventListener('keydown', press);
  // A click beside it, which closes it, is meant for what it hits where that is another event.
  sheet.addEventListener('click', ({ target, clientX, clientY }) => {
    const other = target === sheet && !sheet.open ? eventAt(clientX, clientY) : null;
    if (other && other.dataset.eventId !== occurrence.id) other.click();
  });
  const leave = source.subscribe(() => { if (source.isGone(occurrence.event)) sheet.close(); });
  sheet.addEventListener('close', leave, { once: true });
  const heading = sheet.querySelector('h2');
  heading.draggable = true;
  dragOut(heading, () => heading,
    () => [...describeOccurrence(occurrence, { locale, untitled: words('untitled') }), notes.textContent]
      .filter(Boolean).join('\n'));
  const event = await source.event(occurrence.event).catch(() => null);
  if (!event?.notes) return;
  notes.append(...linked(event.notes));
  notes.hidden = false;
}

/** The part of an event that may have to be loaded first, as `partOf(id)` finds it; null where it does not come. */
export async function whenShown(partOf, id) {
  for (const until = performance.now() + PATIENCE; performance.now() < until;) {
    const part = partOf(id);
    if (part) return part;
    await new Promise(requestAnimationFrame);
  }
  return null;
}
