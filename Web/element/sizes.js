// SPDX-License-Identifier: MIT
// Watches what the engine cannot see: width, height, text size, pixel ratio and reduced motion.

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

export class Sizes {
  #host;
  #ruler = document.createElement('div');
  #changed;
  #observer = new ResizeObserver(() => this.#changed());
  #pixels = null;

  constructor(host, root, changed) {
    this.#host = host;
    this.#changed = changed;
    // One rem wide: it changes with the reader's text size.
    this.#ruler.className = 'ruler';
    root.after(this.#ruler);
  }

  start() {
    if (!this.#ruler.isConnected) this.#host.shadowRoot.append(this.#ruler);
    this.#observer.observe(this.#host);
    this.#observer.observe(this.#ruler);
    REDUCED.addEventListener('change', this.#changed);
    this.#watchPixels();
  }

  stop() {
    this.#observer.disconnect();
    REDUCED.removeEventListener('change', this.#changed);
    this.#pixels?.removeEventListener('change', this.#pixelsChanged);
    this.#pixels = null;
  }

  #watchPixels() {
    this.#pixels = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#pixels.addEventListener('change', this.#pixelsChanged, { once: true });
  }

  #pixelsChanged = () => {
    this.#watchPixels();
    this.#changed();
  };

  write(message) {
    const style = getComputedStyle(this.#host);
    const inner = (size, before, after) => size - parseFloat(style[before]) - parseFloat(style[after]);
    const width = inner(this.#host.clientWidth, 'paddingLeft', 'paddingRight');
    const height = this.#host.hasAttribute('fill') ? inner(this.#host.clientHeight, 'paddingTop', 'paddingBottom') : 0;
    const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return message.double(width > 0 ? width : 320).double(Math.max(0, height)).double(textScale)
      .double(devicePixelRatio).byte(REDUCED.matches ? 1 : 0);
  }
}
