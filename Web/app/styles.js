// SPDX-License-Identifier: MIT
// Style sheets of what is loaded when somebody asks for it.

import { element } from './dom.js';

const loading = new Map();

/** Loads a style sheet, once; again if it could not be. */
function load({ href }) {
  const found = loading.get(href) ?? new Promise((resolve, reject) => {
    const link = element('link', { onload: resolve, onerror: reject });
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
  }).catch(() => loading.delete(href));
  loading.set(href, found);
  return found;
}

/** Loads what sheets and their fields look like, for pages that do not link it. */
export const loadSheetStyles = () => load(new URL('sheet.css', import.meta.url));

/** Loads the style sheet of what is shown in a sheet. */
export const loadStyles = url => Promise.all([loadSheetStyles(), load(new URL(url))]);
