// SPDX-License-Identifier: MIT
// Marks and streaks over the days, and the button for what a day holds. Their code is loaded when nothing else is to
// do, or when somebody presses the button.

import { icon } from '../app/dom.js';
import { loadAhead } from '../app/frame.js';
import { once } from './deferred.js';

/** Where it is kept on this device whether somebody has left the list of a day open. */
const KEY = 'almanac:inspector';
/** Where the bars are kept that layers have laid among the events of today's page. */
const BARS = 'almanac:bars';
/** How long the first events wait for what is over them, in milliseconds. */
const PATIENCE = 700;
const WIDE = matchMedia('(min-width: 1024px)');

/** What is kept under a name, as it is or as it is read; null where nothing is, or nothing that can be read. */
function keptAs(name, read = text => text) {
  try {
    return read(localStorage.getItem(name));
  } catch {
    return null;
  }
}

/** Whether somebody has left it open or closed; null where nobody has. */
const leftOpen = () => keptAs(KEY) && keptAs(KEY) === 'open';

/** The list has its room where it was left open; a phone's month has one below it anyway. */
const makeRoom = desk => desk.classList.toggle('inspected', leftOpen() === true);

/**
 * `names` are the page's words, `toasts` says that nothing could be loaded, and `place()` is the day in view; for the
 * others see `followLayers`, which gets them.
 */
export function followDays({ button, toasts, place, ...page }) {
  const { names } = page;
  let layers = null;
  const load = once(async () => {
    const { followLayers } = await import('../layers/follow.js');
    layers = await followLayers({ button, room: { BARS, KEY, WIDE, leftOpen, makeRoom }, ...page });
    layers.show(place());
    return layers;
  });
  const asked = act => load().then(act).catch(() => toasts.show(names.failed));
  const toggle = how => asked(made => made.toggle(how));

  // Nothing is to move when its code comes.
  makeRoom(page.desk);
  const { source, frame } = page;
  const kept = keptAs(BARS, JSON.parse);
  if (kept && kept.store === frame.connection.info?.store) source.bars = kept.bars;
  // Who sees the sample data first sees all of them at once, unless that takes long.
  else if (frame.isDemo) {
    source.until = Promise.race([load(), new Promise(resolve => { setTimeout(resolve, PATIENCE); })]).catch(() => {});
  }
  button.append(icon('inspect'));
  Object.assign(button, { ariaLabel: names.details, title: `${names.details} (I)` });
  button.addEventListener('click', () => toggle());
  page.inspector.setAttribute('aria-label', names.details);
  return { load: () => loadAhead(load), toggle, show: (day, how) => layers?.show(day, how),
    list: day => asked(made => made.list(day)),
    describe: (entry, record) => layers?.describe(entry, record) };
}
