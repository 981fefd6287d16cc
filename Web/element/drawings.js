// SPDX-License-Identifier: MIT
// The app's own drawing of roles. The names and behaviour of nodes stay ours.

import { ROLES, TINTS, TRAITS } from './protocol.js';
import { traitName } from './timeline.js';

const UNIT_OF_NODES = 64;

/** What a render function is told about a node. */
function described(node) {
  const { dataset } = node.element;
  return {
    role: ROLES[node.role], text: node.text, label: node.spoken, day: node.day || null, tint: TINTS[node.tint] || null,
    traits: TRAITS.filter((_, bit) => node.traits & 1 << bit).map(name => traitName(ROLES[node.role], name)),
    width: node.width / UNIT_OF_NODES, height: node.height / UNIT_OF_NODES,
    id: dataset.eventId ?? null, start: dataset.start ?? null, end: dataset.end ?? null,
  };
}

/** The render functions of an element, and the nodes that need drawing again. */
export class Drawings {
  #functions = {};
  #waiting = new Set();

  get functions() { return this.#functions; }
  set functions(functions) { this.#functions = functions ?? {}; }

  /** Whether the app draws nodes of a role. */
  draws(role) { return typeof this.#functions[ROLES[role]] === 'function'; }

  /** A node has changed. */
  mark(node) {
    if (node.drawing || this.draws(node.role)) this.#waiting.add(node);
  }

  /** Lets the app draw the nodes that have changed and still exist. */
  flush() {
    for (const node of this.#waiting) if (!node.isSpare) this.#draw(node);
    this.#waiting.clear();
  }

  #draw(node) {
    const drawing = node.drawing ?? document.createElement('div');
    let isDrawn = false;
    try {
      isDrawn = this.draws(node.role) && this.#functions[ROLES[node.role]](described(node), drawing) !== false;
    } catch (error) {
      console.error(`almanac-calendar: the app's drawing of a ${ROLES[node.role]} failed:`, error);
    }
    node.element.classList.toggle('drawn', isDrawn);
    if (!isDrawn) {
      node.drawing?.remove();
      node.drawing = null;
    } else if (!node.drawing) {
      drawing.className = 'drawing';
      drawing.setAttribute('part', 'drawing');
      // Inside the node's own element, before our own children, such as bars.
      node.element.insertBefore(drawing, node.own?.nextSibling ?? node.element.firstChild);
      node.drawing = drawing;
    }
  }
}
