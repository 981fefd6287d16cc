// SPDX-License-Identifier: MIT
// Draws what zoom levels need besides cells: small months, and levels in motion.

import { glanceLines, setGlance, writeGlance } from './glance.js';
import { OP, ROLES } from './protocol.js';

/** The renderer's hooks for zoom levels. */
export const Zooming = {
  /** Called after a node has been created; its role may have its own way to write texts and lines. */
  made(node) {
    if (ROLES[node.role] === 'glance') Object.assign(node, { written: writeGlance, resized: glanceLines });
  },

  /** Ends magnification and fading. */
  rest(node) {
    if (!node.isMagnified) return;
    node.isMagnified = false;
    node.content.style.transform = node.content.style.opacity = '';
  },

  /** Applies an operation; returns false for one that it does not know. */
  apply(op, slots, reply) {
    if (op === OP.glance) setGlance(slots[reply.next()], reply);
    else if (op === OP.magnify) magnify(slots[reply.next()], reply.next() / 65536, reply.next() / 255);
    else return false;
    return true;
  },
};

/** Scales and fades the children of a node that `scroll` has just moved, until it moves them again. */
function magnify(node, scale, opacity) {
  const { style } = node.content;
  node.isMagnified = true;
  if (scale !== 1) style.transform += ` scale(${scale})`;
  style.opacity = opacity;
}
