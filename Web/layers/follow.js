// SPDX-License-Identifier: MIT
// Marks, streaks and what a day holds, over the days of the events. The page loads this when nothing else is to do.

import { Book } from '../app/book.js';
import { element } from '../app/dom.js';
import { loadStyles } from '../app/styles.js';
import { spokenDay } from '../app/wording.js';
import { loadWords } from '../app/words.js';
import { actsOf } from '../inspector/acts.js';
import { Day } from '../inspector/day.js';
import { Inspector } from '../inspector/inspector.js';
import { WORDS } from '../inspector/words.js';
import { RemoteMarks } from '../kal/remote-marks.js';
import { RemoteStreaks } from '../streak/remote-streaks.js';
import { followHands } from './hands.js';
import { Layers } from './layers.js';
import { followLegend } from './legend.js';
import { LayerList } from './list.js';

function colored(color) {
  const dot = element('span', { 'aria-hidden': 'true' }, '\u25cf ');
  dot.style.color = color;
  return element('span', { dir: 'ltr' }, dot, color);
}

/** What a conflict says of a session or of a mark. */
function describe(book, { kind }, record) {
  if (kind === 'calendars') return [record.name, colored(record.color)];
  if (kind === 'settings') return [book.say('goalOfADay', record.goal)];
  if (kind === 'marks') {
    return [record.type, record.owner, book.say('marksOn', spokenDay(record.day))].filter(Boolean);
  }
  book.clear();
  book.put({ ...record, id: 'described' });
  const { points, time, remark } = book.listing(record.start.slice(0, 10)).rows[0];
  return [points, time, remark].filter(Boolean);
}

/**
 * Shows the layers of a page of events, and what its days hold. `source` has the events, `editor` and `tell` show their
 * forms and sheets; `names` are the page's words; the places are the elements of the page, and `room` has what the page
 * knows of that of the list and of bars (Web/events/layering.js).
 */
export async function followLayers({
  frame, source, editor, tell, toggle, names, locale, list: listPlace, desk, inspector: place, button, room,
}) {
  const { api, calendar, outbox } = frame;
  const [book, words] = await Promise.all([Book.open({ locale, timeZone: calendar.timeZone }),
    loadWords('layers', WORDS, locale),
    ...['../kal/kal.css', '../inspector/inspector.css'].map(path => loadStyles(new URL(path, import.meta.url)))]);
  // It says what the page's own module says, and more.
  frame.book = book;
  book.use({ timeZone: calendar.timeZone, ...frame.settings });

  const layers = new Layers({ frame, source, book, place: room.BARS });
  const list = new LayerList({ layers, frame, place: listPlace });
  followLegend({ calendar, layers, frame, words });
  const marks = new RemoteMarks({ api, book, outbox });
  const streaks = new RemoteStreaks({ api, book, outbox, zone: () => calendar.timeZone });
  const acts = actsOf({ frame, editor, marks, words, toggle,
    tell: (id, occurrence, anchor) => tell(id, source.occurrence(id) ?? occurrence, anchor) });
  const inspector = new Inspector({ frame, place, desk, button, room, words, acts,
    content: new Day({ frame, source, streaks, marks, names }) });
  followHands({ calendar, history: frame.history, marks, open: (id, day) => acts.openMark(id, day).catch(() => {}),
    tell: name => frame.tell(name === 'markAdded' ? book.say(name) : words(name)) });

  // The page of streaks opens without the server, too.
  const readAhead = () => streaks.readAhead({ day: calendar.today, today: calendar.today,
    weekStart: calendar.firstWeekday });
  readAhead();
  frame.addEventListener('refresh', () => {
    readAhead();
    layers.changed();
    marks.changed();
    list.show();
    inspector.read();
  });
  frame.addEventListener('settings', () => list.show());
  outbox.addEventListener('change', () => {
    list.show();
    inspector.draw();
    inspector.read();
  });
  calendar.addEventListener('todaychange', () => inspector.read());
  list.show();
  return {
    show: (day, how) => inspector.show(day, how), toggle: how => inspector.toggle(how),
    list: day => inspector.list(day),
    describe: (entry, record) => {
      const lines = describe(book, entry, record);
      // The book has the sessions of the day again.
      inspector.draw();
      return lines;
    },
  };
}
