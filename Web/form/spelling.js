// SPDX-License-Identifier: MIT
// English as it is spelt where somebody lives. Our words are American ones, of which this is the only one that others
// write otherwise; “cancelled” is right on both sides.

const AMERICAN = new Set(['US', 'AS', 'GU', 'MH', 'MP', 'PH', 'PR', 'UM', 'VI']);

/** Words as the region of a tag spells them; those of other languages as they are. */
export function spelt(words, tag) {
  const { language, region } = new Intl.Locale(tag).maximize();
  if (language !== 'en' || AMERICAN.has(region)) return words;
  return (...asked) => words(...asked).replaceAll('olor', 'olour');
}
