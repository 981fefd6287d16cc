// SPDX-License-Identifier: MIT
// Whether and when somebody is notified of events, on this device: a sheet to choose it in, and what does it.

import { element } from '../app/dom.js';
import { Field } from '../app/fields.js';
import { openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { describeOccurrence } from '../editing/occurrence.js';
import { occurrenceOf } from '../events/times.js';
import { followLead, keepLead, leadOf } from './lead.js';
import { Reminders } from './reminders.js';
import { WORDS } from './words.js';

const LEADS = [0, 5, 10, 15, 30, 60];

/** What is chosen in a language: `[value, text]` for each. */
function choices(words, locale) {
  const length = minutes => new Intl.NumberFormat(locale, { style: 'unit', unitDisplay: 'long',
    unit: minutes < 60 ? 'minute' : 'hour' }).format(minutes < 60 ? minutes : minutes / 60);
  return [['', words('never')], ...LEADS.map(minutes =>
    [String(minutes), minutes ? words('before', length(minutes)) : words('atStart')])];
}

/** Why nobody can be notified: `lacking`, `blocked` or `unasked`; null where one can be. */
function problemOf() {
  if (!('Notification' in globalThis)) return 'lacking';
  const { permission } = Notification;
  return permission === 'granted' ? null : permission === 'denied' ? 'blocked' : 'unasked';
}

/**
 * Notifies as was chosen before; `open(anchor, names)` of what is returned lets somebody choose, and `goTo(occurrence)`
 * goes to what somebody was notified of.
 */
export function followReminders({ locale, untitled, source, zone, open: show, failed }) {
  const describe = occurrence => describeOccurrence(occurrence, { locale, untitled });

  /** Goes to the event as it is by now, unless somebody is writing something. */
  async function goTo({ event: id }) {
    if (document.querySelector('dialog[open]')) return;
    const event = await source.event(id).catch(() => null);
    if (!event || event.deleted) failed();
    else show({ ...source.occurrence(id), ...occurrenceOf(event, zone()) });
  }

  const reminders = new Reminders({ describe, source, zone, open: goTo });
  const follow = lead => { reminders.lead = lead; };
  follow(leadOf());
  followLead(follow);

  /** What there is to choose, or why there is nothing yet. */
  function fill(content, words) {
    const problem = problemOf();
    const select = element('select', { disabled: problem !== null },
      ...choices(words, locale).map(([value, text]) => element('option', { value }, text)));
    select.value = problem ? '' : String(leadOf() ?? '');
    select.addEventListener('change', () => follow(keepLead(select.value === '' ? null : Number(select.value))));
    const allow = problem === 'unasked'
      ? element('button', { type: 'button', class: 'primary' }, words('allow')) : null;
    // Browsers ask only when somebody has pressed something.
    allow?.addEventListener('click', async () => {
      await Promise.resolve(Notification.requestPermission()).catch(() => {});
      fill(content, words);
      content.querySelector('select:enabled, button')?.focus();
    });
    const note = element('p', { class: 'hint' }, words(problem && problem !== 'unasked' ? problem : 'hint'));
    note.classList.toggle('bad', problem === 'blocked' || problem === 'lacking');
    content.replaceChildren(...[new Field('lead', words('label'), select).row, note, allow].filter(Boolean));
  }

  async function open(anchor, names) {
    const [words] = await Promise.all([loadWords('remind', WORDS, locale),
      loadStyles(new URL('remind.css', import.meta.url))]);
    if (document.querySelector('dialog[open]')) return;
    const content = element('div', { class: 'remind', role: 'group', 'aria-live': 'polite' });
    fill(content, words);
    openSheet({ title: names.title, closeLabel: names.close, anchor, kind: 'narrow', content });
  }
  return { open, goTo };
}
