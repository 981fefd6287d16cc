// SPDX-License-Identifier: MIT
// The form for a mark: its day, its kind, with existing kinds as suggestions, and its owner.

import { element } from '../app/dom.js';
import { dateField, Field, form } from '../app/fields.js';
import { newID } from '../app/records.js';
import { beginIn, openSheet } from '../app/sheet.js';

const MOST_CHIPS = 8;
// The store's limits.
const MOST_OF_KIND = 64;
const MOST_OF_OWNER = 128;

/** A mark in a few words: its kind, and whose it is. */
export const markName = ({ mark: { type, owner } }) => [type, owner].filter(Boolean).join(', ');

// Compares names but for their case.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'accent' });

/** A kind as those there are write it, unless somebody has changed the case of the mark's own. */
function spelling(name, kinds, former = '') {
  if (compare(name, former) === 0 || kinds.some(({ kind }) => kind === name)) return name;
  return kinds.find(({ kind }) => compare(kind, name) === 0)?.kind ?? name;
}

/**
 * Opens the form for a new mark on a day, or for one that is there: `edited` is `{mark, record, heading, saved,
 * remove}`, the mark as it is shown and as it was read, what the form is called, what is told afterwards, and what
 * deletes it.
 */
export function openMarkForm(frame, { on, kinds, anchor, values, edited = null }) {
  const { book } = frame;
  const say = (...words) => book.say(...words);
  const text = (value, most) => element('input',
    { type: 'text', value, maxLength: most, enterkeyhint: 'done' });
  const before = edited?.mark ?? null;
  const shown = { type: '', owner: '', day: on, ...before, ...values };
  const date = new Field('day', say('date'), dateField(frame, shown.day, { required: '' }));
  const kind = new Field('type', say('kind'), text(shown.type, MOST_OF_KIND));
  const owner = new Field('owner', say('owner'), text(shown.owner, MOST_OF_OWNER));
  for (const field of [kind, owner, date]) field.row.classList.add('wide');
  kind.control.required = true;
  const choose = name => () => {
    kind.control.value = name;
    kind.complain('');
    owner.control.focus();
  };
  // The most frequent kinds are offered first; any other can be typed.
  const usual = [...kinds].sort((a, b) => b.count - a.count).slice(0, MOST_CHIPS);
  const chips = element('div',
    { class: 'chips', role: 'group', 'aria-label': say('kinds'), hidden: usual.length === 0 },
    ...usual.map(({ kind: name, tint }) => element('button', { type: 'button', class: 'chip', onclick: choose(name) },
      element('span', { class: 'dot', 'data-tint': tint }), name)));
  const list = element('datalist', { id: 'known-kinds' },
    ...kinds.map(({ kind: name }) => element('option', { value: name })));
  kind.control.setAttribute('list', list.id);
  kind.row.append(list, chips);
  const remove = () => {
    sheet.close();
    edited.remove();
  };
  const buttons = [
    ...edited ? [element('button', { type: 'button', class: 'danger', onclick: remove }, say('delete'))] : [],
    element('button', { type: 'button', class: 'plain', onclick: () => sheet.close() }, say('cancel')),
    element('button', { type: 'submit', class: 'primary' }, say('save')),
  ];

  async function submit() {
    const type = spelling(kind.value.trim(), kinds, before?.type);
    if (!type) {
      kind.complain(say('needsKind'));
      kind.control.focus();
      return;
    }
    if (!await date.isDay()) return;
    const day = date.value;
    const mark = { type, owner: owner.value.trim(), day };
    if (before && Object.keys(mark).every(name => mark[name] === before[name])) {
      sheet.close();
      return;
    }
    const id = before?.id ?? newID();
    const { settled } = frame.history.push({ op: before ? 'edit' : 'add', kind: 'marks', id, day, former: on,
      values: mark, before, base: edited?.record?.revision, after: { id, ...mark } });
    const outcome = await frame.outcome(settled);
    if (outcome.type === 'refused') return made.refuse(outcome.problem);
    sheet.close();
    frame.showDay(day);
    if (outcome.type !== 'conflict') frame.tell(edited?.saved ?? say('markAdded'));
    if (outcome.type !== 'late') return;
    // What was typed is not lost: the form comes back with it.
    const { type: later, problem } = await settled;
    if (later === 'refused' && !document.querySelector('dialog[open]')) {
      openMarkForm(frame, { on, kinds, anchor, edited, values: mark }).refuse(problem);
    }
  }

  const made = form({ fields: [kind, owner, date], buttons, submit });
  const sheet = openSheet({
    title: edited?.heading ?? say('addMark'), closeLabel: say('close'), content: made.form, anchor,
    isClean: () => kind.value === (before?.type ?? '') && owner.value === (before?.owner ?? '') && date.value === on,
  });
  beginIn(sheet, kind.control, !edited);
  return made;
}
