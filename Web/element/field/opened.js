// SPDX-License-Identifier: MIT
// What a field loads with its calendar: named days, the footer, steps by keys, and the preview under a mouse.

export { Hover } from '../hover.js';
export { Footer } from './footer.js';
export { NamedDays } from './named-days.js';
export { step } from './step.js';
