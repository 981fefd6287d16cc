// SPDX-License-Identifier: MIT
// Files that are dropped anywhere on a page, or chosen with the browser's own dialog.

import { element } from '../app/dom.js';

const carriesFiles = ({ dataTransfer }) => [...dataTransfer?.types ?? []].includes('Files');

/**
 * Hands over files that are dropped, of which `text` says over the page what becomes of them while they are dragged.
 * While `isTaken()` the page has no use for them; where `isCovered()` something else says so.
 */
export function followDrops({ text, isTaken, isCovered = isTaken, take }) {
  const veil = element('div', { class: 'veil', hidden: true, 'aria-hidden': 'true' }, element('p', {}, text));
  document.body.append(veil);
  const show = isShown => { veil.hidden = !isShown; };
  addEventListener('dragover', event => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isTaken() ? 'none' : 'copy';
    show(!isCovered());
  });
  // Without a related target, the file has left the window.
  addEventListener('dragleave', event => { if (event.relatedTarget === null) show(false); });
  addEventListener('drop', event => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    show(false);
    if (!isTaken()) take([...event.dataTransfer.files]);
  });
}

/** What opens the browser's dialog for files of some kinds; `take` has those that are chosen. */
export function filePicker(accept, take) {
  const picker = element('input', { type: 'file', accept, hidden: true });
  document.body.append(picker);
  picker.addEventListener('change', () => {
    const files = [...picker.files];
    picker.value = '';
    take(files);
  });
  return picker;
}
