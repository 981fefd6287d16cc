// SPDX-License-Identifier: MIT
// The gallery: a page for each preset, with controls for its options. The address is the state.

import '../element/almanac-calendar.js';
import { element as make } from '../app/dom.js';
import { keepFocus } from '../app/focus.js';
import { complain, control } from './controls.js';
import { CALENDARS } from './fortnight.js';
import { PRESET_VALUES } from './options.js';
import { PRESETS } from './presets.js';
import { sampleOf, selectionOf } from './samples.js';
import { SETTINGS, attributes, mattering, readAddress, usualValue, writeAddress } from './settings.js';

const byID = id => document.getElementById(id);
const EVENTS = ['selectionchange', 'titlechange', 'visibledayschange', 'todaychange', 'loaderror', 'pagechange',
  'levelchange', 'sizechange', 'input', 'change'];
const MOST_EVENTS = 60;
// Where gallery.css leaves room for two months side by side.
const ROOM = matchMedia('(650px <= width < 900px) or (width >= 1100px)');

let { preset, settings, problems } = readAddress(location.search);
let calendar = null;

// The calendar -----------------------------------------------------------------------------------

/** Makes the calendar anew, so that no option's former value lingers. */
function showCalendar() {
  calendar?.remove();
  byID('events').replaceChildren();
  calendar = make('almanac-calendar', {});
  for (const [name, value] of attributes(preset, settings)) calendar.setAttribute(name, value);
  for (const type of EVENTS) calendar.addEventListener(type, noteEvent);
  calendar.groups = CALENDARS;
  calendar.dataSource = sampleOf(preset, viewShown());
  byID('frame').replaceChildren(calendar);
  const shown = calendar;
  shown.ready.then(() => {
    const selection = settings.has('value') ? null : selectionOf(preset, shown.today);
    if (selection) shown.select(selection, { notify: false });
    // From here on the card is as high as its content, such as a single week.
    shown.classList.add('shown');
    if (shown !== calendar) return;
    showState();
    showSelected();
  }, () => {});
}

const viewShown = () => settings.get('view') ?? PRESET_VALUES[preset]?.view;

byID('skip').addEventListener('click', event => {
  event.preventDefault();
  calendar.focus();
});

/** Changes an option of the existing calendar, as a page would. */
function change(setting) {
  if (setting.isOurs) return;
  const name = setting.attribute ?? setting.name;
  const found = attributes(preset, settings).find(([attribute]) => attribute === name);
  if (found) calendar.setAttribute(name, found[1]); else calendar.removeAttribute(name);
  if (name === 'view') calendar.dataSource = sampleOf(preset, viewShown());
}

const words = days => (days ? `${days.first} … ${days.last}` : '–');

function showState() {
  byID('value').textContent = calendar.value ?? 'None';
  byID('title').textContent = calendar.monthTitle || '–';
  byID('visible').textContent = words(calendar.visibleDays);
}

function noteEvent({ type, detail }) {
  const list = byID('events');
  const row = make('li', {}, make('b', {}, type));
  if (detail) row.append(' ', make('code', {}, JSON.stringify(detail)));
  list.prepend(row);
  while (list.children.length > MOST_EVENTS) list.lastElementChild.remove();
  byID('quiet').hidden = true;
  showState();
}

// The page around it -----------------------------------------------------------------------------

function showPresets() {
  const links = PRESETS.map(({ name, title }) => {
    const link = make('a', { href: writeAddress(name, settings) }, title);
    if (name === preset) link.setAttribute('aria-current', 'page');
    link.addEventListener('click', event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(name, settings);
    });
    return make('li', {}, link);
  });
  const current = () => byID('presets').querySelector('[aria-current]');
  keepFocus(() => byID('presets').replaceChildren(...links), current);
  current()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

// A command takes what the element takes, but for what needs a hand, an app or a page.
const OF_PAGES = SETTINGS.filter(({ isByHand }) => isByHand).map(({ attribute }) => attribute);
const OF_COMMANDS = { value: 'select', 'time-zone': 'zone' };

/** Attributes as options of the command. */
function options(found) {
  const quoted = value => (/[\s']/.test(value) ? ` '${value.replaceAll("'", "'\\''")}'` : value && ` ${value}`);
  return found.filter(([name, value]) => value !== 'false' && !OF_PAGES.includes(name))
    .map(([name, value]) => ` --${OF_COMMANDS[name] ?? name}${quoted(value)}`)
    .join('');
}

function showCode() {
  const { swift } = PRESETS.find(({ name }) => name === preset);
  const written = attributes(preset, settings)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`)).join('');
  const lines = [
    ['Swift', swift],
    ['HTML', `<almanac-calendar${written}></almanac-calendar>`],
    ['Terminal', `almanac calendar -i${options(attributes(preset, settings))}`],
  ];
  byID('code').replaceChildren(...lines.map(([language, text]) => {
    const copy = make('button', { type: 'button', class: 'plain', 'aria-label': `Copy ${language}` }, 'Copy');
    copy.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(text);
        byID('said').textContent = `${language} copied`;
        copy.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(copy.previousElementSibling);
      }
    });
    return make('div', { class: 'snippet' }, make('h3', {}, language), make('code', {}, text), copy);
  }));
}

function option(setting) {
  const usual = usualValue(setting, preset);
  return control(setting, { usual, shown: settings.get(setting.name) ?? usual,
    changed: (input, value) => set(setting, input, value) });
}

function showOptions() {
  const groups = [...new Set(SETTINGS.map(({ group }) => group))];
  const made = groups.map(group => make('fieldset', {}, make('legend', {}, group),
    make('div', { class: 'group' }, ...SETTINGS.filter(setting => setting.group === group).map(option))));
  const { name } = document.activeElement;
  const kinds = [`[name="${name}"]:checked`, `[name="${name}"]`];
  keepFocus(() => byID('options').replaceChildren(...made),
    ...kinds.map(kind => () => byID('options').querySelector(kind)));
  showMattering();
}

/** Shows only the controls that matter beside the others. */
function showMattering() {
  const names = mattering(preset, settings, ROOM.matches);
  for (const row of byID('options').querySelectorAll('.option')) {
    row.hidden = !names.has(row.querySelector('input, select').name);
  }
  for (const group of byID('options').children) group.hidden = !group.querySelector('.option:not([hidden])');
}

/** Says below the selected days why they cannot be selected. */
function showSelected() {
  const input = byID('options').querySelector('[name=value]');
  const said = settings.get('value') ?? '';
  // What is no days is not among the settings, and says so.
  if (input.value.trim() !== said) return;
  const reading = said ? calendar.read(said) : null;
  complain(input, reading?.problem ? reading.words : '');
}

function showProblems() {
  const list = make('ul', {}, ...problems.map(({ text }) => make('li', {}, text)));
  byID('problems').replaceChildren(make('h2', {}, 'Some options in this address were ignored'), list);
  byID('problems').hidden = problems.length === 0;
}

function showPage() {
  const { title, about, docs } = PRESETS.find(({ name }) => name === preset);
  document.title = `${title} – Gallery`;
  byID('name').textContent = title;
  byID('about').textContent = about;
  byID('docs').href = `docs/${docs}`;
  document.documentElement.style.colorScheme = settings.get('scheme') ?? '';
  showPresets();
  showCode();
  showProblems();
}

// Changing it ------------------------------------------------------------------------------------

function showAll() {
  showPage();
  showOptions();
  byID('quiet').hidden = false;
  showCalendar();
}

function go(name, wanted) {
  [preset, settings, problems] = [name, wanted, []];
  history.pushState(null, '', writeAddress(preset, settings));
  showAll();
}

function set(setting, input, value) {
  const isWrong = value !== '' && !setting.check(value);
  complain(input, isWrong ? setting.rule : '');
  if (isWrong) return;
  const wanted = new Map(settings);
  if (value === '') wanted.delete(setting.name); else wanted.set(setting.name, value);
  [settings, problems] = [wanted, []];
  history.pushState(null, '', writeAddress(preset, settings));
  change(setting);
  showPage();
  showMattering();
  showState();
  showSelected();
}

ROOM.addEventListener('change', showMattering);
addEventListener('popstate', () => {
  ({ preset, settings, problems } = readAddress(location.search));
  showAll();
});
byID('options').addEventListener('submit', event => event.preventDefault());
byID('reset').addEventListener('click', () => go(preset, new Map()));
byID('clear').addEventListener('click', () => {
  byID('events').replaceChildren();
  byID('quiet').hidden = false;
});
showAll();
document.documentElement.dataset.ready = '';
