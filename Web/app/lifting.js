// SPDX-License-Identifier: MIT
// Messages while a sheet is open. What was said before waits behind it, so that it covers nothing that has just been
// opened; what is said meanwhile is in front of it, where it covers it least. What either offers waits until the sheet
// is closed.

const SMALL = matchMedia('(max-width: 599px)');
const ROOM = 8;

/** Keeps what is said in view over a sheet that has been opened, and puts it back once that is closed. */
export function liftMessages(dialog) {
  const place = document.getElementById('toasts');
  if (!place?.showPopover) return;

  function lift() {
    if (!dialog.open) return;
    place.popover = 'manual';
    // What is shown last is in front.
    if (place.matches(':popover-open')) place.hidePopover();
    place.showPopover();
    place.classList.remove('above');
    // Sheets from below are on their way up.
    const { bottom } = dialog.getBoundingClientRect();
    const { top, height } = place.getBoundingClientRect();
    place.classList.toggle('above', height > 0 && (SMALL.matches || bottom + ROOM > top));
  }

  const watch = new MutationObserver(lift);
  watch.observe(place, { childList: true });
  if (!place.popover) place.classList.add('due');
  lift();
  dialog.addEventListener('close', () => {
    watch.disconnect();
    if (document.querySelector('dialog[open]')) return;
    place.classList.remove('above');
    place.popover = null;
    place.dispatchEvent(new Event('lowered'));
  });
}
