// SPDX-License-Identifier: MIT
// How somebody wants calendars on this device, chosen in the settings.

export const LOOKS = 'almanac:looks';
const NAMES = ['scheme', 'first-weekday', 'hidden-weekdays', 'working-hours', 'week-numbers', 'time-zones',
  'alternate-calendar'];

/** What has been chosen: attributes of calendars by name, and the `scheme` of pages; what has not been is not there. */
export function chosenLooks() {
  try {
    const looks = JSON.parse(localStorage.getItem(LOOKS)) ?? {};
    return Object.fromEntries(NAMES.filter(name => typeof looks[name] === 'string').map(name => [name, looks[name]]));
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

// At once, before anything is read; what is chosen on another page is so here, too.
const follow = () => showScheme(chosenLooks().scheme);
follow();
addEventListener('storage', ({ key }) => { if (key === LOOKS) follow(); });
