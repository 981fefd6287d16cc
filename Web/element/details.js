// SPDX-License-Identifier: MIT
// What nodes hold besides states and text where days are more than picked: tints, dots and occurrences.

import { attribute } from './attribute.js';
import { TINTS } from './protocol.js';
import { BIT, cellTraits, gridTraits } from './renderer.js';
import { Timeline } from './timeline.js';

export const Details = {
  /** Tag, part, ARIA role and further attributes of the roles that the renderer does not know. */
  markup: {
    status: ['div', 'status'],
    retryButton: ['button', 'button retry', null, { 'data-role': 'retry', type: 'button' }],
    dayImage: ['img', 'image', null, { alt: '', draggable: 'false' }],
    dayAlternate: ['div', 'line alternate'],
    daySubtitle: ['div', 'line subtitle'],
    dayBadge: ['div', 'badge'],
    weekNumber: ['div', 'week-number', 'rowheader'],
    weekNumberHead: ['div', 'week-number-head', 'gridcell'],
    eventBar: ['div', 'event', 'button', { tabindex: '-1' }],
    moreButton: ['div', 'more', 'button', { tabindex: '-1' }],
    legend: ['div', 'legend', 'list'],
    legendItem: ['div', 'kind', 'listitem'],
    heatStep: ['div', 'heat', 'listitem'],
    notice: ['div', 'notice', null, { 'aria-hidden': 'true' }],
    handle: ['button', 'handle', null, { 'data-role': 'handle', type: 'button' }],
    monthGrid: ['div', 'page', 'grid'],
    zoomButton: ['button', 'zoom', null, { 'data-role': 'zoom', type: 'button' }],
    periodRow: ['div', 'periods', 'row'],
    periodCell: ['div', 'period', 'gridcell'],
    glance: ['div', 'glance', 'presentation'],
    titleStrip: ['div', 'titles', null, { 'aria-hidden': 'true' }],
    pageTitle: ['div', 'page-title'],
    ...Timeline.markup,
  },

  /** The roles among them that have text of their own. */
  written: ['status', 'retryButton', 'dayAlternate', 'daySubtitle', 'dayBadge', 'weekNumber', 'eventBar', 'moreButton',
    'legendItem', 'notice', 'heatStep', 'periodCell', ...Timeline.written],

  /** Called after a node of a role has been created. */
  made(node, role) {
    node.kind = role;
    node.isLine = role === 'eventBar' || role === 'moreButton';
    // Faint titles are drawn by the style sheet, so that they do not count as text to be read.
    if (role === 'pageTitle') node.written = ({ element, text }) => { element.dataset.title = text; };
    // Above its own days, since the one row of weekdays that is seen stands above all months.
    if (role === 'monthGrid') node.element.append(node.own = document.createElement('div'));
    if (role === 'eventBar') node.written = writeBar;
    Timeline.made(node);
    if (role === 'dayImage') node.written = ({ element, text }) => attribute(element, 'src', text || null);
  },

  /** Called after an occurrence's node has got its place and its name; returns false for any other node. */
  created(node, parent, detail) {
    if (node.kind === 'monthGrid') showHeads(node.own, false);
    else if (node.kind === 'weekNumber') numberHeads(node.element.closest('.page[role=grid]')?.firstChild);
    if (Timeline.created(node, detail)) return true;
    if (node.kind !== 'eventBar' && node.kind !== 'timedEvent') return false;
    this.name(node, detail);
    // A cell clips its content unless bars extend from it.
    if (!parent.isOpen) parent.element.classList.add('open');
    parent.isOpen = true;
    return true;
  },

  /** Shows the traits that only the whole element or other views have. */
  traits(node, changed) {
    const { element, traits } = node;
    switch (node.kind) {
      case 'periodCell': cellTraits(node, changed); break;
      case 'monthGrid': gridTraits(node); break;
      case 'status':
        element.dataset.state = traits & BIT.failed ? 'failed' : traits & BIT.empty ? 'empty' : 'loading';
        break;
      case 'weekdayRow': attribute(element, 'aria-hidden', traits & BIT.decorative ? 'true' : null); break;
      case 'handle': attribute(element, 'aria-expanded', String((traits & BIT.expanded) !== 0)); break;
      case 'calendar':
        attribute(element, 'data-axis', traits & BIT['both-axes'] ? 'both' : traits & BIT.vertical ? 'vertical' : null);
        break;
      default: Timeline.traits(node, changed);
    }
  },

  /** Shows a node's tint, those of its number, border and selected shape (a byte each), and its dots. */
  colour(node, tint, titleTint, dots) {
    if (tint !== node.tint) {
      attribute(node.element, 'data-tint', TINTS[tint & 255] || null);
      // How much of the goal a day short of it has reached; even a little can be seen.
      if (node.kind === 'hourLines') {
        // How much of an hour is before the first line.
        node.element.style.setProperty('--_first', (tint >> 8) / 60);
      } else if ((tint | node.tint) > 255) {
        node.element.style.setProperty('--_part', tint > 255 ? `${Math.max(tint >> 8, 4)}%` : null);
      }
      node.tint = tint;
    }
    if (titleTint !== node.titleTint) showInks(node, titleTint);
    if (dots !== node.dots) showDots(node, dots);
  },

  /** Called after a node has got another name. */
  named(node) {
    const { element, kind } = node;
    Timeline.named(node);
    if (kind === 'weekdayLabel') {
      for (const row of headsAround(element)) showHeads(row, row.children.length > WEEKDAYS_SHOWN);
    }
  },

  /** The days and the id of an occurrence: the first two words, and everything after them. */
  name(node, detail) {
    const [start, end] = detail.split(' ', 2);
    node.element.setAttribute('data-start', start);
    node.element.setAttribute('data-end', end);
    node.element.setAttribute('data-event-id', detail.slice(start.length + end.length + 2));
  },
};

// A title, and a time where there is room for one.
function writeBar({ element, text, textNode }) {
  const [title, time] = text.split('\n');
  textNode.data = title;
  attribute(element, 'data-time', time ?? null);
}

// On a shape of a colour of the page's own a number is white or near black, on a named one as the ground.
const INKS = {
  title: ink => ({ '--_title': `var(--_ink-${ink})` }),
  border: ink => ({ '--_border': `var(--_solid-${ink})` }),
  selection: ink => ({
    '--_chosen': `var(--_full-${ink}, var(--_ink-${ink}))`, '--_on-chosen': `var(--_on-${ink}, var(--_ground))`,
  }),
};

function showInks(node, tints) {
  node.titleTint = tints;
  Object.entries(INKS).forEach(([part, inks], place) => {
    const name = TINTS[tints >> 8 * place & 255];
    attribute(node.element, `data-${part}-tint`, name || null);
    for (const [property, value] of Object.entries(inks(name?.replace('#', '')))) {
      node.element.style.setProperty(property, name ? value : null);
    }
  });
}

function showDots(node, dots) {
  node.dots = dots;
  node.marks?.remove();
  node.marks = null;
  if (dots === 0) return;
  node.marks = document.createElement('span');
  node.marks.className = 'dots';
  for (const shift of [0, 8, 16]) {
    const tint = dots >>> shift & 255;
    if (tint === 0) continue;
    const dot = document.createElement('i');
    dot.dataset.tint = TINTS[tint] ?? '';
    node.marks.append(dot);
  }
  if (dots >>> 24) node.marks.append(`+${(dots >>> 24).toLocaleString(node.element.closest('[lang]').lang)}`);
  node.element.append(node.marks);
}

const WEEKDAYS_SHOWN = 7;
const headsAround = element => element.getRootNode().querySelectorAll('.heads');

/** Gives a month of a list the column headers that assistive technology looks for, before them that of week numbers. */
function showHeads(row, hasNumbers) {
  if (!row) return;
  row.className = 'announcement heads';
  row.setAttribute('role', 'row');
  const names = [...row.getRootNode().querySelectorAll('.weekday')].map(weekday => weekday.ariaLabel);
  row.replaceChildren(...(hasNumbers ? ['', ...names] : names).map(name => {
    const head = document.createElement('span');
    head.setAttribute('role', name ? 'columnheader' : 'gridcell');
    head.textContent = name;
    return head;
  }));
}

/** Adds the head of week numbers, once. */
function numberHeads(row) { if (row?.children.length === WEEKDAYS_SHOWN) showHeads(row, true); }
