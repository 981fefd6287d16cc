// SPDX-License-Identifier: MIT
// The gallery's page of date fields. The address is the state: locale, first-weekday, scheme and today.

import '../element/almanac-picker-field.js';
import { wordOf } from './words.js';

const LOCALES = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'ar-EG', 'he-IL'];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const CHOICES = { locale: LOCALES, 'first-weekday': WEEKDAYS, scheme: ['light', 'dark'] };

const byID = id => document.getElementById(id);
const form = byID('form');
const pickers = [...form.querySelectorAll('almanac-picker')];
const query = new URLSearchParams(location.search);

const wordFor = (name, value) =>
  (name === 'locale' ? new Intl.DisplayNames([value], { type: 'language' }).of(value) : wordOf(name, value));

function showData() {
  const data = new FormData(form);
  byID('data').replaceChildren(...pickers.map(({ name }) => {
    const row = document.createElement('div');
    const term = Object.assign(document.createElement('dt'), { textContent: name });
    row.append(term, Object.assign(document.createElement('dd'), { textContent: data.get(name) || '–' }));
    return row;
  }));
}

function showCode() {
  const { attributes } = byID('stay');
  const written = [...attributes].filter(({ name }) => name !== 'id')
    .map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`)).join('');
  byID('code').textContent = `<script type="module" src="element/almanac-picker-field.js"></script>

<label for="stay">Date range</label>
<almanac-picker id="stay"${written}></almanac-picker>`;
}

function apply() {
  for (const name of ['locale', 'first-weekday', 'today']) {
    for (const picker of pickers) {
      if (query.get(name)) picker.setAttribute(name, query.get(name));
      else picker.removeAttribute(name);
    }
  }
  document.documentElement.style.colorScheme = query.get('scheme') ?? '';
  showCode();
}

for (const [name, values] of Object.entries(CHOICES)) {
  const select = byID(name);
  select.append(new Option('Default', ''), ...values.map(value => new Option(wordFor(name, value), value)));
  select.value = query.get(name) ?? '';
  select.addEventListener('change', () => {
    if (select.value) query.set(name, select.value); else query.delete(name);
    history.replaceState(null, '', query.size ? `?${query}` : location.pathname);
    apply();
  });
}

for (const type of ['input', 'change']) form.addEventListener(type, showData);
form.addEventListener('reset', () => {
  byID('said').textContent = '';
  // The fields are reset after the event.
  setTimeout(showData);
});
form.addEventListener('submit', event => {
  event.preventDefault();
  const wrong = pickers.find(picker => !picker.checkValidity());
  byID('said').textContent = wrong ? `${wrong.labels[0].textContent}: ${wrong.validationMessage}` : 'Ready to submit.';
  wrong?.focus();
});
apply();
showData();
// The engine reads the word “today”.
byID('day').ready.then(() => {
  byID('born').max = byID('day').value;
  showData();
});
document.documentElement.dataset.ready = '';
