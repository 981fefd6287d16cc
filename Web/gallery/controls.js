// SPDX-License-Identifier: MIT
// The controls of options: switches, segmented buttons, lists to choose from, and fields.

import { element } from '../app/dom.js';
import { wordOf } from './words.js';

/** More letters than these are too many for segments in a column, and in a row of their own. */
const MOST_LETTERS = 30;
const MOST_IN_ROW = 44;

/**
 * The control of a setting with its label. `shown` is the value in force; `usual` the one without a setting, or empty
 * when only the calendar knows it. `changed(input, value)` gets the value, empty for the usual one.
 */
export function control(setting, { shown, usual, changed }) {
  const tell = input => value => changed(input, value === usual ? '' : value);
  if (setting.isFlag) return toggle(setting, shown, tell);
  if (setting.parts) return parts(setting, shown, tell);
  if (setting.kind !== 'choice') return field(setting, { shown, usual }, tell);
  const values = usual ? setting.values : ['', ...setting.values];
  const words = values.map(value => (value ? wordOf(setting.name, value) : 'Default'));
  const choices = values.map((value, index) => [value, words[index]]);
  const letters = words.join('').length + 2 * words.length;
  if (letters > MOST_IN_ROW) return list(setting, choices, shown, tell);
  return segments(setting, choices, shown, tell, letters > MOST_LETTERS ? 'row' : '');
}

function labelled(setting, control, kind) {
  return element('div', { class: `option ${kind}` },
    element('label', { for: `option-${setting.name}` }, setting.label), control);
}

function grouped(setting, role, choices, kind = '') {
  const id = `option-${setting.name}`;
  return element('div', { class: `option ${kind}` }, element('p', { class: 'name', id }, setting.label),
    element('div', { class: 'segments', role, 'aria-labelledby': id }, ...choices));
}

function toggle(setting, shown, tell) {
  const input = element('input',
    { type: 'checkbox', role: 'switch', name: setting.name, id: `option-${setting.name}`, checked: shown === 'true' });
  input.addEventListener('change', () => tell(input)(String(input.checked)));
  return labelled(setting, input, 'inline');
}

function segment(type, name, value, word, isChecked) {
  const input = element('input', { type, name, value, checked: isChecked });
  return [input, element('label', { class: 'segment' }, input, element('span', {}, word))];
}

function segments(setting, choices, shown, tell, kind) {
  return grouped(setting, 'radiogroup', choices.map(([value, word]) => {
    const [input, label] = segment('radio', setting.name, value, word, value === shown);
    input.addEventListener('change', () => tell(input)(value));
    return label;
  }), kind);
}

/** Any of some words, written with spaces between them. */
function parts(setting, shown, tell) {
  const chosen = new Set(setting.split(shown));
  return grouped(setting, 'group', setting.parts.map(value => {
    const word = wordOf(setting.name, value);
    const [input, label] = segment('checkbox', setting.name, value, setting.short?.(value) ?? word, chosen.has(value));
    input.ariaLabel = word;
    input.addEventListener('change', () => {
      if (input.checked) chosen.add(value); else chosen.delete(value);
      tell(input)(setting.parts.filter(part => chosen.has(part)).join(' '));
    });
    return label;
  }));
}

function list(setting, choices, shown, tell) {
  const select = element('select', { name: setting.name, id: `option-${setting.name}` },
    ...choices.map(([value, word]) => element('option', { value, selected: value === shown }, word)));
  select.addEventListener('change', () => tell(select)(select.value));
  return labelled(setting, select, '');
}

function field(setting, { shown, usual }, tell) {
  const type = { date: 'date', number: 'number' }[setting.kind] ?? 'text';
  const input = element('input', { type, name: setting.name, id: `option-${setting.name}`,
    placeholder: usual || setting.example || 'Default', value: shown === usual && type !== 'date' ? '' : shown });
  if (setting.most) Object.assign(input, { min: 1, max: setting.most });
  input.spellcheck = false;
  input.addEventListener('change', () => tell(input)(input.value.trim()));
  const row = labelled(setting, input, '');
  input.setAttribute('aria-describedby', `wrong-${setting.name}`);
  row.append(element('p', { id: `wrong-${setting.name}`, class: 'wrong', role: 'alert' }));
  return row;
}

/** Says below a field what is wrong with it; with no words, nothing is. */
export function complain(input, words) {
  input.setCustomValidity(words);
  input.ariaInvalid = words ? 'true' : null;
  const message = input.closest('.option').querySelector('.wrong');
  if (message) message.textContent = words;
}
