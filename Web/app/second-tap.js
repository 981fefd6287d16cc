// SPDX-License-Identifier: MIT
// The second tap of a double tap does nothing where the first one has changed what is under the finger: it was not
// meant for what has come there. Keys are never held back, and what is pressed elsewhere or later works at once.

const QUICK = 350;
const FINGER = 30;
const PRESSED = 'a[href], button, label, input, select, textarea, summary, almanac-calendar, almanac-picker, dialog';

const controlOf = target => target?.closest?.(PRESSED) ?? document.body;
const controlAt = ({ x, y }) => controlOf(document.elementFromPoint(x, y));
const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < FINGER;

/** The last press: what it meant, where and when it began, and when it ended. */
let last = null;
/** Whether nothing comes of the present press. */
let isVoid = false;

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether what a press meant has made way to something else. */
const hasGone = ({ control, x, y }) => controlAt({ x, y }) !== control;

function pressBegins(event) {
  if (!event.isPrimary) return;
  // Another button is no tap: what it opens is meant to be pressed.
  if (event.button > 0) {
    [last, isVoid] = [null, false];
    return;
  }
  const { clientX: x, clientY: y, timeStamp } = event;
  isVoid = last !== null && timeStamp - last.end < QUICK && isNear({ x, y }, last) && hasGone(last);
  if (isVoid) swallow(event);
  // A third tap is as little meant for what has come.
  last = isVoid ? { ...last, end: timeStamp } : { control: controlOf(event.target), x, y, end: timeStamp };
}

function pressEnds(event) {
  if (!event.isPrimary || last === null) return;
  if (isVoid) swallow(event);
  // What was dragged or scrolled was no tap.
  const isTap = event.type === 'pointerup' && isNear({ x: event.clientX, y: event.clientY }, last);
  last = isTap ? { ...last, end: event.timeStamp } : null;
}

/** Keys and scripts click without a pointer. What goes under the finger leaves its click to what is below. */
function pressClicks(event) {
  if (event.detail === 0 || !event.isTrusted) return;
  if (isVoid || (last !== null && controlOf(event.target) !== last.control && hasGone(last))) swallow(event);
}

/** Holds back second taps from here on. */
export function guardTaps() {
  addEventListener('pointerdown', pressBegins, true);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, pressEnds, true);
  for (const type of ['click', 'dblclick', 'auxclick']) addEventListener(type, pressClicks, true);
  for (const type of ['mousedown', 'mouseup', 'touchstart', 'touchend', 'pointermove']) {
    addEventListener(type, event => { if (isVoid) event.stopImmediatePropagation(); }, true);
  }
}
