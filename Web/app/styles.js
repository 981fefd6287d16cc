// SPDX-License-Identifier: MIT
// Style sheets of what is loaded when somebody asks for it.

import { element } from './dom.js';

const loading = new Map();

/** Loads a style sheet, once; again if it could not be. */
export function loadStyles(url) {
  const { href } = new URL(url);
  const found = loading.get(href) ?? new Promise((resolve, reject) => {
    const link = element('link', { onload: resolve, onerror: reject });
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
  }).catch(() => loading.delete(href));
  loading.set(href, found);
  return found;
}
