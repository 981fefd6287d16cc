// SPDX-License-Identifier: MIT
// The form for the settings: the goal, the first day that counts, and the zone where nothing else on the page has that.

import { element, setText } from '../app/dom.js';
import { dateField, Field, form, isWhole } from '../app/fields.js';
import { named } from '../app/history.js';
import { beginIn, openSheet } from '../app/sheet.js';
import { cityOf, zoneChoice, zoneName } from '../app/zones.js';
import { exportLink } from '../transfer/export.js';
import { numberProblem } from './form-words.js';

/** As many points a day as nobody reaches: more are a slip of the finger, although the store takes them. */
const MOST = 1_000_000;

/** The lines that describe settings in a conflict. */
export function describeSettings(book, { goal, firstDay, zone }) {
  return [book.say('goalOfADay', goal), firstDay ? book.say('since', { day: firstDay }) : null,
    zone ? zoneName(zone, document.documentElement.lang) : null].filter(Boolean);
}

/** What is said of settings that have changed: the goal and the first day as they are now, or the zone. */
function newsOf({ goal, firstDay, zone }, before, say) {
  const news = [goal !== before.goal && say('goalOfADay', goal),
    firstDay && firstDay !== before.firstDay && say('since', { day: firstDay })].filter(Boolean);
  if (news.length) return named(say('goal'), news.join(', '));
  return zone && zone !== before.zone ? named(say('zone'), cityOf(zone)) : say('settingsSaved');
}

/** Says below a goal what it is, in its unit, while that can be one. */
function followGoal({ row, control }, wanted, most, say) {
  const show = () => {
    const goal = wanted();
    setText(row.querySelector('.hint'), goal >= 1 && goal <= most ? say('goalOfADay', goal) : '');
  };
  control.addEventListener('input', show);
}

/** Opens it; a page whose own settings have the zone `hasZone`. */
export function openSettings(frame, anchor, { hasZone = false } = {}) {
  const { book, settings: before } = frame;
  const say = (...words) => book.say(...words);
  const goal = new Field('goal', say('goal'),
    element('input', { type: 'text', inputmode: 'numeric', value: String(before.goal), required: true }),
    say('goalOfADay', before.goal));
  const most = Math.max(MOST, before.goal);
  const wanted = () => (isWhole(goal.value) ? Number(goal.value) : NaN);
  followGoal(goal, wanted, most, say);
  const firstDay = new Field('firstDay', say('firstDay'),
    dateField(frame, before.firstDay), say('firstDayHint'));
  const zone = new Field('zone', say('zone'), zoneChoice(book, document.documentElement.lang, before.zone));
  const fields = hasZone ? [goal, firstDay] : [goal, firstDay, zone];
  for (const field of fields) field.row.classList.add('wide');
  const exported = exportLink(frame, { label: say('exportCSV'), path: 'sessions.csv',
    failed: text => { if (text) frame.toasts.show(text); } });
  const buttons = [
    element('button', { type: 'button', class: 'plain', onclick: () => sheet.close() }, say('cancel')),
    element('button', { type: 'submit', class: 'primary' }, say('save')),
  ];
  const values = () => ({ goal: Number(goal.value), firstDay: firstDay.value || null,
    zone: hasZone ? before.zone ?? null : zone.value || null });
  const isClean = () => Object.entries(values()).every(([name, value]) => value === (before[name] ?? null));

  async function submit() {
    const problem = await numberProblem(goal, say, 1, most);
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
    return outcome.type === 'conflict' ? undefined : frame.tell(newsOf(written, before, say));
  }

  const made = form({ fields, extra: [element('p', { class: 'aside' }, exported)], buttons,
    submit });
  const sheet = openSheet({ title: say('goal'), closeLabel: say('close'), content: made.form, anchor, isClean });
  beginIn(sheet, goal.control, false);
}
