// SPDX-License-Identifier: MIT
// Why lines of a file are not imported, in the reader's language: of the server's codes, or else its English words; and
// what is said of a file in which nothing is new.

import { loadWords } from '../app/words.js';
import { WORDS } from './lines-words.js';

/** Names and times stay in one piece among words that are written the other way. */
const isolated = value => `\u2068${value}\u2069`;

const load = locale => loadWords('lines', WORDS, locale).catch(() => null);

/** That nothing in a file is new; null where that cannot be loaded. */
export async function nothingNew(locale, name) {
  const words = await load(locale);
  return words && words('nothingNew', isolated(name));
}

/** Loads the words; what it returns says the reason of a refused line as a page's answer has it. */
export async function loadReasons(locale) {
  const words = await load(locale);
  return line => (words && WORDS.includes(line.code) ? said(words, line) : line.reason);
}

function said(words, { code, field, text, values = [] }) {
  const name = /^\d+$/.test(field) ? words('column', field) : field && isolated(field);
  const place = [name, text && words('quoted', isolated(text))].filter(Boolean).join(' ');
  // Of a time there is a second reason, a word of its own.
  const detail = WORDS.includes(values[0]) ? words(values[0]) : null;
  const reason = words(code, ...values.map(isolated));
  return `${place && `${place}: `}${detail ? words('detailed', reason, detail) : reason}`;
}
