// SPDX-License-Identifier: MIT
// What a field loads with its calendar: the footer, and the preview under a mouse.

export { Hover } from '../hover.js';
export { Footer } from './footer.js';
