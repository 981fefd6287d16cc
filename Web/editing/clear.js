// SPDX-License-Identifier: MIT
// What stands at the foot of the window is not to lie on what has just changed there, nor on what is selected: it rises
// above that. It follows no scrolling, and stays where it is while enough is seen of what reaches below it.

/** How much of an event has to be seen above what lies on it, may be hidden of its sides, and how far to be from it. */
const [SEEN, SIDE, GAP] = [64, 24, 8];
/** For how long what has changed may still be on its way. */
const LONGEST = 700;

const meets = (one, other) => one.left + SIDE < other.right && other.left + SIDE < one.right
  && one.top - SEEN < other.top && other.top < one.bottom;

/** How far a box has to rise so that it hides none of some others, all of them as rectangles. */
export function riseFrom(box, others) {
  let rise = 0;
  // Each step is above one more of them.
  for (let step = 0; step < others.length; step += 1) {
    const risen = { left: box.left, right: box.right, top: box.top - rise, bottom: box.bottom - rise };
    const below = others.find(other => meets(risen, other));
    if (!below) break;
    rise = box.bottom - below.top + GAP;
  }
  return rise;
}

/** What takes place beside an event at the same time: its words are read with those of that one. */
function besides(part) {
  const { top, bottom } = part.getBoundingClientRect();
  return [...part.parentElement.matches('.day-column') ? part.parentElement.children : []].filter(other => {
    const own = other.matches('.event') && other !== part && other.getBoundingClientRect();
    return own && own.top < bottom && top < own.bottom;
  });
}

/** Lets a bar, and the messages of `place`, rise above what is selected in a calendar or has the keyboard there. */
export function standClear(calendar, bar, place) {
  const root = calendar.shadowRoot;
  const rises = new Map([[bar, 0], [place, 0]]);
  let [until, frame] = [0, 0];

  /**
   * Lets a part rise as far as what is `shown` of it needs, or at `least` so far: above what is meant and what is
   * beside that, or above what is meant alone; where all is full it stays.
   */
  function lift(part, shown, meant, beside, least = 0) {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const former = rises.get(part);
    const box = { left, right, top: top + former, bottom: bottom + former };
    const hasRoom = far => box.top - far > calendar.getBoundingClientRect().top;
    const wanted = [[...meant, ...beside], meant].map(others => riseFrom(box, others));
    const rise = Math.max(least, wanted.find(hasRoom) ?? 0);
    if (rise === former) return;
    rises.set(part, rise);
    part.style.translate = rise ? `0 ${-rise}px` : '';
  }

  function look() {
    frame = 0;
    const [message] = place.children;
    if (bar.hidden && !message) return;
    const parts = [...root.querySelectorAll('[data-traits~=selected]'), root.activeElement]
      .filter(part => part?.matches('.event'));
    const [meant, beside] = [parts, parts.flatMap(besides)].map(all => all.map(part => part.getBoundingClientRect()));
    if (!bar.hidden) lift(bar, bar, meant, beside);
    if (message) lift(place, message, meant, beside, bar.hidden ? 0 : rises.get(bar));
    if (performance.now() < until) frame = requestAnimationFrame(look);
  }

  function start() {
    until = performance.now() + LONGEST;
    if (!frame) look();
  }

  new MutationObserver(start).observe(place, { childList: true });
  new MutationObserver(start).observe(bar, { attributeFilter: ['hidden'] });
  new MutationObserver(start).observe(root, { subtree: true, attributeFilter: ['data-start', 'data-end'] });
  root.addEventListener('focusin', start);
  calendar.addEventListener('itemselectionchange', start);
}
