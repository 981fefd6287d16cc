// SPDX-License-Identifier: MIT
// Whether and when somebody is notified of events, on this device: a sheet to choose it in, and what does it.

import { element } from '../app/dom.js';
import { Field } from '../app/fields.js';
import { openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { keepLead, leadOf } from './lead.js';
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

/** Asks the browser, where it has not been asked; resolves with a problem's name, or null. */
async function problemOf() {
  if (!('Notification' in globalThis)) return 'lacking';
  const permission = Notification.permission === 'default' ? await Notification.requestPermission()
    : Notification.permission;
  return permission === 'granted' ? null : 'blocked';
}

/** Notifies as was chosen before; `open(anchor, names)` of what is returned lets somebody choose. */
export function followReminders({ locale, ...others }) {
  const reminders = new Reminders(others);
  reminders.lead = leadOf();
  async function open(anchor, names) {
    const [words] = await Promise.all([loadWords('remind', WORDS, locale),
      loadStyles(new URL('remind.css', import.meta.url))]);
    if (document.querySelector('dialog[open]')) return;
    const select = element('select', {},
      ...choices(words, locale).map(([value, text]) => element('option', { value }, text)));
    select.value = String(leadOf() ?? '');
    const note = element('p', { class: 'hint', role: 'status' }, words('hint'));
    select.addEventListener('change', async () => {
      const problem = select.value && await problemOf();
      note.textContent = words(problem || 'hint');
      note.classList.toggle('bad', Boolean(problem));
      if (problem) select.value = '';
      reminders.lead = keepLead(select.value === '' ? null : Number(select.value));
    });
    openSheet({ title: names.title, closeLabel: names.close, anchor, kind: 'narrow',
      content: element('div', { class: 'remind' }, new Field('lead', words('label'), select).row, note) });
  }
  return { open };
}
