// SPDX-License-Identifier: MIT
// What the nodes of a timeline and of an agenda are: rows, dates, hours and events.

import { attribute } from './attribute.js';
import { BIT, cellTraits } from './renderer.js';

/** What traits of what never is an event mean of one. */
const OF_EVENTS = { multiselectable: 'locked', failed: 'refused', empty: 'tentative', loading: 'cancelled' };
const EVENT_BITS = BIT.multiselectable | BIT.failed | BIT.empty | BIT.loading;

/** What is lower has room for one line, in 1/64 points. */
const LOW = 34 * 64;

/** The name of a trait of a node. */
export const traitName = (kind, name) =>
  (kind === 'timedEvent' || kind === 'eventBar' ? OF_EVENTS[name] : null) ?? name;

const HIDDEN = { 'aria-hidden': 'true' };
const forTheEye = part => ['div', part, null, HIDDEN];

export const Timeline = {
  /** Tag, part, ARIA role and further attributes of its roles. */
  markup: {
    timelineRow: ['div', 'timeline-row', 'row'],
    dateHeader: ['div', 'date-header', 'columnheader'],
    zoneLabel: forTheEye('zone-label'),
    lanesLabel: ['div', 'lanes-label', 'rowheader'],
    lanesButton: ['div', 'lanes-head', 'rowheader'],
    allDayCell: ['div', 'all-day', 'gridcell', { 'data-lane': 'all-day' }],
    dayColumn: ['div', 'day-column', 'gridcell'],
    hourLines: forTheEye('hour-lines'),
    timeLabel: forTheEye('time-label'),
    nowLabel: forTheEye('time-label now-label'),
    nowLine: forTheEye('now-line'),
    offHours: forTheEye('off-hours'),
    hourGap: forTheEye('hour-gap'),
    hourFold: forTheEye('hour-fold'),
    backgroundEvent: forTheEye('background-event'),
    timedEvent: ['div', 'event timed-event', 'button', { tabindex: '-1' }],
    timeCursor: forTheEye('time-cursor'),
    agenda: ['div', 'agenda', 'feed'],
    agendaDay: ['div', 'agenda-day', 'article', { 'aria-setsize': '-1' }],
    agendaDate: ['div', 'date-header agenda-date', 'heading', { 'aria-level': '3' }],
    agendaNote: ['div', 'agenda-note'],
    groupHeader: ['div', 'group-header', 'columnheader'],
    resizeHandle: forTheEye('resize-handle'),
  },

  /** The roles among them that have text of their own. */
  written: ['dateHeader', 'zoneLabel', 'lanesLabel', 'timeLabel', 'nowLabel', 'backgroundEvent', 'timedEvent',
    'timeCursor',
    'agendaDate', 'agendaNote', 'groupHeader'],

  /** Called after a node has been created. */
  made(node) {
    switch (node.kind) {
      // Two lines: the weekday and the number, or the title and, where there is room for it, the time.
      case 'timedEvent': node.resized = marksLow; // falls through
      case 'dateHeader': case 'agendaDate': node.written = writeLines; break;
      case 'lanesButton':
        node.button = Object.assign(document.createElement('button'), { type: 'button', className: 'lanes-button' });
        node.button.dataset.role = 'lanes';
        node.button.setAttribute('part', 'lanes-button');
        node.element.append(node.button);
    }
  },

  /** The day of a node that stands for one; returns false for any other node. */
  created(node, day) {
    if (!this.isOfDay(node)) return false;
    if (day !== node.day) node.element.dataset.day = node.day = day;
    return true;
  },

  isOfDay: ({ kind }) => kind === 'dayColumn' || kind === 'dateHeader' || kind === 'allDayCell'
    || kind === 'agendaDay' || kind === 'agendaDate',

  /** Shows the traits of its nodes. */
  traits(node, changed) {
    const { element, traits } = node;
    switch (node.kind) {
      case 'dayColumn': cellTraits(node, changed); break;
      case 'agenda': attribute(element, 'aria-busy', traits & BIT.loading ? 'true' : null); break;
      case 'agendaDay': element.tabIndex = traits & BIT['tab-stop'] ? 0 : -1; break;
      // The names of an agenda's months, which every day says in full.
      case 'monthHeader': attribute(element, 'aria-hidden', traits & BIT.decorative ? 'true' : null); break;
      case 'dateHeader': case 'agendaDate':
        attribute(element, 'aria-current', traits & BIT.today ? 'date' : null);
        break;
      case 'timedEvent': case 'eventBar':
        if (changed & BIT.selected) attribute(element, 'aria-pressed', traits & BIT.selected ? 'true' : null);
        if ((traits | changed) & EVENT_BITS) {
          const own = Object.keys(OF_EVENTS).filter(name => traits & BIT[name]).map(name => OF_EVENTS[name]);
          attribute(element, 'data-traits', [node.names, ...own].join(' ').trim() || null);
        }
        break;
      case 'lanesButton': attribute(node.button, 'aria-expanded', String((traits & BIT.expanded) !== 0)); break;
      // The times beside the hours, which the names of days and events tell as well.
      case 'strip': attribute(element, 'aria-hidden', traits & BIT.decorative ? 'true' : null);
    }
  },

  /** A button within its cell has the name. */
  named({ element, button, spoken }) {
    if (!button) return;
    element.removeAttribute('aria-label');
    button.setAttribute('aria-label', spoken);
  },
};

const marksLow = ({ element, height }) => element.classList.toggle('low', height < LOW);

function writeLines(node) {
  const [first, then] = node.text.split('\n');
  node.textNode.data = first;
  // Most events of a full week have one line, and an element less to style.
  if (then) node.own.append(node.second ??= document.createElement('small'));
  else node.second?.remove();
  if (then) node.second.textContent = then;
}
