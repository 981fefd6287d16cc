// SPDX-License-Identifier: MIT
// Files of events: a sheet in which one is imported, or all are exported, and its button. A file that is dropped onto
// the page opens it, too.

import { element, icon, setText } from '../app/dom.js';
import { Field } from '../app/fields.js';
import { openSheet } from '../app/sheet.js';
import { loadStyles } from '../app/styles.js';
import { loadWords } from '../app/words.js';
import { lockedText } from '../calendars/lock.js';
import { lastCalendar } from '../editing/last-calendar.js';
import { exportLink } from './export.js';
import { FileImport } from './file-import.js';
import { filePicker, followDrops } from './files.js';
import { WORDS } from './words.js';

const COLUMNS = '\u2066start, end, title, calendar, location, notes, status, busy, color, id\u2069';
const ACCEPTED = '.csv,.tsv,.txt,.jsonl,.ndjson,.json,text/csv,application/jsonl,application/x-ndjson';
const FILES = [['CSV', 'csv'], ['JSON Lines', 'jsonl']];

const LOCKED = 'urn:almanac:problem:calendar-locked';

const isLines = ({ name, type }) => /\.(jsonl|ndjson|json)$/i.test(name) || /jsonl|json-?lines|ndjson/.test(type);
const isTable = ({ name, type }) => /\.(csv|tsv|txt)$/i.test(name) || /^text\/(csv|plain|comma-sep.*)$/.test(type);
const isICalendar = ({ name, type }) => /\.(ics|ical|ifb|icalendar)$/i.test(name) || type === 'text/calendar';
// A finger drops nothing.
const CAN_DROP = matchMedia('(any-pointer: fine)');
const openDialog = () => document.querySelector('dialog[open]');
async function whenNoneIsOpen() {
  for (let dialog; (dialog = openDialog());) {
    await new Promise(closed => { dialog.addEventListener('close', closed, { once: true }); });
  }
}

/** Offers a file where `note` says how to begin, whenever it does, with a button of its own. */
function offerIn(note, made) {
  const offer = () => { if (note.dataset.unused && note.childElementCount === 2) note.append(made()); };
  new MutationObserver(offer).observe(note, { childList: true });
  offer();
}

/** Adds the button to `place`, and takes files that are dropped onto the page. */
export async function followTransfer({ place, locale, ...page }) {
  const [words] = await Promise.all([loadWords('transfer', WORDS, locale),
    loadStyles(new URL('transfer.css', import.meta.url))]);
  const transfer = new Transfer(page, words, locale);
  const title = words('title');
  offerIn(document.getElementById('all-hidden'), () => element('button',
    { type: 'button', class: 'plain', 'aria-haspopup': 'dialog', onclick: () => transfer.begin() }, words('import')));
  place.append(element('button', { type: 'button', id: 'transfer', class: 'tool foot', title, 'aria-haspopup': 'dialog',
    onclick: () => transfer.begin() }, icon('import'), element('span', {}, title)));
}

class Transfer {
  #frame;
  #source;
  #words;
  #days;
  #kind;
  #picker;
  /** What takes a file while the sheet asks for one. */
  #take = null;
  /** The calendar that was chosen last. */
  #chosen = lastCalendar();

  constructor({ frame, source }, words, locale) {
    [this.#frame, this.#source, this.#words] = [frame, source, words];
    const numbers = new Intl.NumberFormat(locale);
    this.#days = new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', dateStyle: 'long' });
    this.#kind = {
      path: 'events/import',
      type: file => (isLines(file) ? 'application/jsonl' : 'text/csv'),
      refusal: file => this.#refusal(file),
      format: () => [words('csvFormat', COLUMNS), words('linesFormat')]
        .map(text => element('p', { class: 'hint' }, text)),
      counts: ['added', 'updated', 'unchanged', 'leftDeleted', 'leftAlive', 'madeCalendars'],
      count: (name, number) => words(name, numbers.format(number)),
      explain: problem => this.#explain(problem),
      ask: ({ rejected }, again) => this.#askOrder(rejected.find(({ code }) => code === 'undecidedDates'), again),
    };
    this.#picker = filePicker(ACCEPTED, ([file]) => { if (file) this.#take?.(file); });
    followDrops({
      text: words('dropHere'), isCovered: () => openDialog() !== null, isTaken: () => openDialog() && !this.#take,
      take: files => this.#takeAll(files),
    });
  }

  /** Asks which of two days a date is, where no date of the file decides what stands first in them. */
  #askOrder(line, again) {
    if (!line) return null;
    const button = (dates, index) => element('button',
      { type: 'button', class: 'primary', onclick: () => again({ dates }) },
      this.#days.format(new Date(line.values[index])));
    return [element('p', { role: 'alert' }, this.#words('whichDay', `\u2068${line.text}\u2069`)),
      element('div', { class: 'choices' }, ...['mdy', 'dmy'].map(button))];
  }

  #refusal(file) {
    if (isICalendar(file)) return this.#words('iCalendar', file.name);
    return isLines(file) || isTable(file) ? null : this.#words('notKnown', file.name);
  }

  async #explain({ type, calendar }) {
    if (type !== LOCKED) return null;
    const [text, calendars] = await Promise.all([lockedText(), this.#source.calendars()]);
    return `${calendars.find(({ id }) => id === calendar)?.name ?? calendar}: ${text}`;
  }

  /** One after the other; each waits until the sheet of the one before is closed. */
  async #takeAll([first, ...others]) {
    if (!first) return;
    if (this.#take) this.#take(first); else await this.open(first);
    for (const file of others) await this.open(file);
  }

  /** Opens the sheet in place of the one that has the button. */
  begin() {
    openDialog()?.close();
    return this.open();
  }

  /** Opens the sheet, for a file if there is one, which waits for its turn; resolves when it has been closed. */
  async open(file) {
    let calendars;
    do {
      if (file) await whenNoneIsOpen();
      // Without the server nothing can be imported either, which is said then.
      calendars = await this.#source.calendars().catch(() => []);
    } while (file && openDialog());
    if (openDialog()) return;
    await new Promise(closed => { this.#ask(file, calendars.filter(({ locked }) => !locked), closed); });
  }

  #button(kind, name, onclick) {
    return element('button', { type: 'button', class: kind, onclick }, this.#words(name));
  }

  #ask(given, calendars, closed) {
    const [say, words] = [(...phrase) => this.#frame.say(...phrase), this.#words];
    let [file, running] = [null, null];
    const calendar = this.#calendarField(calendars);
    const wanted = words(CAN_DROP.matches ? 'drop' : 'pick');
    const text = element('p', { id: 'transfer-file', class: 'file' }, wanted);
    const problem = element('p', { class: 'error', role: 'alert' });
    const choose = this.#button('plain', 'choose', () => this.#picker.click());
    const begin = this.#button('primary', 'import', () => {
      this.#take = null;
      this.#chosen = calendar.value;
      running = new FileImport(this.#frame, this.#kind, file, body);
      running.start(isLines(file) || calendars.length === 0 ? {} : { calendar: calendar.value });
    });
    // It has the focus once there is a file.
    begin.setAttribute('aria-describedby', text.id);
    const body = element('div', { class: 'import transfer' },
      element('div', { class: 'drop-zone' }, text, problem, element('div', { class: 'choices' }, choose, begin)),
      calendar.row, ...this.#kind.format(), this.#exports());
    this.#take = taken => {
      const refusal = this.#refusal(taken);
      file = refusal ? null : taken;
      setText(text, file?.name ?? wanted);
      setText(problem, refusal ?? '');
      setText(choose, words(file ? 'chooseOther' : 'choose'));
      begin.hidden = !file;
      calendar.row.hidden = !calendars.length || Boolean(file && isLines(file));
      (file ? begin : choose).focus();
    };
    const sheet = openSheet({ title: words('title'), closeLabel: say('close'), content: body, kind: 'narrow',
      closed: () => {
        this.#take = null;
        running?.closed();
        closed();
      } });
    begin.hidden = true;
    calendar.row.hidden = !calendars.length;
    if (given) this.#take(given); else choose.focus();
    return sheet;
  }

  /** The calendar of events that name none; a locked one takes none. */
  #calendarField(calendars) {
    const select = element('select', {},
      ...calendars.map(({ id, name }) => element('option', { value: id }, name)));
    if (calendars.some(({ id }) => id === this.#chosen)) select.value = this.#chosen;
    return new Field('calendar', this.#words('calendar'), select);
  }

  #exports() {
    const link = ([label, format]) => exportLink(this.#frame, { label, path: `events.${format}`,
      failed: text => setText(problem, text) });
    const problem = element('p', { class: 'error', role: 'alert' });
    return element('section', { class: 'exports' }, element('h3', {}, this.#words('export')),
      element('p', { class: 'hint' }, this.#words('exportHint')),
      element('div', { class: 'choices' }, ...FILES.map(link)), problem);
  }
}
