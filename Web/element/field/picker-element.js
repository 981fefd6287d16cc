// SPDX-License-Identifier: MIT
// The class of <almanac-picker>. Its calendar's engine says what days are and which can be chosen.

import { isTimed, OBSERVED, reflectAttributes, RULES } from './attributes.js';
import { dress, enable, name as nameParts, wordsOf } from './dress.js';
import { FieldForm, formMembers } from './form.js';
import { Inner } from './inner.js';
import { build } from './markup.js';
import { closes, Popup } from './popup.js';
import { Sheet } from './sheet.js';
import { Words } from './words.js';

const WAYS = { ArrowUp: 1, ArrowDown: -1 };

export class AlmanacPickerElement extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = OBSERVED;
  static #files; static #sheet;

  /** Sets where the calendar, what comes with it, the style sheet and the phrases are loaded from. */
  static use(files) {
    this.#files = files;
    this.#sheet = new Sheet(files.css);
  }

  #parts; #form; #popup; #inner;
  #times; // What reads days with times.
  // Days with a name: `{ value, label }`, and their buttons.
  #named = [];
  #words = new Words('en');
  #value = null;
  #unread = null; // The text that the calendar has yet to read.
  #isDirty = false; #isTyped = false; #isStarted = false;
  #isByHand = false; // Whether a finger wants the keyboard of the screen.
  #told = null; #heard = null; // The values at the last `change` and `input`.

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#parts = build(root);
    this.#form = new FieldForm(this, this.attachInternals(), this.#parts);
    const [isRightToLeft, tag] = [() => this.#isRightToLeft, () => this.#words.tag];
    this.#popup = new Popup(this.#parts, { opened: () => this.#opened(), closed: () => this.#closed(), isRightToLeft });
    this.#inner = new Inner(this, this.#parts.place, AlmanacPickerElement.#files,
      { tag, isRightToLeft, isTyped: () => this.#isTyped, times: () => this.#times,
        started: isAsked => this.#started(isAsked), drafted: () => this.#drafted() });
    this.#listen(root);
  }

  #listen(root) {
    const { input, clear, type, button } = this.#parts;
    // Events from inside stay inside; the element fires its own.
    for (const kind of ['input', 'change']) root.addEventListener(kind, event => event.stopPropagation());
    input.addEventListener('input', () => this.#type());
    input.addEventListener('change', () => this.#commit());
    input.addEventListener('keydown', event => this.#keyDown(event));
    input.addEventListener('focus', () => { this.#name(); this.#warm(); });
    input.addEventListener('blur', () => this.#left());
    for (const part of [input, button]) part.addEventListener('pointerenter', () => this.#warm());
    // A finger wants the calendar and not the on-screen keyboard.
    input.addEventListener('click', event => {
      if (event.pointerType === 'touch' && !this.#isByHand) this.showPicker();
    });
    clear.addEventListener('click', () => this.#choose(null));
    type.addEventListener('click', () => this.#writeByHand());
  }

  async connectedCallback() {
    this.#settle();
    // Show nothing until it has its names.
    const { imitation } = AlmanacPickerElement.#files;
    await Promise.all([AlmanacPickerElement.#sheet.adopt(this.shadowRoot), this.#dress(),
      this.#popup.prepare(imitation)]);
    this.#parts.field.hidden = false;
  }

  disconnectedCallback() {
    this.#popup.close();
    this.#popup.stop();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === 'presets') this.presets = after ?? '';
    else if (name !== 'value') this.#dress();
    if (!this.#isDirty && /value|time/.test(name)) this.#assign(this.defaultValue);
  }

  // Words ---------------------------------------------------------------------------------------
  get #tag() { return this.getAttribute('locale') || this.closest('[lang]')?.lang || navigator.language; }
  get #isRightToLeft() {
    const direction = this.getAttribute('dir');
    return /^(rtl|ltr)$/i.test(direction) ? direction.toLowerCase() === 'rtl' : this.#words.isRightToLeft;
  }

  /** Writes all texts in the requested language. */
  async #dress() {
    if (!this.isConnected) return;
    const { words, Times } = await wordsOf(this, this.#tag, AlmanacPickerElement.#files);
    this.#words = words;
    if (!Times) this.#times = this.#times?.remove();
    else this.#times ??= new Times(this, this.#parts, this.#inner, () => this.#drafted());
    dress(this.#parts, words, this, { policy: this.#inner.policy, isRightToLeft: this.#isRightToLeft });
    this.#name();
    this.#enable();
    this.#inner.forward('locale');
    this.#inner.forward('dir');
    if (!this.#isTyped) this.#show();
    this.#tell();
  }

  #name() {
    nameParts(this.#parts, this.#words.choose(this.#inner.policy), this.#form.name());
    this.#form.describe();
  }

  #enable() {
    enable(this.#parts,
      { isOff: this.matches(':disabled'), isReadOnly: this.hasAttribute('readonly'), isByHand: this.#isByHand });
  }

  get #isUsable() { return !this.matches(':disabled') && !this.hasAttribute('readonly'); }

  // The calendar --------------------------------------------------------------------------------
  get #calendar() { return this.#times ? this.#times.reader : this.#inner.calendar; }

  /** Loads what will be needed soon; a failure is not reported yet. */
  #warm() { if (this.#isUsable) this.#inner.load().catch(() => {}); }

  /** Makes buttons of the named days, if there are any. */
  #nameDays() { return this.#inner.name(this.#parts.presets, this.#named, value => this.#choose(value)); }

  async #started(isAsked) {
    const { calendar, opened, policy } = this.#inner;
    Object.assign(this.#popup, { calendar, stops: opened.stops });
    await Promise.all([this.#nameDays(), this.#times?.load()]);
    // A preset may select otherwise.
    if (policy !== this.getAttribute('selection')) this.#dress();
    if (this.#isTyped && !this.#unread) this.#type(); else this.#judge(this.#unread ?? this.#value ?? '');
    if (isAsked && this.#isDirty && !this.#isTyped) this.#form.complain();
  }

  // The value -----------------------------------------------------------------------------------
  #knows(text) { return this.#words.knows(text, isTimed(this)); }
  /** Takes a value from the page. */
  #assign(text) {
    this.#isTyped = false;
    this.#form.problem = null;
    this.#value = this.#told = this.#heard = this.#knows(text) ? text : null;
    this.#unread = text;
    this.#show();
    this.#tell();
    this.#settle();
  }

  /** Lets the calendar check a value if that is needed, at once if the text is not in the form of a value. */
  #settle() {
    const text = this.#unread;
    if (text === null || !this.isConnected) return;
    if (this.#calendar) this.#judge(text);
    else if (text && !this.#knows(text)) this.#warm();
    else if (text && RULES.some(name => this.hasAttribute(name))) {
      (globalThis.requestIdleCallback ?? setTimeout)(() => this.#warm());
    }
  }

  /** Takes over what the calendar reads in a text; returns whether nothing can be added that makes it another date. */
  #judge(text) {
    this.#unread = null;
    const { value, problem, words, isComplete } = text ? this.#calendar.read(this.#inner.named?.days(text) ?? text)
      : { value: null, problem: null };
    this.#form.problem = problem && { kind: problem, words };
    this.#value = value;
    this.#calendar.select(problem ? null : value, { notify: false });
    if (!this.#isTyped) {
      this.#told = this.#heard = value;
      this.#show();
      if (problem) console.warn(`almanac-picker: “${text}”: ${words}`);
    }
    this.#tell();
    return value === null || isComplete;
  }

  #show(text = this.#words.text(this.#value)) {
    this.#isTyped = false;
    this.#parts.input.value = text;
    this.#name();
    this.#inner.named?.mark(this.#value);
    this.#foot();
  }

  /** Shows the value below the calendar. */
  #foot() { this.#inner.foot(this.#parts, this.#value, this.#words, this.#isStarted); }

  #tell() { this.#form.tell(this.#value, this.#words.say('missing')); }

  /** Tells the page about a value that the user has made. */
  #news(value) {
    this.#isDirty = true;
    this.#heard = value;
    if (value !== this.#value) {
      this.#value = value;
      this.#tell();
    }
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }

  #changed() {
    if (this.#value !== this.#heard) this.#news(this.#value);
    if (this.#told === this.#value) return;
    this.#told = this.#value;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  // Writing -------------------------------------------------------------------------------------
  #left() {
    this.#isByHand = false;
    this.#enable();
    // Steps by keys are no typing, of which the input itself tells the end.
    if (!this.#isTyped && !this.open) this.#changed();
  }

  /** Brings the keyboard of the screen. */
  #writeByHand() {
    const { input } = this.#parts;
    this.#popup.close();
    input.blur();
    this.#isByHand = true;
    this.#enable();
    input.focus();
    input.select();
  }

  /** Text has been typed; it is told as soon as it is a date and cannot become another one. */
  #type() {
    const { input } = this.#parts;
    const text = input.value.trim();
    let isComplete = true;
    this.#isTyped = this.#isDirty = true;
    this.#unread = null;
    if (this.#calendar) {
      isComplete = this.#judge(text);
    } else if (!text) {
      this.#value = this.#form.problem = null;
      this.#tell();
    } else {
      // Not known yet.
      this.#value = null;
      this.#form.problem = { kind: 'badInput', words: this.#words.say('missing') };
      this.#tell();
      const isStill = () => this.#isTyped && input.value.trim() === text;
      this.#inner.load().then(() => { if (isStill()) this.#type(); }, () => { if (isStill()) this.#typeAlone(text); });
    }
    if (isComplete && this.#value !== this.#heard) this.#news(this.#value);
  }

  /** Without a calendar a text counts that has the form of a value; whether it can be chosen is seen later. */
  #typeAlone(text) {
    const isValue = this.#knows(text);
    this.#form.problem = isValue ? null : { kind: 'badInput', words: this.#words.say('broken') };
    this.#unread = isValue ? text : null;
    if (isValue) this.#news(text); else this.#tell();
  }

  /** Typing has ended: shows the date in its usual form, or the text with what is wrong with it. */
  async #commit() {
    if (!this.#isTyped) return;
    if (this.#parts.input.value.trim()) await this.#inner.load().catch(() => {});
    if (!this.#isTyped) return;
    if (this.#form.problem) this.#form.complain(); else this.#show();
    this.#changed();
  }

  async #keyDown(event) {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return;
    const isStep = key in WAYS && !altKey && (this.#value !== null || this.#isTyped);
    if (key in WAYS || key === 'F4' || key === 'Enter') event.preventDefault();
    if (isStep) {
      if (this.#isUsable) await this.#step(WAYS[key]);
    } else if (this.open && closes(event)) {
      this.hidePicker();
    } else if (key === 'ArrowDown' || key === 'F4') {
      this.#popup.key = key;
      this.showPicker();
    } else if (key === 'Enter') {
      await this.#commit();
      if (!this.#form.problem) this.#form.submit();
    }
  }

  /** Goes to the next or previous day, month or year, whichever the caret is at. */
  async #step(way) {
    const { input, input: { selectionStart } } = this.#parts;
    await this.#commit();
    await this.#inner.load().catch(() => {});
    if (!this.#calendar || this.#value === null || this.#form.problem) return;
    const { step } = await AlmanacPickerElement.#files.step();
    const stepped = step(this.#value, selectionStart, way, this.#words, this.#calendar);
    if (!stepped) return;
    this.#news(stepped.value);
    this.#show();
    input.setSelectionRange(stepped.mark.start, stepped.mark.end);
  }

  // Choosing ------------------------------------------------------------------------------------
  async #opened() {
    const { popover, place } = this.#parts;
    this.dispatchEvent(new Event('open'));
    this.#name();
    popover.ariaBusy = 'true';
    try {
      await this.#inner.load();
      await this.#nameDays();
      this.#inner.named?.show(this.#words.say('presets'), this.#value);
      this.#inner.turn(this.#value);
      this.#foot();
      this.#popup.focus();
    } catch {
      place.replaceChildren(Object.assign(document.createElement('p'),
        { className: 'broken', textContent: this.#words.say('broken') }));
    } finally {
      popover.ariaBusy = null;
    }
  }

  #closed() {
    this.#isStarted = false;
    if (this.#calendar) {
      // The start of an interval alone is no value.
      if (this.#calendar.value !== this.#value && !this.#form.problem) {
        this.#calendar.select(this.#value, { notify: false });
      }
      if (!this.#isTyped) this.#show();
    }
    this.#changed();
    this.dispatchEvent(new Event('close'));
  }

  /** Something has been chosen in the calendar; what the engine would not read as a value is the start of one. */
  #drafted() {
    const { value } = this.#calendar;
    const isHalf = value !== null && this.#calendar.read(value).value !== value;
    const wasHalf = this.#isStarted;
    this.#isStarted = isHalf;
    if (isHalf) this.#show(`${this.#words.text(value)} – `);
    else if (value === null && wasHalf) this.#show();
    else this.#take(value);
  }

  #choose(days) {
    const value = this.#times?.dated(days) ?? days;
    this.#isStarted = false;
    this.#calendar?.select(value, { notify: false });
    this.#take(value);
    if (value === null) this.#popup.close();
  }

  #take(value) {
    this.#form.problem = this.#times?.problem(value) ?? null;
    this.#news(value);
    this.#tell();
    this.#show();
    if (this.#form.problem) this.#form.complain();
    else if (value !== null && !this.#times && this.#inner.policy !== 'multiple') this.#popup.finish();
  }

  // What pages use ------------------------------------------------------------------------------
  /** The selection as text, or null. Setting it fires no event. */
  get value() { return this.#value; }
  set value(text) {
    this.#isDirty = true;
    this.#assign(String(text ?? ''));
  }

  get presets() { return this.#named.map(({ value, label }) => (label ? { value, label } : value)); }
  set presets(items) {
    const list = items?.split ? items.split(/[\s,]+/).filter(Boolean) : items ?? [];
    this.#named = list.map(item => (typeof item === 'string' ? { value: item } : item));
    if (this.#inner.named) this.#inner.named.items = this.#named;
  }
  get dataSource() { return this.#inner.source; }
  set dataSource(source) { this.#inner.source = source; }
  get open() { return this.#popup.isOpen; }
  /** Resolves when the calendar is there; loads it. */
  get ready() { return this.#inner.load().then(() => {}); }

  showPicker() { if (this.#isUsable && this.isConnected) this.#popup.open(); }
  hidePicker() { this.#popup.close(); }

  formResetCallback() {
    this.#isDirty = false;
    this.#assign(this.defaultValue);
  }
  formStateRestoreCallback(state) { this.value = state; }
  formDisabledCallback() { this.#enable(); }
}

formMembers(AlmanacPickerElement.prototype);
reflectAttributes(AlmanacPickerElement.prototype);
