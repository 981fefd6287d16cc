// SPDX-License-Identifier: MIT
// Which event tells the page of an effect.

import { OP } from './protocol.js';

/** The type and the detail of the event that tells of an effect, or null; `cell` finds an element. */
export function told({ op, number, month, first, last }, cell) {
  switch (op) {
    case OP.page: return ['pagechange', { phase: number === 0 ? 'turning' : 'settled', month, first, last }];
    case OP.size: return ['sizechange', { height: number / 64 }];
    case OP.cell: return ['cellshow', { day: cell(number).dataset.day, cell: cell(number) }];
    case OP.loadFailed: return ['loaderror', { first, last }];
    default: return null;
  }
}
