// SPDX-License-Identifier: MIT
// Where the words of a search are in texts, as the server finds them (docs/api.md, "Searching"): case, accents, width,
// the signs of vowels and the script of digits do not matter; the last word may be the beginning of one; in scripts
// without spaces a run of characters is found anywhere. Ranges count characters, as of `[...text]`.

const LONGEST_WORD = 64;
const DIGIT = /\p{Nd}/u;
const WORD = /[\p{Lu}\p{Ll}\p{Lt}\p{Lm}\p{Lo}\p{Nd}\p{Nl}\p{No}]/u;
const MARK = /\p{M}/u;
/** Thai and Lao, Myanmar, Khmer, New Tai Lue and Tai Tham, kana, Bopomofo and Han. */
const JOINED = new RegExp('[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u1950-\\u19df\\u1a20-\\u1aaf\\u3005-\\u3007'
  + '\\u3021-\\u3029\\u3031-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua9e0-\\ua9ff'
  + '\\uaa60-\\uaa7f\\u{16fe0}-\\u{18dff}\\u{1aff0}-\\u{1b16f}\\u{20000}-\\u{3ffff}]', 'u');
/** Accents, the signs of vowels in Hebrew and Arabic, and what formats a text. */
const IGNORED = new RegExp('[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7'
  + '\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed'
  + '\\u08d3-\\u08e1\\u08e3-\\u08ff\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f'
  + '\\u{e0100}-\\u{e01ef}\\p{Cf}]', 'u');
/** Letters that people write in several ways, and that no decomposition makes equal. */
const SUBSTITUTES = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ', ى: 'ي',
  ی: 'ي', ک: 'ك', ة: 'ه' };

// Comparing --------------------------------------------------------------------------------------

/** Ten digits follow each other in every script. */
function valueOf(digit) {
  const code = digit.codePointAt(0);
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

function roleOf(character) {
  if (WORD.test(character)) return JOINED.test(character) ? 'character' : 'letter';
  return MARK.test(character) ? 'mark' : 'separator';
}

const known = new Map();

/** What a character is compared as, which may be nothing: `[text, role]`. */
function folded(character) {
  if (!known.has(character)) {
    const small = [...character.normalize('NFKD')].filter(part => !IGNORED.test(part))
      .flatMap(part => [...part.toLowerCase()]).filter(part => !IGNORED.test(part));
    const parts = small.flatMap(part => (DIGIT.test(part) ? [valueOf(part)] : [...SUBSTITUTES[part] ?? part]));
    known.set(character, parts.map(part => [part, roleOf(part)]));
  }
  return known.get(character);
}

/** The words of a text, and the characters of scripts that put no spaces between them, in order. */
function piecesOf(text) {
  const pieces = [];
  let isOpen = false;
  [...text].forEach((character, place) => {
    const parts = folded(character);
    for (const [part, role] of parts) {
      const isRun = role === 'character';
      const last = pieces.at(-1);
      if (isRun || (role === 'letter' && !(isOpen && !last.isCharacter))) {
        pieces.push({ text: part, length: 1, start: place, end: place + 1, isCharacter: isRun,
          isContinued: isRun && isOpen && last.isCharacter });
      } else if (role !== 'separator' && isOpen) {
        last.end = place + 1;
        if (last.length < LONGEST_WORD) last.text += part;
        last.length += 1;
      }
      isOpen = role !== 'separator' && (isOpen || role !== 'mark');
    }
    // What is compared as nothing belongs to the letter before it, where a hit is shown.
    if (!parts.length && isOpen) pieces.at(-1).end = place + 1;
  });
  return pieces;
}

// Finding ----------------------------------------------------------------------------------------

/** What has to occur: words, the last one as the beginning of one, and runs of characters. */
export function termsOf(text) {
  const pieces = piecesOf(text);
  const terms = [];
  pieces.forEach((piece, place) => {
    if (piece.isContinued && terms.at(-1)?.run) terms.at(-1).run.push(piece.text);
    else if (piece.isCharacter) terms.push({ run: [piece.text] });
    else terms.push({ word: piece.text, isPrefix: place === pieces.length - 1 });
  });
  return terms;
}

/** Where the beginning of a word ends, in characters. */
function beginning({ start, end }, prefix, characters) {
  let count = [...prefix].length;
  let place = start;
  for (; place < end; place += 1) {
    const made = folded(characters[place]).length;
    if (count <= 0 && made) break;
    count -= made;
  }
  return place;
}

function placesOf({ word, isPrefix, run }, { pieces, characters }) {
  if (run) {
    const isRun = start => run.every((text, step) => {
      const piece = pieces[start + step];
      if (!piece?.isCharacter || (step && !piece.isContinued)) return false;
      return step === run.length - 1 ? piece.text.startsWith(text) : piece.text === text;
    });
    return pieces.flatMap((piece, start) => (isRun(start) ? [[piece.start, pieces[start + run.length - 1].end]] : []));
  }
  return pieces.filter(({ text, isCharacter }) => !isCharacter && (isPrefix ? text.startsWith(word) : text === word))
    .map(piece => [piece.start, isPrefix ? beginning(piece, word, characters) : piece.end]);
}

/** Ranges in order, joined where they meet. */
function apart(ranges) {
  const hits = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = hits.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end); else hits.push([start, end]);
  }
  return hits;
}

/** Where terms are in some texts, for each text ranges; null unless each term occurs in any of them. */
export function hitsIn(texts, terms) {
  const searched = texts.map(text => ({ pieces: piecesOf(text), characters: [...text] }));
  const found = texts.map(() => []);
  for (const term of terms) {
    const places = searched.map(text => placesOf(term, text));
    if (places.every(each => each.length === 0)) return null;
    places.forEach((each, text) => found[text].push(...each));
  }
  return found.map(apart);
}

// Showing ----------------------------------------------------------------------------------------

const BEFORE = 24;
const MOST = 120;
const isSpace = character => ' \n\t'.includes(character);

/** The part of notes around the first hit, on one line: `{text, hits}`; null where there are none. */
export function excerptOf(text, hits) {
  if (!hits.length) return null;
  const notes = [...text];
  const [[first, end]] = hits;
  let start = Math.max(first - BEFORE, 0);
  // From the beginning of a word, if there is one near.
  const space = start > 0 ? notes.slice(start, first).findIndex(isSpace) : -1;
  if (space >= 0) start += space + 1;
  const last = Math.min(Math.max(start + MOST, end), notes.length);
  const [before, after] = [start > 0 ? '…' : '', last < notes.length ? '…' : ''];
  const shown = notes.slice(start, last).map(each => (isSpace(each) ? ' ' : each)).join('');
  const shift = before.length - start;
  return { text: before + shown + after,
    hits: hits.filter(hit => hit[1] <= last).map(hit => hit.map(place => place + shift)) };
}
