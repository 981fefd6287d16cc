// SPDX-License-Identifier: MIT
// Draws what the zoom levels have beside cells: small months, and levels on their way.

import { glanceLines, setGlance, writeGlance } from './glance.js';
import { OP, ROLES } from './protocol.js';

/** What the renderer leaves to this. */
export const Zooming = {
  /** A node has been made, which may be of a role that writes its text and its lines in its own way. */
  made(node) {
    if (ROLES[node.role] === 'glance') Object.assign(node, { written: writeGlance, resized: glanceLines });
  },

  /** What has been magnified or faded is so no more. */
  rest(node) {
    if (!node.isMagnified) return;
    node.isMagnified = false;
    node.content.style.transform = node.content.style.opacity = '';
  },

  /** Applies one operation; returns false for one that it does not know. */
  apply(op, slots, reply) {
    if (op === OP.glance) setGlance(slots[reply.next()], reply);
    else if (op === OP.magnify) magnify(slots[reply.next()], reply.next() / 65536, reply.next() / 255);
    else return false;
    return true;
  },
};

/** Magnifies and fades the children of a node, which `scroll` has just moved, until it moves them again. */
function magnify(node, scale, opacity) {
  const { style } = node.content;
  node.isMagnified = true;
  if (scale !== 1) style.transform += ` scale(${scale})`;
  style.opacity = opacity;
}
