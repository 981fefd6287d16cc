// SPDX-License-Identifier: MIT
// Whether the browser has popovers, and whether one is open.

export const HAS_POPOVERS = typeof HTMLElement.prototype.showPopover === 'function';

/** Whether a popover is open. */
export function isOpen(popover) { return popover.matches(HAS_POPOVERS ? ':popover-open' : ':not([hidden])'); }
