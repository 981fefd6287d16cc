// SPDX-License-Identifier: MIT
// The place of a popover: below its field, or above it where there is more room, or beside it where neither is enough;
// always within the window.

const GAP = 6;
const MARGIN = 8;

/** The left and top of a box for a field; `begins` aligns left edges, otherwise right ones. */
export function place({ left, right, top, bottom }, { width, height }, { innerWidth, innerHeight }, begins) {
  const within = (wanted, size, space) => Math.max(MARGIN, Math.min(wanted, space - size - MARGIN));
  const below = innerHeight - bottom - GAP - MARGIN;
  const above = top - GAP - MARGIN;
  const isBelow = height <= below || below >= above;
  const beside = height > below && height > above
    && [right + GAP, left - GAP - width].find(at => at === within(at, width, innerWidth));
  return {
    left: beside || within(begins ? left : right - width, width, innerWidth),
    top: within(beside ? top : isBelow ? bottom + GAP : top - GAP - height, height, innerHeight),
    isBelow,
  };
}

/** Keeps a popover at its field until the returned function is called. */
export function keep(popover, field, isRightToLeft) {
  const move = () => {
    const { left, top, isBelow } = place(field.getBoundingClientRect(),
      { width: popover.offsetWidth, height: popover.offsetHeight }, window, !isRightToLeft());
    popover.style.setProperty('--_left', `${left}px`);
    popover.style.setProperty('--_top', `${top}px`);
    popover.dataset.side = isBelow ? 'below' : 'above';
  };
  const observer = new ResizeObserver(move);
  observer.observe(popover);
  addEventListener('resize', move);
  addEventListener('scroll', move, { capture: true, passive: true });
  move();
  return () => {
    observer.disconnect();
    removeEventListener('resize', move);
    removeEventListener('scroll', move, { capture: true });
  };
}
