// SPDX-License-Identifier: MIT
// The class of <almanac-picker>. Its calendar's engine says what days are and which can be chosen.

import { OBSERVED, OWN, PARTS, POLICIES, reflectAttributes, RULES } from './attributes.js';
import { FieldForm, formMembers } from './form.js';
import { build } from './markup.js';
import { Popup } from './popup.js';
import { NamedDays } from './named-days.js';
import { Sheet } from './sheet.js';
import { Words } from './words.js';

export class AlmanacPickerElement extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = OBSERVED;
  static #files;
  static #sheet;

  /** Sets where the calendar, the style sheet and the phrases are loaded from. */
  static use(files) {
    this.#files = files;
    this.#sheet = new Sheet(files.css);
  }

  #internals = this.attachInternals();
  #parts;
  #form;
  #popup;
  #presets;
  #words = new Words('en');
  #calendar = null;
  #loading = null;
  #value = null;
  // The text that the calendar has yet to read.
  #unread = null;
  #isDirty = false;
  #isTyped = false;
  #isStarted = false;
  #told = null;
  // The value at the last `input`.
  #heard = null;
  #mirror = new MutationObserver(records => { for (const { attributeName } of records) this.#forward(attributeName); });

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#parts = build(root);
    this.#form = new FieldForm(this, this.#internals, this.#parts);
    this.#popup = new Popup(this.#parts,
      { opened: () => this.#opened(), closed: () => this.#closed(), isRightToLeft: () => this.#isRightToLeft });
    this.#presets = new NamedDays(this.#parts.presets, text => this.#calendar.read(text), value => this.#choose(value));
    this.#listen(root);
  }

  #listen(root) {
    const { input, clear } = this.#parts;
    // Events from inside stay inside; the element fires its own.
    for (const type of ['input', 'change']) root.addEventListener(type, event => event.stopPropagation());
    input.addEventListener('input', () => this.#type());
    input.addEventListener('change', () => this.#commit());
    input.addEventListener('keydown', event => this.#keyDown(event));
    input.addEventListener('focus', () => this.#focused());
    input.addEventListener('pointerenter', () => this.#warm());
    this.#parts.button.addEventListener('pointerenter', () => this.#warm());
    // A finger wants the calendar and not the on-screen keyboard.
    input.addEventListener('click', event => { if (event.pointerType === 'touch') this.showPicker(); });
    clear.addEventListener('click', () => this.#choose(null));
  }

  async connectedCallback() {
    this.#settle();
    // Show nothing until it has its names.
    await Promise.all([AlmanacPickerElement.#sheet.adopt(this.shadowRoot), this.#dress()]);
    this.#parts.field.hidden = false;
  }

  disconnectedCallback() {
    this.#popup.close();
    this.#popup.stop();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === 'presets') this.#presets.items = (after ?? '').split(/[\s,]+/).filter(Boolean);
    else if (name !== 'value') this.#dress();
    else if (!this.#isDirty) this.#assign(after ?? '');
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
    const words = await new Words(this.#tag).load(AlmanacPickerElement.#files.phrases);
    const { input, button, popover, clear, done, field } = this.#parts;
    this.#words = words;
    const choose = words.choose(this.#policy);
    field.lang = popover.lang = words.tag;
    field.dir = popover.dir = this.#isRightToLeft ? 'rtl' : 'ltr';
    input.placeholder = this.getAttribute('placeholder') ?? choose;
    button.ariaLabel = button.title = popover.ariaLabel = choose;
    clear.textContent = words.say('clear');
    done.textContent = words.say('done');
    this.#name();
    this.#enable();
    this.#forward('locale');
    this.#forward('dir');
    if (!this.#isTyped) this.#show();
    this.#tell();
  }

  /** Labels the input in its own tree. */
  #name() { this.#parts.input.ariaLabel = this.#form.name() || this.#parts.button.ariaLabel; }

  #enable() {
    const { input, button, field } = this.#parts;
    input.disabled = this.matches(':disabled');
    input.readOnly = this.hasAttribute('readonly');
    button.disabled = !this.#isUsable;
    field.classList.toggle('off', input.disabled);
    // A finger's keyboard would cover the calendar.
    input.inputMode = matchMedia('(pointer: coarse)').matches ? 'none' : '';
  }

  get #isUsable() { return !this.matches(':disabled') && !this.hasAttribute('readonly'); }

  // The calendar --------------------------------------------------------------------------------
  /** The calendar, loaded and started when first needed. */
  #load() {
    this.#loading ??= this.#start().catch(error => {
      this.#loading = null;
      console.warn('almanac-picker:', error);
      throw error;
    });
    return this.#loading;
  }

  async #start() {
    if (!customElements.get('almanac-calendar')) await AlmanacPickerElement.#files.calendar();
    const calendar = document.createElement('almanac-calendar');
    // The pickers' engine does not read typed text; the whole engine does.
    if (!calendar.constructor.Services) calendar.setAttribute('engine', AlmanacPickerElement.#files.engine);
    calendar.setAttribute('exportparts', PARTS);
    this.#calendar = calendar;
    this.#forwardAll();
    this.#calendar = null;
    calendar.addEventListener('selectionchange', () => this.#drafted());
    this.#parts.place.replaceChildren(calendar);
    await calendar.ready;
    this.#calendar = this.#popup.calendar = calendar;
    // Words and attributes may have changed while it started.
    this.#forwardAll();
    this.#mirror.observe(this, { attributes: true });
    // A preset may select otherwise.
    if (this.#policy !== this.getAttribute('selection')) this.#dress();
    if (!this.#isTyped || this.#unread) this.#judge(this.#unread ?? this.#value ?? '');
    return calendar;
  }

  /** Loads what will be needed soon; a failure is not reported yet. */
  #warm() { if (this.#isUsable) this.#load().catch(() => {}); }

  /** How days are selected: the engine knows, and before it is there the attribute says it. */
  get #policy() { return POLICIES[this.#calendar?.read('').policy] ?? this.getAttribute('selection'); }

  #forwardAll() {
    for (const { name } of this.attributes) this.#forward(name);
    for (const name of ['locale', 'dir', 'interval-rule']) this.#forward(name);
  }

  /** The calendar gets the field's attributes, except the field's own. */
  #forward(name) {
    const calendar = this.#calendar;
    if (!calendar) return;
    const own = {
      locale: () => this.#words.tag, dir: () => (this.#isRightToLeft ? 'rtl' : 'ltr'),
      'interval-rule': () => this.getAttribute(name) ?? 'restart',
    }[name];
    const value = own ? own() : this.getAttribute(name);
    if (OWN.has(name) && !own) return;
    if (value === null) calendar.removeAttribute(name); else calendar.setAttribute(name, value);
  }

  // The value -----------------------------------------------------------------------------------
  /** Takes a value from the page. */
  #assign(text) {
    this.#isTyped = false;
    this.#form.problem = null;
    this.#value = this.#told = this.#heard = this.#words.knows(text) ? text : null;
    this.#unread = text;
    this.#show();
    this.#tell();
    this.#settle();
  }

  /** Lets the calendar check a value if that is needed, at once if the text is not in the form of a value. */
  #settle() {
    const text = this.#unread;
    if (!text || !this.isConnected) return;
    if (this.#calendar) this.#judge(text);
    else if (!this.#words.knows(text)) this.#warm();
    else if (RULES.some(name => this.hasAttribute(name))) {
      (globalThis.requestIdleCallback ?? setTimeout)(() => this.#warm());
    }
  }

  /** Takes over what the calendar reads in a text; returns whether nothing can be added that makes it another date. */
  #judge(text) {
    this.#unread = null;
    const { value, problem, words, isComplete } = text ? this.#calendar.read(this.#presets.days(text) ?? text)
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
    this.#presets.mark(this.#value);
    this.#parts.clear.hidden = this.#value === null || this.hasAttribute('required');
    this.#parts.done.hidden = this.#policy !== 'multiple';
  }

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
  #focused() { this.#name(); this.#warm(); }

  /** Text has been typed; it is told as soon as it is a date and cannot become another one. */
  #type() {
    const { input } = this.#parts;
    const text = input.value.trim();
    let isComplete = true;
    this.#isTyped = this.#isDirty = true;
    this.#unread = null;
    if (this.#calendar || !text) {
      if (this.#calendar) isComplete = this.#judge(text); else this.#clearTyped();
    } else {
      // Not known yet.
      this.#value = null;
      this.#form.problem = { kind: 'badInput', words: this.#words.say('missing') };
      this.#tell();
      const isStill = () => this.#isTyped && input.value.trim() === text;
      this.#load().then(() => { if (isStill()) this.#type(); }, () => { if (isStill()) this.#typeAlone(text); });
    }
    if (isComplete && this.#value !== this.#heard) this.#news(this.#value);
  }

  /** Without a calendar a text counts that has the form of a value; whether it can be chosen is seen later. */
  #typeAlone(text) {
    const isValue = this.#words.knows(text);
    this.#form.problem = isValue ? null : { kind: 'badInput', words: this.#words.say('broken') };
    this.#unread = isValue ? text : null;
    if (isValue) this.#news(text); else this.#tell();
  }

  #clearTyped() { this.#value = this.#form.problem = this.#unread = null; this.#tell(); }

  /** Typing has ended: shows the date in its usual form, or the text with what is wrong with it. */
  async #commit() {
    if (!this.#isTyped) return;
    if (this.#parts.input.value.trim()) await this.#load().catch(() => {});
    if (!this.#isTyped) return;
    if (this.#form.problem) this.#form.complain(); else this.#show();
    this.#changed();
  }

  async #keyDown(event) {
    const isOpening = event.key === 'ArrowDown' || event.key === 'F4';
    if (isOpening && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      this.showPicker();
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      await this.#commit();
      if (!this.#form.problem) this.#form.submit();
    }
  }

  // Choosing ------------------------------------------------------------------------------------
  async #opened() {
    const { popover, place } = this.#parts;
    this.dispatchEvent(new Event('open'));
    this.#name();
    popover.ariaBusy = 'true';
    try {
      const calendar = await this.#load();
      this.#presets.show(this.#words.say('presets'), this.#value);
      if (this.#value) calendar.show(this.#value.split(/[ /]/)[0], { animated: false });
      this.#popup.focus();
    } catch {
      const broken = Object.assign(document.createElement('p'),
        { className: 'broken', textContent: this.#words.say('broken') });
      place.replaceChildren(broken);
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
    if (isHalf) this.#parts.input.value = `${this.#words.text(value)} – `;
    else if (value === null && wasHalf) this.#show();
    else this.#take(value);
  }

  #choose(value) {
    this.#isStarted = false;
    this.#calendar?.select(value, { notify: false });
    this.#take(value);
    if (value === null) this.#popup.close();
  }

  #take(value) {
    this.#form.problem = null;
    this.#news(value);
    this.#tell();
    this.#show();
    if (value !== null && this.#policy !== 'multiple') this.#popup.finish();
  }

  // What pages use ------------------------------------------------------------------------------
  /** The selection as text, or null. Setting it fires no event. */
  get value() { return this.#value; }
  set value(text) {
    this.#isDirty = true;
    this.#assign(String(text ?? ''));
  }

  get defaultValue() { return this.getAttribute('value') ?? ''; }
  set defaultValue(text) { this.setAttribute('value', text); }
  get presets() { return this.#presets.items; }
  set presets(items) {
    this.#presets.items = typeof items === 'string' ? items.split(/[\s,]+/).filter(Boolean) : items ?? [];
  }
  get open() { return this.#popup.isOpen; }
  /** Resolves when the calendar is there; loads it. */
  get ready() { return this.#load().then(() => {}); }

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
