// SPDX-License-Identifier: MIT
// The markup of a field.

const draw = path => `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${path}</svg>`;
const HTML = `
<div class="field" part="field" hidden>
  <input part="input" type="text" role="combobox" aria-haspopup="dialog" aria-expanded="false" aria-controls="dialog"
    aria-describedby="hint message" autocapitalize="off" spellcheck="false">
  <button type="button" class="open" part="button" aria-haspopup="dialog" aria-expanded="false">${
  draw('<rect x="3.5" y="5" width="17" height="15.5" rx="3.5"/><path d="M3.5 9.75h17M8 2.75v4M16 2.75v4"/>')}</button>
</div>
<p id="hint" hidden></p>
<p id="message" class="message" part="message" role="alert"></p>
<div id="dialog" class="popover" part="popover" popover role="dialog" aria-modal="true" tabindex="-1">
  <div class="head" part="head">
    <button type="button" class="type"></button>
    <button type="button" class="close">${draw('<path d="M6 6l12 12M18 6L6 18"/>')}</button>
  </div>
  <div class="presets" part="presets" role="group" hidden></div>
  <div class="main">
    <div class="place"></div>
    <div class="foot" part="foot">
      <span class="summary" part="summary" hidden></span>
      <button type="button" class="clear" hidden></button>
      <button type="button" class="done" hidden></button>
    </div>
  </div>
</div>`;
const PARTS = ['field', 'input', 'open', 'hint', 'message', 'popover', 'type', 'close', 'presets', 'place', 'summary',
  'clear', 'done'];

let template = null;

/** Builds a new field in a shadow root; returns its parts by name. */
export function build(root) {
  if (!template) {
    template = document.createElement('template');
    template.innerHTML = HTML;
  }
  root.append(template.content.cloneNode(true));
  const parts = {};
  for (const name of PARTS) parts[name] = root.querySelector(`.${name}, #${name}, ${name}`);
  parts.button = parts.open;
  // Makes the button the popover's own, so that a press does not close it only for the click to open it again.
  parts.button.popoverTargetElement = parts.popover;
  return parts;
}
