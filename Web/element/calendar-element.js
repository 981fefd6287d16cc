// SPDX-License-Identifier: MIT
// The class of <almanac-calendar>. almanac-calendar.d.ts documents it.

import { Effects } from './effects.js';
import { compile, Engine, now } from './engine.js';
import { Input } from './input.js';
import { FormValue, formMembers } from './form.js';
import { localeProfile, writeLocale } from './locale.js';
import { delegate, reflect, warn, warnOfViews, writeAttributes } from './options.js';
import { loadPhrases } from './phrases.js';
import { grabbed, OBSERVED, placeMembers, upgradeAll } from './properties.js';
import { ERRORS, FLAG, Message, OP } from './protocol.js';
import { Pulse } from './pulse.js';
import { Reading } from './reading.js';
import { Renderer } from './renderer.js';
import { selectionText } from './selection.js';
import { ShowPromises } from './show-promises.js';
import { Sizes } from './sizes.js';
import { Start } from './start.js';
import { styleSheet } from './style.js';
import { writeZone } from './zone.js';

const MOST_TRAPS = 2;
// Effects that say what has happened.
const TOLD = new Set([OP.title, OP.visible, OP.today, OP.page, OP.size]);

export class AlmanacCalendarElement extends HTMLElement {
  static get formAssociated() { return true; }
  static get observedAttributes() { return OBSERVED; }
  static { delegate(this.prototype, { legend: e => e.#services, groups: e => e.#services, insert: e => e.#services,
    create: e => e.#services, discard: e => e.#services, selectedItems: e => e.#services,
    renderers: e => e.#renderer, read: e => e.#reading, month: e => e.#named }); }

  #internals = this.attachInternals();
  #root = document.createElement('div');
  #renderer = new Renderer(this.#root, this.constructor);
  #sizes = new Sizes(this, this.#root, () => this.#tell('metrics'));
  #input;
  #engine = null; #module = null;
  #start = new Start(() => this.#load(), error => this.#fail(error));
  #showing = new ShowPromises();
  #pulse = new Pulse(() => this.#send('frame', message => message), () => this.#tell('clock'));
  #effects = new Effects(effect => this.#performOne(effect));
  #late = []; #isTaking = false; #isPainting = false; #isQuiet = 0; #traps = 0;
  #form = new FormValue(this, this.#internals, this.#root);
  #named = { title: '', month: '' };
  #visible = null; #today = null;
  #snapshot = null; #recorder = null;
  #services = this.constructor.Services && new this.constructor.Services(this, {
    send: (kind, write) => this.#send(kind, write), fire: (type, detail) => this.#fire(type, detail),
    changed: () => this.#quietly(() => this.#tell('attributes')), cell: slot => this.#renderer.element(slot),
  });
  #reading = new Reading((text, write) => this.#checked('read', write, text));

  constructor() {
    super();
    const [shadow, { Hover }] = [this.attachShadow({ mode: 'open' }), this.constructor];
    this.#root.className = 'root';
    shadow.append(this.#root);
    this.#input = new Input(this.#root, (kind, write) => (this.#send(kind, write)?.flags & FLAG.claimed) !== 0,
      element => this.#renderer.slotOf(element), () => this.#isPainting);
    if (Hover) new Hover(shadow, (kind, write) => this.#send(kind, write));
  }

  addEventListener(type, ...how) {
    super.addEventListener(type, ...how);
    if (this.#services?.listen(type)) this.#quietly(() => this.#configure());
  }

  connectedCallback() {
    upgradeAll(this);
    const { Recorder } = this.constructor;
    this.#recorder ??= this.hasAttribute('record') && Recorder ? new Recorder() : null;
    this.#pulse.watch(this.#environmentChanged, this.#clockChanged);
    this.#services?.start();
    this.#start.begin();
    if (this.#engine) this.#resume();
  }

  disconnectedCallback() {
    for (const part of [this.#start, this.#pulse, this.#showing, this.#sizes]) part.stop();
    this.#input.cancel();
    this.#services?.stop();
  }

  async #load() {
    const url = this.getAttribute('engine') ?? this.constructor.engine;
    const files = [compile(new URL(url, document.baseURI)), styleSheet(this.constructor.sheet)];
    const [module, sheet] = await Promise.all([...files, loadPhrases(this.locale)]);
    // The language may have been set while the module was loading.
    await loadPhrases(this.locale);
    this.shadowRoot.adoptedStyleSheets = [sheet];
    this.#renderer.clear();
    delete this.dataset.state;
    this.#engine = new Engine(this.#module = module);
    this.#tellAll();
    for (const call of this.#early.splice(0)) {
      try { call(); } catch (error) { console.warn(`almanac-calendar: ${error.message}`); }
    }
    if (this.isConnected) this.#resume();
    this.#form.start();
  }

  #resume() {
    this.#sizes.start();
    if (this.#toldLocale !== this.locale) this.#environmentChanged();
    this.#tell('clock');
  }

  // Configuration -------------------------------------------------------------------------------

  // The day comes before the options, so that no other month is loaded; metrics start drawing, and say what is in view.
  #tellAll() {
    const snapshot = this.#snapshot;
    // What an earlier instance has told is not told again.
    if (snapshot && this.#visible) this.#send('restore', message => message.text(snapshot.day).text('').byte(1));
    for (const what of ['locale', 'zone', 'clock']) this.#tell(what);
    const selected = snapshot ? snapshot.selection : this.#form.value ?? this.getAttribute('value');
    this.#form.value = null;
    this.#quietly(() => {
      for (const day of [snapshot?.day, this.getAttribute('date'), selected?.split(/[ /T]/)[0], 'today']) {
        if (day && this.#checked('restore', message => message.text(day).text(''), day)) break;
      }
      this.#tell('attributes');
      if (selected) this.#select(selected, false);
      this.#services?.restore();
    });
    this.#tell('metrics');
    if (/T/.test(this.value) && !snapshot && !this.hasAttribute('date')) this.#quietly(() => this.#select(this.value));
  }

  #tell(what) {
    if (!this.#engine) return;
    if (this.#send(what, message => this.#write(what, message))) return;
    if (!this.#engine || this.#isTaking) return;
    warn(null, this.#refusal);
    // A meaningless day must not keep the time from being told.
    this.#send(what, message => this.#write(what, message, ''));
  }

  #write(what, message, today = this.getAttribute('today')) {
    switch (what) {
      case 'locale': return this.#writeLocale(message);
      case 'zone': return writeZone(message, this.#toldZone = this.timeZone, Date.now());
      case 'attributes':
        if (!this.#services) warnOfViews(this);
        writeAttributes(message, this, this.#services?.flags);
        return this.#services?.writeLegend(message) ?? message;
      case 'clock': return message.text(today).double(Date.now() * 1000);
      default: return this.#sizes.write(message);
    }
  }

  #writeLocale(message) {
    this.#toldLocale = this.locale;
    const profile = localeProfile(this.#toldLocale, this.getAttribute('dir'));
    this.#root.lang = profile.tag;
    return writeLocale(message, profile);
  }

  // Names and digits change at once, our phrases as soon as they are loaded.
  #environmentChanged = async () => {
    this.#tell('locale');
    if (await loadPhrases(this.locale)) this.#tell('locale');
    this.#form.validate();
  };
  // The system's zone may have changed meanwhile, on a journey.
  #clockChanged = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.#toldZone !== this.timeZone) this.#tell('zone');
    this.#tell('clock');
  };

  attributeChangedCallback(name, before, after) {
    if (name === 'value' && !this.#engine) this.#form.value = null;
    if (before === after || !this.#engine) return;
    switch (name) {
      case 'value': this.#quietly(() => this.#select(after)); break;
      case 'date': if (after) this.#quietly(() => this.#checked('show', message => message.text(after), after)); break;
      case 'today': this.#tell('clock'); break;
      case 'time-zone': this.#tell('zone'); // falls through
      case 'time-zones': this.#services?.forgetHours(); break;
      case 'level': this.#services?.showLevel(after); break;
      case 'locale': case 'lang': case 'dir': this.#environmentChanged(); // falls through
      case 'alternate-calendar': case 'alternate-locale': this.#services?.forgetNames(); // falls through
      default: this.#quietly(() => this.#configure());
    }
    this.#form.tell();
  }

  // Messages to the engine ----------------------------------------------------------------------
  #refusal = ''; #early = []; #toldLocale = ''; #toldZone = '';
  /** Sends a message and does what comes of it; null when it was refused or there is no engine. */
  #send(kind, write) {
    const reply = this.#exchange(kind, write);
    return reply && this.#settle(reply);
  }

  /** Down: the engine's reply to a message, or null. */
  #exchange(kind, write) {
    if (!this.#engine) return null;
    // Moving nodes removes their focus; the engine is told after the reply has been read.
    if (this.#isTaking) {
      this.#late.push([kind, write]);
      return null;
    }
    const bytes = write(new Message(kind, now())).finish();
    let reply;
    try {
      reply = this.#engine.send(bytes);
    } catch (error) {
      this.#recover(error);
      return null;
    }
    this.#recorder?.add(bytes);
    if (!(reply.flags & FLAG.refused)) return reply;
    reply.next();
    this.#refusal = ERRORS[reply.next()] ?? 'refused';
    return null;
  }

  /** Up: draws what a reply says, and performs its effects. */
  #settle(reply) {
    const { flags } = reply;
    [this.#isPainting, this.#form.isHalf] = [(flags & FLAG.painting) !== 0, (flags & FLAG.half) !== 0];
    this.toggleAttribute('data-wide', flags & FLAG.wide);
    this.#take(reply);
    if (flags & FLAG.wantsFrame && this.isConnected) this.#pulse.frame();
    if (this.#effects.perform()) this.#services?.load(this.#visible);
    if (!(flags & FLAG.wantsFrame)) this.#renderer.reveal();
    return { flags };
  }

  #refused(text) { return new RangeError(`“${text}”: ${this.#refusal}`); }
  #checked(kind, write, value) {
    if (!this.#engine || this.#send(kind, write) !== null) return true;
    warn(value, this.#refusal);
    return false;
  }

  // Tries again what was refused, since attributes arrive in any order.
  #configure() {
    this.#tell('attributes');
    if (this.#form.unfit) this.#select(this.#form.unfit.value);
  }

  /** Selects on behalf of the page and turns to the selection, unless somebody is using the grid. */
  #select(text, reveals = true) {
    this.#form.unfit = null;
    const isRead = this.#checked('select', message => message.text(text ?? '').byte(reveals ? 1 : 0), text);
    // Setting the present value changes nothing but ends a refusal.
    this.#form.validate();
    return isRead;
  }

  // Calls at once or, before there is an engine, as soon as there is one, in order.
  #soon(call) {
    if (this.#engine) call(); else this.#early.push(call);
  }

  #quietly(action) {
    this.#isQuiet += 1;
    try { return action(); } finally { this.#isQuiet -= 1; }
  }

  /** Applies a reply's drawing operations and queues its effects. */
  #take(reply) {
    this.#isTaking = true;
    this.#renderer.begin(reply);
    try {
      while (!reply.isAtEnd) {
        const op = reply.next();
        if (op === OP.reading) {
          this.#reading.take(reply);
        } else if (!this.#renderer.apply(op, reply)) {
          const effect = reply.effect(op, this.constructor.Services?.fields);
          if (op === OP.selection) this.#form.take(effect);
          if (op !== OP.selection || !this.#isQuiet) this.#effects.add(effect);
        }
      }
      this.#renderer.finish(this.#effects.waits(OP.focus));
    } finally {
      this.#isTaking = false;
    }
    for (const [kind, write] of this.#late.splice(0)) this.#send(kind, write);
  }

  #performOne(effect) {
    const { op, first, last, number, month } = effect;
    switch (op) {
      case OP.selection: this.#selected(); break;
      case OP.scrollEnded: this.#showing.end(number, effect.completed === 1); break;
      case OP.refusal: this.#form.refuse(effect); break;
      case OP.title: this.#fire('titlechange', { ...(this.#named = { title: effect.title, month }) }); break;
      case OP.visible: this.#fire('visibledayschange', { ...(this.#visible = { first, last }) }); break;
      case OP.today: this.#fire('todaychange', { day: this.#today = effect.day || null }); break;
      case OP.focus: this.#renderer.focus(number); break;
      case OP.wake: this.#pulse.wake(number); break;
      case OP.snapshot: this.#snapshot = effect; break;
      case OP.page: this.#fire('pagechange', { phase: number ? 'settled' : 'turning', month, first, last }); break;
      case OP.warning: warn(effect.text || null, ERRORS[number]); break;
      case OP.size: this.#fire('sizechange', { height: number / 64 }); break;
      default: this.#services.perform(effect);
    }
  }

  #selected() {
    this.#fire('selectionchange', this.#form.selection);
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #fire(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: type !== 'selectionchange', composed: true }));
  }

  // A trap kills an instance. A new one continues from the snapshot, without the last message.
  #recover(error) {
    this.#engine = null;
    this.#renderer.clear();
    // What has happened is still told; what the engine wanted to be done is not done for another.
    this.#effects.keep(({ op }) => TOLD.has(op));
    this.#showing.stop();
    this.#traps += 1;
    console.error('almanac-calendar: the engine stopped:', error);
    if (this.#traps > MOST_TRAPS) return this.#start.fail(error);
    this.#engine = new Engine(this.#module);
    this.#recorder?.restarted();
    this.#tellAll();
  }

  #fail(error) {
    this.#engine = null;
    this.#early.length = 0;
    this.#showing.stop();
    console.error('almanac-calendar: cannot start:', error);
    this.#renderer.fail('The calendar cannot be shown.', () => this.retry());
    this.dataset.state = 'failed';
  }

  // What pages use ------------------------------------------------------------------------------
  /** The selection as text, or null. Setting it fires no event. */
  get value() { return this.#form.value; }
  set value(text) { this.select(text, { notify: false }); }
  get selection() { return this.#form.selection; }
  set selection(selected) { this.select(selected, { notify: false }); }
  select(selected, { notify = true } = {}) {
    const text = selectionText(selected);
    if (!this.#engine) this.#form.value = text || null;
    else if (!(notify ? this.#select(text) : this.#quietly(() => this.#select(text)))) throw this.#refused(text);
  }
  /** Resolves when the calendar is on the screen, and rejects when it cannot be shown. */
  get ready() { return this.#start.ready; }
  get dataSource() { return this.#services?.source ?? null; }
  set dataSource(source) {
    if (!this.#services) return void console.warn('almanac-calendar: facts need almanac-calendar.js');
    this.#services.source = source;
    this.#configure();
    if (this.#engine && source) this.#services.invalidate(null);
  }
  /** Today: the attribute's day, otherwise the clock's in the time zone. */
  get today() { return this.#engine ? this.#today : this.getAttribute('today'); }
  set today(day) { if (day) this.setAttribute('today', day); else this.removeAttribute('today'); }
  get monthTitle() { return this.#named.title; }
  get visibleDays() { return this.#visible; }

  show(day, how) {
    const { write, number, promise } = this.#showing.begin(day, how);
    this.#soon(() => {
      if (this.#checked('show', write, day)) return;
      this.#showing.end(number, false);
      throw this.#refused(day);
    });
    return promise;
  }
  showToday() { this.#soon(() => this.#send('showToday', message => message)); }
  next() { this.#soon(() => this.#send('page', message => message.int(1))); }
  previous() { this.#soon(() => this.#send('page', message => message.int(-1))); }
  grab(id, end) { this.#soon(() => this.#send('take', message => message.text(id).byte(grabbed(end)))); }
  retry() { if (!this.#start.begin()) this.#send('retry', message => message); }
  invalidate(days = null) { this.#services?.invalidate(days); }

  // Form ----------------------------------------------------------------------------------------
  // A default that cannot be read is none.
  formResetCallback() { this.#quietly(() => this.#select(this.getAttribute('value')) || this.#select('')); }
  formStateRestoreCallback(state) { this.value = state; }
  formDisabledCallback(isOff) {
    this.#internals.ariaDisabled = isOff ? 'true' : null;
    this.#quietly(() => this.#configure());
  }

  // Tests ---------------------------------------------------------------------------------------
  get actionLog() { return this.#recorder?.bytes ?? null; }
  dump() { return this.#engine?.dump(); }
  trap() { try { this.#engine?.trap(); } catch (error) { this.#recover(error); } }
}

reflect(AlmanacCalendarElement.prototype);
formMembers(AlmanacCalendarElement.prototype);
placeMembers(AlmanacCalendarElement.prototype);
