// SPDX-License-Identifier: MIT
// Tells the engine which node a mouse is over whenever that changes. The engine decides what it means. An occurrence is
// hovered over as a whole, in whatever weeks it has bars.

const NOTHING = -1;

/** Listens in a shadow root, because the element itself does not hear of moves between its nodes. */
export class Hover {
  #send;
  #slot = NOTHING;

  constructor(shadow, send) {
    this.#send = send;
    shadow.addEventListener('pointerover', event => {
      const target = event.pointerType === 'touch' ? null : event.target;
      this.#tell(slotOf(target));
      lift(shadow, target?.closest('.event'));
    });
    shadow.addEventListener('pointerout', event => {
      if (shadow.contains(event.relatedTarget)) return;
      this.#tell(NOTHING);
      lift(shadow);
    });
  }

  #tell(slot) {
    if (slot === this.#slot) return;
    this.#slot = slot;
    this.#send('hover', message => message.int(slot));
  }
}

function lift(shadow, bar) {
  const { eventId, start } = bar?.dataset ?? {};
  for (const other of shadow.querySelectorAll('.event')) {
    const { dataset } = other;
    other.toggleAttribute('data-hover', bar != null && dataset.eventId === eventId && dataset.start === start);
  }
}

function slotOf(target) {
  for (let node = target; node; node = node.parentNode) if (node.almanacSlot >= 0) return node.almanacSlot;
  return NOTHING;
}
