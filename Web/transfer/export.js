// SPDX-License-Identifier: MIT
// Links that save what the server exports, in a file with the day in its name, and say so.

import { Problem } from '../app/api.js';
import { element } from '../app/dom.js';
import { loadWords } from '../app/words.js';
import { WORDS } from './words.js';

/** For how long a browser may take to begin with what it saves. */
const PATIENCE = 60_000;

/** `events.csv` as of a day: `almanac-events-2026-11-30.csv`. */
const named = (path, day) => `almanac-${path.replace('.', `-${day}.`)}`;

/** What the server answers, which would not be a file where it refuses. */
async function read(url) {
  const response = await fetch(url);
  if (response.ok) return response.blob();
  throw new Problem(response.status, await response.json().catch(() => ({})));
}

function save(blob, name) {
  const href = URL.createObjectURL(blob);
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}

/**
 * A link with a label to an export of the API, such as `events.csv`; `failed(text)` is told why there is none, or an
 * empty text.
 */
export function exportLink(frame, { label, path, failed }) {
  const { api, calendar, connection, toasts } = frame;
  const url = api.url(path);

  async function begin() {
    failed('');
    if (connection.state !== 'live') return failed(frame.say('offline'));
    const name = named(path, calendar.today);
    try {
      const [blob, words] = await Promise.all([read(url), loadWords('transfer', WORDS, document.documentElement.lang)]);
      save(blob, name);
      return toasts.show(words('exported', `\u2068${name}\u2069`));
    } catch (error) {
      if (!error.status) connection.check();
      return failed(error.status ? error.message : frame.say('offline'));
    }
  }

  const link = element('a', { class: 'plain', href: url.href, download: path, onclick: event => {
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    begin().finally(() => { link.ariaBusy = null; });
  } }, label);
  return link;
}
