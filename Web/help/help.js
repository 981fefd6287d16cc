// SPDX-License-Identifier: MIT
// The keys of a page, as a sheet; whether letters act at all is said there.

import { element } from '../app/dom.js';
import { openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { WORDS } from './words.js';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);
const SIGNS = IS_MAC ? { Control: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↩', Delete: '⌫', PageUp: '⇞', PageDown: '⇟' } : {};
const NAMED = ['Control', 'Delete', 'Space', 'Shift', 'Enter', 'PageUp', 'PageDown'];
const ARROWS = '← ↑ ↓ →';
const UPRIGHT = '↑ ↓';
const PAGES = ['PageUp', 'PageDown'];

/** What a key is called on the reader's keyboard. */
const signOf = (words, key) => SIGNS[key] ?? (NAMED.includes(key) ? words(key) : key);

/** The keys of each chord, such as `Control+K`. */
function keysOf(words, chords) {
  return element('dd', { dir: 'ltr' }, ...chords.map(chord => element('span', { class: 'chord' },
    ...chord.split('+').map(key => element('kbd', {}, signOf(words, key))))));
}

function groupOf(words, title, rows) {
  return element('section', {}, element('h3', {}, title),
    element('dl', {}, ...rows.map(([name, ...chords]) =>
      element('div', {}, element('dt', {}, name), keysOf(words, chords)))));
}

/** The groups of the page of events; `names` are its own words, `periods` its views with their letters. */
function ofEvents(words, names, periods) {
  return [
    groupOf(words, names.period, periods.map(([name, key]) => [name, key.toUpperCase()])),
    groupOf(words, words('go'), [[names.today, 'T'], [names.next, 'J'], [names.previous, 'K'],
      [names.search, '/', 'Control+K'], [names.details, 'I'],
      ...names.print ? [[names.print, 'Control+P']] : [], [words('title'), '?']]),
    groupOf(words, words('event'), [[names.create, 'N', 'C'], [names.change, 'E'], [names.save, 'Control+Enter'],
      [names.remove, 'Delete'],
      [words('copy'), 'Control+C', `Alt+${words('drag')}`], [words('cut'), 'Control+X'], [words('paste'), 'Control+V'],
      [names.undo, 'Control+Z'], [names.redo, 'Control+Shift+Z']]),
    groupOf(words, words('inCalendar'), [[words('days'), ARROWS], [words('byWeeks'), ...PAGES], [words('level'), 'F2'],
      [words('open'), 'Enter'], [words('draw'), `Shift+${ARROWS}`], [words('move'), `Alt+${ARROWS}`],
      [words('stretch'), `Control+Alt+${ARROWS}`], [words('grab'), 'Space'], [words('carry'), ARROWS, ...PAGES],
      [words('severalEvents'), 'Control+Space', `Control+${words('click')}`], [words('menu'), 'Shift+F10']]),
    groupOf(words, names.calendars, [[words('order'), `Alt+${UPRIGHT}`]]),
  ];
}

/** Those of a page with one month; what it makes is changed there if its `things` have names, as wide months show. */
function ofMonth(words, names, things) {
  return [
    groupOf(words, words('go'), [[names.today, 'T'], [names.next, 'J'], [names.previous, 'K'], [words('title'), '?']]),
    groupOf(words, names.things, [[names.create, 'N', 'C'],
      ...things ? [[words('edit'), 'E'], [names.remove, 'Delete']] : [], [names.save, 'Control+Enter'],
      [names.undo, 'Control+Z'], [names.redo, 'Control+Shift+Z']]),
    groupOf(words, words('inCalendar'), [[words('byDays'), ARROWS], [words('byMonths'), ...PAGES],
      [words('choose'), 'Enter'],
      ...things ? [[words('intoMarks'), 'F2']] : []]),
  ];
}

/**
 * Opens the sheet. `periods` are those of the page of events, which another page has not; `things` is whether that has
 * any on which a keyboard can be. `singleKeys` is whether letters act; `setSingleKeys(isOn)` is told of another choice.
 */
export async function openHelp({ locale, names, periods, things, singleKeys, setSingleKeys }) {
  const isTaken = () => document.querySelector('dialog[open]') !== null;
  if (isTaken()) return;
  const [words] = await Promise.all([loadWords('help', WORDS, locale),
    loadStyles(new URL('help.css', import.meta.url))]);
  if (isTaken()) return;
  const input = element('input', { type: 'checkbox', checked: singleKeys });
  input.addEventListener('change', () => setSingleKeys(input.checked));
  const content = element('div', { class: periods ? 'keys' : 'keys of-month' },
    ...periods ? ofEvents(words, names, periods) : ofMonth(words, names, things),
    element('label', { class: 'single' }, input, element('span', {}, words('singleKeys'),
      element('small', {}, words('singleKeysHint')))));
  openSheet({ title: words('title'), closeLabel: names.close, content, isAside: true, kind: 'help' });
}
