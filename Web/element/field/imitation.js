// SPDX-License-Identifier: MIT
// Popovers where the browser has none, loaded there.

/**
 * Gives an element the methods and events of a popover: the button opens and closes it, Escape and a press elsewhere
 * close it. It lies over its neighbours but not over everything.
 */
export function imitatePopover(popover, button) {
  const isOpen = () => !popover.hidden;
  const toggle = opens => {
    if (opens === isOpen()) return;
    const newState = opens ? 'open' : 'closed';
    popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    popover.hidden = !opens;
    const listen = opens ? addEventListener : removeEventListener;
    listen('keydown', escape, true);
    listen('pointerdown', elsewhere, true);
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  const escape = event => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    toggle(false);
  };
  const elsewhere = event => {
    const path = event.composedPath();
    if (!path.includes(popover) && !path.includes(button)) toggle(false);
  };
  Object.assign(popover.style, { display: 'flex', zIndex: 1, opacity: 1, translate: 0 });
  popover.showPopover = () => toggle(true);
  popover.hidePopover = () => toggle(false);
  button.addEventListener('click', () => toggle(!isOpen()));
}
