// SPDX-License-Identifier: MIT
// What can be done with what a day holds, with the forms of each: every change can be undone.

import { named } from '../app/history.js';
import { markName, openMarkForm } from '../kal/mark-form.js';
import { SessionForm, sessionName } from '../streak/session-form.js';

/**
 * `tell(id, occurrence, anchor)` tells about an event, `toggle(id)` selects it as well, or no longer; `marks` are those
 * of single days.
 */
export function actsOf({ frame, editor, tell, toggle, marks, words }) {
  const { history, calendar } = frame;
  const remove = (kind, { id, session, mark, record }, day, word, name) => {
    history.push({ op: 'delete', kind, id, day, before: session ?? mark, base: record?.revision, after: null });
    frame.tell(named(frame.say(word), name));
  };
  const removeSession = row => remove('sessions', row, day, 'sessionDeleted', sessionName(row));
  const removeMark = (row, on) => remove('marks', row, on, 'markDeleted', markName(row));
  const isFree = () => !document.querySelector('dialog[open]');
  let day = null;
  const sessions = new SessionForm(frame, removeSession);
  const kinds = () => marks.kinds().catch(() => []);

  async function editMark(row, anchor) {
    const edited = { mark: row.mark, record: row.record, heading: words('editMark'), saved: words('markSaved'),
      remove: () => removeMark(row, row.mark.day) };
    const known = await kinds();
    if (isFree()) openMarkForm(frame, { on: row.mark.day, kinds: known, anchor, edited });
  }

  function openSession(on, row, anchor) {
    day = on;
    if (isFree()) sessions.open({ on, row, anchor });
  }

  async function rowOf(id, on) {
    const known = await kinds();
    await marks.read(on);
    return marks.listing(on, known).rows.find(row => row.id === id);
  }

  return {
    event: (on, anchor) => editor.create({ day: on, anchor }),
    session: (on, anchor) => openSession(on, null, anchor),
    async mark(on, anchor) {
      const known = await kinds();
      if (isFree()) openMarkForm(frame, { on, kinds: known, anchor });
    },
    open({ kind, row, occurrence, day: on }, anchor) {
      if (kind === 'event') tell(occurrence.id, occurrence, anchor);
      else if (kind === 'session') openSession(on, row, anchor);
      else editMark(row, anchor);
    },
    /** While events are selected a press selects one more, as in the calendar; with Control it begins with that. */
    pick({ kind, occurrence }, hasControl) {
      const isMeant = kind === 'event' && (hasControl || calendar.selectedItems.length > 0);
      if (isMeant) toggle(occurrence.id);
      return isMeant;
    },
    /** Opens the mark with this id on a day. */
    async openMark(id, on, anchor) {
      const row = await rowOf(id, on);
      if (row) await editMark(row, anchor);
    },
    /** Deletes it. */
    async removeMark(id, on) {
      const row = await rowOf(id, on);
      if (row) removeMark(row, on);
    },
  };
}
