// SPDX-License-Identifier: MIT
// The markup of a field.

const ICON = '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">'
  + '<rect x="3.5" y="5" width="17" height="15.5" rx="3.5"/>'
  + '<path d="M3.5 9.75h17M8 2.75v4M16 2.75v4"/></svg>';
const HTML = `
<div class="field" part="field" hidden>
  <input part="input" type="text" role="combobox" aria-haspopup="dialog" aria-expanded="false" aria-controls="dialog"
    aria-describedby="message" autocomplete="off" autocapitalize="off" spellcheck="false">
  <button type="button" class="open" part="button" aria-haspopup="dialog" aria-expanded="false">${ICON}</button>
</div>
<p id="message" class="message" part="message" role="alert"></p>
<div id="dialog" class="popover" part="popover" popover role="dialog" aria-modal="true" tabindex="-1">
  <div class="presets" part="presets" role="group" hidden></div>
  <div class="main">
    <div class="place"></div>
    <div class="foot" part="foot">
      <button type="button" class="clear"></button>
      <button type="button" class="done"></button>
    </div>
  </div>
</div>`;

let template = null;

/** Builds a new field in a shadow root; returns its parts by name. */
export function build(root) {
  if (!template) {
    template = document.createElement('template');
    template.innerHTML = HTML;
  }
  root.append(template.content.cloneNode(true));
  const find = selector => root.querySelector(selector);
  const parts = { field: find('.field'), input: find('input'), button: find('.open'), message: find('.message'),
    popover: find('.popover'),
    presets: find('.presets'), place: find('.place'), clear: find('.clear'), done: find('.done') };
  // Makes the button the popover's own, so that a press does not close it only for the click to open it again.
  parts.button.popoverTargetElement = parts.popover;
  return parts;
}

/** The focusable elements of a popover and its calendar, in order. */
export function stops(popover, calendar) {
  const inside = calendar ? [...calendar.shadowRoot.querySelectorAll('button:not([aria-disabled]), [tabindex="0"]')]
    : [];
  const around = [...popover.querySelectorAll('button')];
  const before = around.filter(button => button.closest('.presets'));
  return [...before, ...inside, ...around.filter(button => !before.includes(button))]
    .filter(element => !element.disabled && element.tabIndex >= 0 && element.checkVisibility());
}
