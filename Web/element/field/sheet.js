// SPDX-License-Identifier: MIT
// The style sheet that all fields share. Without it a field works all the same, and gets it as soon as it can be had.

export class Sheet {
  #url;
  #loading;

  /** Begins to fetch it: the first field waits for it. */
  constructor(url) {
    this.#url = url;
    this.#loading = read(url);
    this.#loading.catch(() => {});
  }

  /** Styles a shadow root; resolves in any case, later or at once. */
  async adopt(root) {
    try {
      this.#loading ??= read(this.#url);
      root.adoptedStyleSheets = [await this.#loading];
    } catch (error) {
      this.#loading = null;
      console.warn('almanac-picker: no style sheet:', error);
      addEventListener('online', () => this.adopt(root), { once: true });
    }
  }
}

async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}
