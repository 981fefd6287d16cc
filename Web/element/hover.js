// SPDX-License-Identifier: MIT
// Tells the engine which node a mouse is over whenever that changes. The engine decides what it means.

const NOTHING = -1;

/** Listens in a shadow root, because the element itself does not hear of moves between its nodes. */
export class Hover {
  #send;
  #slot = NOTHING;

  constructor(shadow, send) {
    this.#send = send;
    shadow.addEventListener('pointerover',
      event => this.#tell(event.pointerType === 'touch' ? NOTHING : slotOf(event.target)));
    shadow.addEventListener('pointerout', event => {
      if (!shadow.contains(event.relatedTarget)) this.#tell(NOTHING);
    });
  }

  #tell(slot) {
    if (slot === this.#slot) return;
    this.#slot = slot;
    this.#send('hover', message => message.int(slot));
  }
}

function slotOf(target) {
  for (let node = target; node; node = node.parentNode) if (node.almanacSlot >= 0) return node.almanacSlot;
  return NOTHING;
}
