// SPDX-License-Identifier: MIT
// The page behind a sheet from below rises until what the sheet is about is seen above it, and sinks once it is closed.

const SMALL = '(max-width: 599px)';
/** How much of it has to be seen above the sheet, and how far it is from that and from the window's edge. */
const [SEEN, ROOM] = [64, 8];
/** The sheet that has let it rise. */
let current = null;

/** How far something at `top`, of a `height`, has to rise to be seen above a sheet that begins at `edge`. */
export function riseOf({ top, height }, edge) {
  const seen = Math.min(height, SEEN) + ROOM;
  // One that is as high as the window leaves no room.
  return edge < seen + ROOM ? 0 : Math.max(0, top + seen - edge);
}

/** Lets the page rise behind a sheet from below that is about `anchor`. */
export function riseAbove(dialog, anchor) {
  const { style } = document.body;
  // An anchor that is no element says where it was; of an event the part is known.
  const about = anchor instanceof Element ? anchor : anchor.part ?? anchor;
  const { top, height } = about.getBoundingClientRect();
  // The page may still be on its way from where it was for another sheet.
  const risen = parseFloat(getComputedStyle(document.body).translate.split(' ')[1]) || 0;
  const watch = new ResizeObserver(() => {
    const edge = matchMedia(SMALL).matches ? innerHeight - dialog.offsetHeight : Infinity;
    const rise = riseOf({ top: top - risen, height }, edge);
    style.translate = rise ? `0 ${-rise}px` : '';
  });
  watch.observe(dialog);
  current = dialog;
  dialog.addEventListener('close', () => {
    watch.disconnect();
    if (current === dialog) style.translate = '';
  });
}
