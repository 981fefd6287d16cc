// SPDX-License-Identifier: MIT
// How somebody wants calendars on this device, chosen in the settings.

export const LOOKS = 'almanac:looks';

/** What has been chosen: attributes of calendars by name, and the `scheme` of pages; what has not been is not there. */
export function chosenLooks() {
  try {
    return { ...JSON.parse(localStorage.getItem(LOOKS)) };
  } catch {
    return {};
  }
}

/** Shows pages and calendars in `light` or `dark`; without a scheme in that of the system. */
export function showScheme(scheme = '') {
  for (const name of ['color-scheme', '--almanac-color-scheme']) {
    document.documentElement.style.setProperty(name, scheme);
  }
}
