// SPDX-License-Identifier: MIT
// The numbers by which the engine knows the groups of the page, whose ids are texts.

const IDS = [''];
const NUMBERS = new Map([['', 0]]);
const MOST = 65_535;

/** The number of a group; 0 for none, and for what is more than can be told apart. */
export function groupNumber(id) {
  const name = String(id ?? '');
  if (!NUMBERS.has(name) && IDS.length <= MOST) NUMBERS.set(name, IDS.push(name) - 1);
  return NUMBERS.get(name) ?? 0;
}

/** The id of a group by its number; null for none. */
export const groupOf = number => IDS[number] || null;
