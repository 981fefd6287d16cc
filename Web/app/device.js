// SPDX-License-Identifier: MIT
// What somebody has pressed last: a key, a mouse, a pen or a finger. A page on which nobody has pressed anything yet is
// as its browser thinks.

let pressedBy = matchMedia('(pointer: coarse)').matches ? 'touch' : 'key';
addEventListener('keydown', () => { pressedBy = 'key'; }, true);
addEventListener('pointerdown', ({ pointerType }) => { pressedBy = pointerType; }, true);

export const isByKey = () => pressedBy === 'key';
export const isByTouch = () => pressedBy === 'touch';
