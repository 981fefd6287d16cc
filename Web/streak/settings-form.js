// SPDX-License-Identifier: MIT
// The form for the settings: the goal, the first day that counts, and the zone.

import { element } from '../app/dom.js';
import { dateField, Field, form } from '../app/fields.js';
import { beginIn, openSheet } from '../app/sheet.js';
import { zoneChoice, zoneName } from '../app/zones.js';
import { numberProblem } from './form-words.js';

/** The lines that describe settings in a conflict. */
export function describeSettings(book, { goal, firstDay, zone }) {
  return [book.say('goalOfADay', goal), firstDay ? book.say('since', { day: firstDay }) : null,
    zone ? zoneName(zone, document.documentElement.lang) : null].filter(Boolean);
}

export function openSettings(frame, anchor) {
  const { book, settings: before } = frame;
  const say = (...words) => book.say(...words);
  const goal = new Field('goal', say('goal'),
    element('input', { type: 'text', inputmode: 'numeric', value: String(before.goal), required: true }));
  const firstDay = new Field('firstDay', say('firstDay'),
    dateField(frame, before.firstDay), say('firstDayHint'));
  const zone = new Field('zone', say('zone'), zoneChoice(book, document.documentElement.lang, before.zone));
  for (const field of [goal, firstDay, zone]) field.row.classList.add('wide');
  const exported = element('a', { class: 'plain', href: frame.api.url('sessions.csv').href, download: 'sessions.csv' },
    say('exportCSV'));
  const buttons = [
    element('button', { type: 'button', class: 'plain', onclick: () => sheet.close() }, say('cancel')),
    element('button', { type: 'submit', class: 'primary' }, say('save')),
  ];
  const values = () => ({ goal: Number(goal.value), firstDay: firstDay.value || null, zone: zone.value || null });
  const isClean = () => Object.entries(values()).every(([name, value]) => value === (before[name] ?? null));

  async function submit() {
    const problem = await numberProblem(goal, say, 1);
    if (problem) {
      goal.complain(problem);
      goal.control.focus();
      return undefined;
    }
    if (!await firstDay.isDay()) return undefined;
    if (isClean()) return sheet.close();
    const written = values();
    const { settled } = frame.history.push({ op: 'settings', kind: 'settings', id: 'settings', values: written, before,
      after: written });
    const outcome = await frame.outcome(settled);
    if (outcome.type === 'refused') return made.refuse(outcome.problem);
    sheet.close();
    return outcome.type === 'conflict' ? undefined : frame.tellDone('settingsSaved');
  }

  const made = form({ fields: [goal, firstDay, zone], extra: [element('p', { class: 'aside' }, exported)], buttons,
    submit });
  const sheet = openSheet({ title: say('goal'), closeLabel: say('close'), content: made.form, anchor, isClean });
  beginIn(sheet, goal.control, false);
}
