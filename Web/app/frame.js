// SPDX-License-Identifier: MIT
// The common frame of our pages: the connection, the outbox, and the notices about both.

import { compile } from '../element/engine.js';
import { localeProfile } from '../element/locale.js';
import { Api } from './api.js';
import { isAfresh, keep, lead, locale, query, setUp, startAfresh } from './address.js';
import { Connection } from './connection.js';
import { icon, setText } from './dom.js';
import { giveFocus } from './focus.js';
import { History, stepOf } from './history.js';
import { Notices } from './notices.js';
import { Outbox } from './outbox.js';
import { guardTaps } from './second-tap.js';
import { followSkip } from './skip.js';
import { stepNames } from './step-names.js';
import { STAY, Toasts } from './toasts.js';
import { Wording } from './wording.js';

const ENGINE = new URL('../almanac.wasm', import.meta.url);
const BREATH = 250;
const LATEST = 2000;
const SOON = 400;
const WIDE = matchMedia('(min-width: 1024px)');
const LONGEST_PAUSE = 15_000;

export const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

const byID = id => document.getElementById(id);
const idle = globalThis.requestIdleCallback ?? (act => setTimeout(act, BREATH));

/** Loads what a form will need, once nothing else is to do: by the time it is opened the server may be away. */
export const loadAhead = load => idle(() => load().catch(() => {}), { timeout: LATEST });

const isAsking = () => document.querySelector('dialog[open]') !== null;

/** Events: `refresh` (read the contents again), `settings` (they have changed), `today` (it has followed midnight). */
export class Frame extends EventTarget {
  api = new Api();
  connection = new Connection(this.api);
  outbox = new Outbox(this.api, error => this.#unsent(error), () => new Error(this.say('offline')));
  history = new History(this.outbox);
  notices = new Notices(byID('notices'));
  toasts = new Toasts(byID('toasts'), byID('said'));
  calendar = byID('calendar');
  book;
  settings = null;
  isDemo = false;
  /** What a page says of a step that was undone or redone, see `History`, in place of just that. */
  nameMoved = () => null;
  #conflicts = null;
  #describe;
  #isRefreshing = false;
  #refreshAgain = false;
  #wait = 1000;
  #wasAway = false;
  #isAstray = false;
  #reveal;
  #nameStep = stepNames(locale, loadAhead);

  /**
   * `describe` has the lines of a record, at once or later, for when two people have changed it; `fills` says that a
   * wide window's calendar is as high; `reveal(day, record)` shows a day where that is more than to choose it, and what
   * there is of a record then; `words` is the kind of `Wording` that the page needs.
   */
  static async open({ describe, fills = true, reveal, words = Wording }) {
    const frame = new Frame();
    // It is compiled beside all that comes before it is needed.
    compile(ENGINE).catch(() => {});
    frame.#reveal = reveal ?? (day => { if (day !== frame.calendar.value) frame.calendar.value = day; });
    try {
      [frame.book] = await Promise.all([words.open({ locale, timeZone: query.get('time-zone') }), frame.#reach()]);
      frame.#describe = describe;
      frame.#dress();
      setUp(frame.calendar, { value: 'today', 'time-zone': frame.settings?.zone });
      frame.#useSettings();
      if (fills) frame.#fill();
      frame.#listen();
      // Define the element once its attributes are set.
      await import('../element/almanac-calendar.js');
      loadAhead(async () => (await import('./fields.js')).loadPicker());
    } finally {
      document.documentElement.dataset.ready = '';
    }
    return frame;
  }

  say(...words) { return this.book.say(...words); }

  async #reach() {
    const settings = this.api.recall('settings').catch(() => null);
    await this.connection.start();
    const { info } = this.connection;
    if (!info) return;
    this.outbox.use(info.store);
    this.history.use(info.store);
    this.isDemo = info.demo;
    // Without the server those that are kept can be found now.
    this.settings = await settings ?? await this.api.recall('settings').catch(() => null);
  }

  /** Whether the calendar is as high as the window, with room in its cells. */
  get isWide() { return WIDE.matches; }

  #fill() {
    const fill = () => {
      this.calendar.toggleAttribute('fill', WIDE.matches);
      if (WIDE.matches) this.calendar.setAttribute('grid-lines', 'weeks');
      else this.calendar.removeAttribute('grid-lines');
    };
    WIDE.addEventListener('change', () => {
      fill();
      this.dispatchEvent(new Event('refresh'));
    });
    fill();
  }

  #dress() {
    const profile = localeProfile(locale);
    document.documentElement.lang = profile.tag;
    document.documentElement.dir = profile.isRightToLeft ? 'rtl' : 'ltr';
    followSkip(byID('skip'), this.calendar, locale);
    byID('views').setAttribute('aria-label', this.say('views'));
    for (const link of byID('views').querySelectorAll('a')) {
      const { name } = link.dataset;
      link.replaceChildren(icon(name), name === 'streaks' ? this.book.phrase('streaks') : this.say(name));
      lead(link);
    }
  }

  #listen() {
    guardTaps();
    this.connection.addEventListener('change', () => this.#refresh());
    this.connection.addEventListener('store', () => this.#moved());
    this.connection.addEventListener('state', () => this.#stateChanged());
    this.outbox.addEventListener('change', () => {
      this.#showState();
      this.#refresh();
    });
    this.outbox.addEventListener('settled', () => { this.#wait = 1000; });
    this.outbox.addEventListener('unkept', () => this.toasts.show(this.say('notKept')));
    this.#listenToHistory();
    this.#followToday();
    this.#stateChanged({ isStart: true });
  }

  // Undoing --------------------------------------------------------------------------------------

  #listenToHistory() {
    this.history.addEventListener('moved', async ({ detail: { step, isRedo, told } }) => {
      // What has changed has to be seen.
      this.showDay(...isRedo ? [step.day, step.after] : [step.former, step.before]);
      this.#tellMoved(isRedo, this.nameMoved(step, isRedo) ?? await this.#nameStep(told, isRedo));
    });
    this.history.addEventListener('none', ({ detail: { isRedo } }) =>
      this.#nameStep(null, isRedo).then(text => text && this.#tellMoved(isRedo, text)));
    this.history.addEventListener('refused', ({ detail: { error } }) =>
      this.toasts.show(error.status === 409 ? this.say('conflict') : this.say('notSaved', error.message)));
    document.addEventListener('keydown', event => {
      const step = stepOf(event);
      if (!step || isAsking() || event.target.closest?.(TEXT_FIELDS)) return;
      event.preventDefault();
      if (step === 'redo') this.history.redo(); else if (!this.toasts.undo()) this.history.undo();
    });
  }

  /**
   * Tells that something was undone or redone, and offers what goes on from there. To undo is where the finger has been
   * that has undone something.
   */
  #tellMoved(isRedo, text) {
    const { canUndo, canRedo } = this.history;
    this.toasts.show(text ?? this.say(isRedo ? 'redone' : 'undone'), ...canRedo ? [this.#redoing] : [],
      ...canUndo ? [this.#undoing] : []);
  }

  get #undoing() { return { label: this.say('undo'), act: () => this.history.undo(), keys: 'Control+Z Meta+Z' }; }
  get #redoing() {
    return { label: this.say('redo'), act: () => this.history.redo(), keys: 'Control+Shift+Z Meta+Shift+Z' };
  }

  /** Tells what was done, with a button that undoes it. */
  tellDone(...words) { this.tell(this.say(...words)); }

  /** Tells in a text of the page's own what was done, and `more`; a `name` says to what, once it is undone. */
  tell(text, name, more = '') {
    this.history.note(text, name);
    this.toasts.show([text + more, this.#unkept].filter(Boolean).join('\n'), this.#undoing);
  }

  /** What was done just before the page was left can still be undone. */
  #tellFormer() {
    const text = this.history.told(STAY);
    if (text) this.toasts.show(text, this.#undoing);
  }

  // Midnight -------------------------------------------------------------------------------------

  /** A selected today in view follows midnight once no form is open, unless another day is chosen; `today` tells it. */
  #followToday() {
    let [{ today }, former] = [this.calendar, null];
    const follow = () => {
      if (former === null || isAsking()) return;
      const isStill = this.calendar.value === former;
      former = null;
      if (!isStill) return;
      this.calendar.value = today;
      this.dispatchEvent(new Event('today'));
    };
    this.calendar.addEventListener('todaychange', () => {
      const { value, visibleDays: days } = this.calendar;
      if (value === today && days?.first <= today && today <= days.last) former ??= today;
      ({ today } = this.calendar);
      follow();
    });
    document.addEventListener('close', follow, true);
  }

  // The server comes and goes --------------------------------------------------------------------

  /** Loads what keeps changes while the server is away, once the calendar is there; without it they are refused. */
  async #keep() {
    await customElements.whenDefined('almanac-calendar');
    await Promise.all([this.outbox.load(), import('./kept-days.js').catch(() => {})]);
    document.documentElement.dataset.keeps = '';
  }

  #stateChanged({ isStart = false } = {}) {
    this.#keep().catch(() => {});
    this.#showState();
    if (this.connection.state !== 'live') {
      this.#wasAway = true;
      this.#isAstray ||= this.connection.info === null;
      return undefined;
    }
    this.outbox.use(this.connection.info.store);
    this.history.use(this.connection.info.store);
    // Only now is it known what to show, and as of which day.
    if (this.#isAstray) return location.reload();
    if (this.#wasAway) this.toasts.say(this.say('backOnline'));
    this.#wasAway = false;
    this.outbox.flush();
    return isStart ? undefined : this.#refresh();
  }

  /** What is said while the browser has no room for what waits, which is in no way safe then; or null. */
  get #unkept() { return this.outbox.waiting.some(({ isUnkept }) => isUnkept) ? this.say('notKept') : null; }

  #showState() {
    const again = { label: this.book.phrase('tryAgain'), act: () => this.connection.check() };
    const { state, info, problem } = this.connection;
    const waiting = this.outbox.waiting.length;
    if (state === 'live') this.notices.hide('away');
    else if (problem?.isFileGone) this.notices.show('away', this.say('fileGone'),
      { kind: 'bad', hint: problem.message, buttons: [again] });
    else if (problem) this.notices.show('away', problem.message, { kind: 'bad', buttons: [again] });
    else if (info === null) {
      this.notices.show('away', this.say('noServer'),
        { kind: 'bad', hint: this.say('startServer', 'almanac serve'), buttons: [again] });
    } else {
      const text = this.#unkept ?? (waiting ? this.say('offlineKept', waiting) : this.say('offline'));
      this.notices.show('away', text, { kind: 'bad', buttons: [again] });
    }
    const undecided = this.outbox.conflicts.length;
    const review = { label: this.say('review'), act: () => this.#ask({ again: true }) };
    if (undecided) this.notices.show('undecided', this.say('undecided', undecided), { kind: 'bad', buttons: [review] });
    else this.notices.hide('undecided');
    this.#showDemo();
  }

  #showDemo() {
    if (!this.isDemo) return;
    this.notices.show('demo', this.say('demo'),
      { buttons: [{ label: this.say('startOwn'), act: () => this.#askForOwn() }] });
  }

  async #askForOwn() {
    try {
      const { askForOwn } = await import('../sample/ask.js');
      await askForOwn({ say: name => this.say(name), locale, start: () => this.#startOwn() });
    } catch {
      this.toasts.show(this.book.phrase('loadFailed'));
    }
  }

  async #startOwn() {
    try {
      await this.api.send('POST', 'own');
      startAfresh();
    } catch (error) {
      this.toasts.show(this.say('notSaved', error.message));
    }
  }

  /** The server has switched to another database. */
  #moved() {
    if (this.isDemo) startAfresh(); else location.reload();
  }

  /** Something could not be sent: the server is away, or cannot write at the moment. */
  async #unsent(error) {
    if (!await this.connection.checkSoon()) return;
    if (error.status) this.toasts.show(this.say('notSaved', error.message));
    setTimeout(() => this.outbox.flush(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_PAUSE);
  }

  // What is shown is read again ------------------------------------------------------------------

  /** At once, but not more often than anyone can follow: an import may change thousands of days. */
  async #refresh() {
    if (this.#isRefreshing) {
      this.#refreshAgain = true;
      return;
    }
    this.#isRefreshing = true;
    do {
      this.#refreshAgain = false;
      // Changes on their way would be counted twice, by the server and here; conflicts are about what the server has.
      await Promise.race([this.outbox.recheck(), new Promise(resolve => { setTimeout(resolve, 4 * BREATH); })]);
      await this.#readSettings();
      this.dispatchEvent(new Event('refresh'));
      await new Promise(resolve => { setTimeout(resolve, BREATH); });
    } while (this.#refreshAgain);
    this.#isRefreshing = false;
  }

  async #readSettings() {
    const settings = await this.api.recall('settings').catch(() => null);
    if (!settings || settings.revision === this.settings?.revision) return;
    this.settings = settings;
    if (!query.has('time-zone')) {
      if (settings.zone) this.calendar.setAttribute('time-zone', settings.zone);
      else this.calendar.removeAttribute('time-zone');
    }
    this.#useSettings();
    this.dispatchEvent(new Event('settings'));
  }

  #useSettings() {
    this.book.use({ timeZone: query.get('time-zone') ?? this.settings?.zone, ...this.settings });
  }

  // What pages do --------------------------------------------------------------------------------

  /** Sets the title of the page. */
  name(text) {
    document.title = text;
    setText(byID('heading'), text);
  }

  /** Shows a day, unless it is the one that is shown, and a record of that day if one is meant. */
  showDay(day, record = null) {
    if (day) this.#reveal(day, record);
  }

  /** Asks what is to become of what others have changed too; what asks is loaded when there is anything. */
  async #ask(how) {
    if (!this.outbox.conflicts.length) return;
    try {
      const { Conflicts } = await import('./conflicts.js');
      this.#conflicts ??= new Conflicts({ ...this, describe: this.#describe });
      await this.#conflicts.ask(how);
    } catch {
      this.toasts.show(this.book.phrase('loadFailed'));
    }
  }

  /** From now on the page can show conflicts. */
  begin() {
    this.outbox.addEventListener('conflict', () => this.#ask());
    // A question waits until the open sheet has been closed.
    document.addEventListener('close', () => queueMicrotask(() => this.#ask()), { capture: true });
    this.#ask();
    if (isAfresh()) giveFocus();
    this.#tellFormer();
    // Without it, everything works while the server does.
    navigator.serviceWorker?.register(new URL('worker.js', document.baseURI)).catch(() => {});
  }

  /**
   * The result of a change, for a form that waits for it: what the outbox says; or `late` when that takes longer than a
   * reader should wait; or `away` when the server cannot be reached.
   */
  outcome(settled) {
    const late = new Promise(resolve => { setTimeout(resolve, SOON, { type: 'late' }); });
    const away = new Promise(resolve => {
      const look = () => { if (this.connection.state === 'away') resolve({ type: 'away' }); };
      this.connection.addEventListener('state', look, { once: true });
      look();
    });
    return Promise.race([settled, away, late]);
  }

  /** Keeps the selected day in the address; today is what an address without a day shows. */
  keepDay() {
    const { value, today } = this.calendar;
    keep('date', value === today ? null : value);
  }
}
