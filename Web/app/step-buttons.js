// SPDX-License-Identifier: MIT
// Two buttons that undo and redo, for whoever has no keyboard: off where there is nothing.

import { element, icon } from './dom.js';

/** The buttons, each with its word; `close()` is called before anything is undone or redone. */
export function stepButtons(frame, close = () => {}) {
  const { history } = frame;
  const say = name => frame.say(name);
  const button = (name, keys) => element('button', { type: 'button', class: 'tool', 'aria-label': say(name),
    'aria-keyshortcuts': keys, title: say(name), onclick: () => {
      close();
      history[name]();
    } }, icon(name), element('span', {}, say(name)));
  const [undo, redo] = [button('undo', 'Control+Z Meta+Z'), button('redo', 'Control+Shift+Z Meta+Shift+Z')];
  const show = () => {
    undo.disabled = !history.canUndo;
    redo.disabled = !history.canRedo;
  };
  history.addEventListener('change', show);
  show();
  return [undo, redo];
}
