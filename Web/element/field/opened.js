// SPDX-License-Identifier: MIT
// What a field loads with its calendar: the footer, the names of the calendar's parts, and the stops of Tab.

export { describeBy, showFooter } from './footer.js';

/** The parts of the calendar that pages can style; its buttons must not share a name with the field's. */
export const PARTS = 'calendar,header,title,button:calendar-button,previous,today,next,grid,weekdays,weekday,strip,'
  + 'page,week,day,blank';

/** The focusable elements of a popover and its calendar, in order. */
export function stops(popover, calendar) {
  const inside = calendar ? [...calendar.shadowRoot.querySelectorAll('button:not([aria-disabled]), [tabindex="0"]')]
    : [];
  const around = [...popover.querySelectorAll('button, input')];
  const after = around.filter(button => button.closest('.foot'));
  return [...around.filter(button => !after.includes(button)), ...inside, ...after]
    .filter(element => !element.disabled && element.tabIndex >= 0 && element.checkVisibility());
}

/**
 * Has a calendar read days in words as well, where they are typed. What reads them is loaded with the first text of
 * letters that is no date, and for another language again; the owner, a field's, is told then that it can read more.
 * `calendar.hearing` waits for both.
 */
export function listen(calendar, owner, { phrases }) {
  const { read } = calendar;
  let hear = null;
  let tag = null;
  /** The text for which that could not be loaded, which is asked for again by another one. */
  let unheard = null;
  const heard = (text, ...step) => {
    const found = read(text, ...step);
    if (found?.problem !== 'badInput' || !/\p{L}/u.test(text) || text === unheard || !owner.isTyped()) return found;
    if (tag !== owner.tag()) [tag, hear, calendar.hearing] = [owner.tag(), null, null];
    if (hear) return hear(text, found, { today: calendar.today, read });
    const asked = tag;
    calendar.hearing ??= import('./spoken.js').then(({ spoken }) => spoken(asked, phrases)).then(made => {
      if (asked === tag) hear = made;
      return owner.isTyped() ? owner.started() : undefined;
    }).catch(() => { [unheard, calendar.hearing] = [text, null]; });
    return found;
  };
  Object.defineProperty(calendar, 'read', { value: heard, configurable: true });
}
