// SPDX-License-Identifier: MIT
// The calendar of a field: loaded when it is first needed, with the attributes of the field.

import { OWN, POLICIES } from './attributes.js';

export class Inner {
  #element;
  #place;
  #files;
  #owner;
  #loading = null;
  #made = null;
  #source = null;
  #mirror = new MutationObserver(records => { for (const { attributeName } of records) this.forward(attributeName); });
  /** The calendar, once it has started. */
  calendar = null;
  /** What has been loaded with it: the module opened.js. */
  opened = null;
  /** The buttons of named days, if there are any. */
  named = null;

  /**
   * `files` are what to load. `owner` has `tag()`, `isRightToLeft()`, `isTyped()` and `times()`, an object of time.js
   * if days have times, and `started()` and `drafted()`, which are called when the calendar is there (with true once it
   * is known that days are disabled) and when something has been chosen in it.
   */
  constructor(element, place, files, owner) {
    this.#element = element;
    this.#place = place;
    this.#files = files;
    this.#owner = owner;
  }

  /** The calendar, loaded and started when first needed. */
  load() {
    this.#loading ??= this.#start().catch(error => {
      this.#loading = null;
      console.warn('almanac-picker:', error);
      throw error;
    });
    return this.#loading.then(() => this.calendar.hearing);
  }

  async #start() {
    const { calendar: define, whole, opened, several, availability, engine } = this.#files;
    const known = customElements.get('almanac-calendar');
    // Only the whole element zooms out, and asks about days.
    const isLacking = (this.#source || this.#element.hasAttribute('zooms')) && !known?.Services;
    const hasSeveral = this.#element.matches('[selection],[preset]');
    const [further, more] = await Promise.all(
      [opened(), hasSeveral && several(), isLacking ? whole() : known || define()]);
    this.opened = further;
    const Calendar = customElements.get('almanac-calendar');
    if (more) more.equip(Calendar, further.describeBy);
    const calendar = this.#made = new Calendar();
    // The pickers' engine does not read typed text; the whole engine does.
    if (!Calendar.Services) calendar.setAttribute('engine', engine);
    calendar.setAttribute('exportparts', further.PARTS);
    this.#forwardAll();
    calendar.addEventListener('selectionchange', () => this.#owner.drafted());
    this.#place.replaceChildren(calendar);
    await calendar.ready;
    this.calendar = calendar;
    further.listen(calendar, this.#owner, this.#files);
    // Words and attributes may have changed while it started.
    this.#forwardAll();
    this.#mirror.observe(this.#element, { attributes: true });
    const source = this.#source;
    if (source) calendar.dataSource = source;
    if (source?.facts) {
      (await availability()).askAbout(calendar, this.#element, source, () => this.#owner.started(true));
    }
    await this.#owner.started();
    return calendar;
  }

  /** Where facts about days come from. */
  get source() { return this.#source; }
  set source(source) {
    this.#source = source;
    if (!this.#made) return;
    this.#loading = null;
    this.load().catch(() => {});
  }

  /** Makes the buttons of named days when there are such days; `choose` takes those of the pressed one. */
  async name(list, items, choose) {
    if (this.named || items.length === 0) return;
    const { NamedDays } = await this.#files.named();
    const named = new NamedDays(list, text => this.calendar.read(text), choose);
    named.items = items;
    await named.load();
    this.named ??= named;
  }

  /** Turns to a value before it is shown, or to where a field without one begins. */
  turn(value) {
    const { calendar } = this;
    if ('level' in calendar) calendar.level = (value ? null : this.#element.getAttribute('level')) ?? 'days';
    if (value) calendar.show(value.split(/[ /T]/)[0], { animated: false });
  }

  /** Shows a value or the start of one below the calendar, once that is there. */
  foot(parts, value, words, isHalf) {
    const { calendar, policy } = this;
    const isRequired = this.#element.hasAttribute('required');
    if (calendar) this.opened.showFooter(parts, value, calendar, words, { policy, isHalf, isRequired });
    this.#owner.times()?.show(words, isHalf ? null : value);
  }

  /** How days are selected: the engine knows, and before it is there the attribute says it. */
  get policy() { return POLICIES[this.calendar?.read('').policy] ?? this.#element.getAttribute('selection'); }

  #forwardAll() {
    for (const { name } of this.#element.attributes) this.forward(name);
    for (const name of ['locale', 'dir', 'interval-rule', 'columns', 'one-day']) this.forward(name);
  }

  /** Hands an attribute on, except the field's own. */
  forward(name) {
    const calendar = this.#made;
    if (!calendar) return;
    const own = {
      locale: () => this.#owner.tag(), dir: () => (this.#owner.isRightToLeft() ? 'rtl' : 'ltr'),
      'interval-rule': () => this.#element.getAttribute(name) ?? 'restart',
      // The popover has room for two months, or the engine shows one.
      columns: () => this.#element.getAttribute(name) ?? (this.policy === 'interval' ? '2' : null),
    }[name];
    const said = own ? own() : this.#element.getAttribute(name);
    if (OWN.has(name) && !own) return;
    const times = this.#owner.times();
    // With times they mean something else: what reads those hands them on once it has come.
    if (!times && this.#element.hasAttribute('time') && /^(min|max|one-day)$/.test(name)) return;
    const value = times ? times.attribute(name, said) : said;
    if (value === null) calendar.removeAttribute(name); else calendar.setAttribute(name, value);
    if (name === 'selection') this.forward('columns');
  }
}
