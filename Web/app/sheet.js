// SPDX-License-Identifier: MIT
// A dialog: a sheet from below on a small screen, a card beside its anchor on a larger one.

import { followBack } from './back.js';
import { isByKey, isByTouch } from './device.js';
import { element, icon } from './dom.js';
import { giveFocus } from './focus.js';
import { liftMessages } from './lifting.js';
import { riseAbove } from './rising.js';
import { followSwipe } from './swipe.js';

const ROOM = 8;
const SMALL = matchMedia('(max-width: 599px)');
let sheets = 0;

const isRightToLeft = () => getComputedStyle(document.documentElement).direction === 'rtl';
const within = (wanted, size, room) => Math.max(ROOM, Math.min(wanted, room - size - ROOM));

/** Whether there is an anchor to be beside; one that is no element is where it says. */
const isShown = anchor => Boolean(anchor?.isConnected) && anchor.getClientRects?.().length !== 0;

function put(dialog, left, top, origin) {
  dialog.classList.add('anchored');
  dialog.style.setProperty('--origin', origin);
  dialog.style.setProperty('--left', `${within(left, dialog.offsetWidth, document.documentElement.clientWidth)}px`);
  dialog.style.setProperty('--top', `${within(top, dialog.offsetHeight, innerHeight)}px`);
}

/** Puts a card below its anchor, if that is shown, within the window; the style sheet places a sheet. */
function place(dialog, anchor) {
  if (!isShown(anchor)) return;
  const about = anchor.getBoundingClientRect();
  const isMirrored = isRightToLeft();
  put(dialog, isMirrored ? about.left : about.right - dialog.offsetWidth, about.bottom + ROOM,
    isMirrored ? '0 0' : '100% 0');
}

/**
 * Puts a card at the side of its anchor that has room for it: where a line ends, where it begins, below or above. It
 * covers nothing of the `whole` of what it is about, or only the end of that, where no line begins. It stands in the
 * `room` that its anchor has, if it can.
 */
function placeBeside(dialog, anchor) {
  if (!isShown(anchor)) return;
  const about = anchor.getBoundingClientRect();
  const { whole = about, room = new DOMRect(0, 0, innerWidth) } = anchor;
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const across = room.left + within((about.left + about.right - width) / 2 - room.left, width, room.width);
  const down = within(about.top, height, innerHeight);
  const sides = [{ left: about.right + ROOM, top: down, origin: '0 0' },
    { left: about.left - width - ROOM, top: down, origin: '100% 0' }];
  const isMirrored = isRightToLeft();
  const spots = [...isMirrored ? sides.reverse() : sides,
    { left: across, top: whole.bottom + ROOM, origin: '50% 0' },
    { left: across, top: whole.top - height - ROOM, origin: '50% 100%' }];
  const isFree = ({ left, top }) => left >= ROOM && top >= ROOM && left + width + ROOM <= innerWidth
    && top + height + ROOM <= innerHeight && (left >= whole.right || left + width <= whole.left
      || top >= whole.bottom || top + height <= whole.top);
  const isInRoom = ({ left }) => left >= room.left && left + width <= room.right;
  const free = spots.filter(isFree);
  const spot = free.find(isInRoom) ?? free[0] ?? { top: down, origin: isMirrored ? '0 0' : '100% 0',
    left: isMirrored ? whole.left + ROOM : whole.right - width - ROOM };
  put(dialog, spot.left, spot.top, spot.origin);
}

/**
 * Closes a dialog at a press beside it, while `isClean()`. The mouse that browsers play after a touch comes when what
 * was touched may have opened the dialog: it presses nothing there.
 */
function closeBeside(dialog, isClean) {
  let pressed = null;
  dialog.addEventListener('pointerdown', ({ target }) => { pressed = target; }, true);
  dialog.addEventListener('mousedown', event => {
    // Or the press would take the focus to what is behind.
    if (event.target === dialog) event.preventDefault();
  });
  dialog.addEventListener('click', event => {
    // Keys and scripts click without a pointer.
    if (event.detail === 0) return;
    if (pressed === null) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.target === dialog && pressed === dialog && isClean()) {
      dialog.close();
    }
  }, true);
}

/** A sheet from below follows a finger on its header down; it goes as at a press beside it, and is back otherwise. */
function closeBySwipe(dialog, header, isClean) {
  followSwipe(header, {
    way: (_, y) => (SMALL.matches ? y : 0),
    moved: (_, y) => {
      if (!SMALL.matches) return;
      dialog.classList.add('drawn');
      dialog.style.translate = `0 ${Math.max(0, y)}px`;
    },
    left: isMeant => {
      dialog.classList.remove('drawn');
      dialog.style.translate = '';
      if (isMeant && isClean()) dialog.close();
    },
  });
}

/** Removes a closed dialog as soon as it has left the screen. */
async function removeAtRest(dialog) {
  dialog.inert = true;
  dialog.ariaHidden = 'true';
  await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  dialog.remove();
}

/**
 * Opens a sheet with a title and content. Escape, Back, the cross, a press beside it or a finger that draws it down
 * closes it; the press and the finger only while `isClean()`. The focus then returns to where it was; if that was
 * nowhere, to the page's home, unless the sheet is an aside: after that no key presses what it would not have before. A
 * card is below its anchor, or beside it; above a sheet from below it is then seen.
 */
export function openSheet({ title, closeLabel, content, anchor, isBeside, isAside, isClean = () => true, closed,
  kind = '' }) {
  const heading = element('h2', { id: `sheet-${sheets += 1}` }, title);
  const cross = element('button',
    { type: 'button', class: 'cross', 'aria-label': closeLabel, onclick: () => dialog.close() }, icon('close'));
  const header = element('header', {}, heading, cross);
  const dialog = element('dialog', { class: `sheet ${kind}`, 'aria-labelledby': heading.id },
    element('div', { class: 'sheet-body' }, header, content));
  const opener = document.activeElement;
  // Browsers show a ring around the cross when a tap's script opens the sheet: that is for keys.
  dialog.classList.toggle('by-hand', !isByKey());
  dialog.addEventListener('keydown', () => dialog.classList.remove('by-hand'), { once: true });
  // Date fields arrive later than the rest, and make it higher.
  const stand = isBeside ? placeBeside : place;
  const watch = new ResizeObserver(() => stand(dialog, anchor));
  dialog.addEventListener('input', () => {
    // What somebody is writing stays where it is, whatever comes below it.
    watch.disconnect();
    dialog.style.setProperty('--top', `${dialog.offsetTop}px`);
    dialog.classList.add('kept');
  }, { once: true });
  closeBeside(dialog, isClean);
  closeBySwipe(dialog, header, isClean);
  dialog.addEventListener('close', () => {
    watch.disconnect();
    const { activeElement: holder } = document;
    if (holder === document.body || dialog.contains(holder)) {
      if (isAside && opener === document.body) holder.blur(); else giveFocus(opener);
    }
    removeAtRest(dialog);
    closed?.();
  });
  for (const leaving of document.querySelectorAll('.sheet:not([open])')) leaving.remove();
  document.body.append(dialog);
  dialog.showModal();
  followBack(dialog);
  stand(dialog, anchor);
  watch.observe(dialog);
  if (isBeside && isShown(anchor)) riseAbove(dialog, anchor);
  liftMessages(dialog);
  return dialog;
}

/**
 * Puts the focus into the field where somebody begins to write. What is there already is rather looked at by touch: a
 * keyboard would come up over it.
 */
export function beginIn(sheet, control, isNew) {
  if (isNew || !isByTouch()) return control.focus();
  const heading = sheet.querySelector('h2');
  heading.tabIndex = -1;
  return heading.focus();
}
