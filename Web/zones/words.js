// SPDX-License-Identifier: MIT
// The words of the field for time zones, in the order of the lines of Web/phrases/zones.

export const WORDS = ['placeholder', 'nothing'];
