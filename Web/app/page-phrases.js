// SPDX-License-Identifier: MIT
// The phrases of our pages: their names, and a file per language, loaded once. English is in the module.

// In the order of the Swift enum; a test there compares them.
export const PHRASES = [
  'marks', 'views', 'addSession', 'editSession', 'start', 'end', 'pointsLabel', 'endsNextDay', 'save', 'cancel',
  'delete', 'undo', 'close', 'edit', 'deleteOne', 'sessionAdded', 'sessionSaved', 'sessionDeleted', 'undone',
  'pending', 'offline', 'offlineKept', 'backOnline', 'noServer', 'startServer', 'notKept', 'listFailed',
  'emptyCalendar', 'needsTime', 'needsNumber', 'settings', 'goal', 'firstDay', 'firstDayHint', 'zone',
  'deviceZone', 'settingsSaved', 'importCSV', 'exportCSV', 'dropHere', 'importing', 'importDone', 'added',
  'updated', 'unchanged', 'leftDeleted', 'bringBack', 'rejected', 'line', 'more', 'notCSV', 'csvFormat',
  'tooLarge', 'importFailed', 'demo', 'startOwn', 'conflict', 'conflictText', 'theirs', 'mine', 'keepTheirs',
  'saveMine', 'deletedValue', 'undecided', 'review', 'notSaved', 'showMore', 'loadingDay', 'marksOn', 'noMarks',
  'emptyMarks', 'addMark', 'kind', 'kinds', 'owner', 'needsKind', 'markAdded', 'markDeleted', 'markCount',
  'goalOfADay', 'since', 'hidden', 'showAll', 'fileGone', 'nothingImported', 'redone', 'date', 'toward',
  'events', 'calendars', 'period', 'agenda', 'allHidden', 'previous', 'next', 'redo'];

/** The languages that there are catalogues in, beside English. */
export const SHIPPED = new Set(['ar', 'de', 'es', 'fr', 'he', 'ja']);
const loaded = new Map();

/** The language of a tag, as catalogues are named by it. */
export function language(tag) {
  const name = tag.slice(0, 2).toLowerCase();
  return name === 'iw' ? 'he' : name;
}

/** The catalogue of a tag's language, one phrase per line; empty for English, and if it could not be loaded. */
export function pagePhrases(tag) { return loaded.get(language(tag)) ?? ''; }

/** Loads the catalogue of a tag's language. */
export async function loadPagePhrases(tag) {
  const name = language(tag);
  if (!/^[a-z]{2}($|[-_])/i.test(tag) || !SHIPPED.has(name) || loaded.has(name)) return;
  try {
    const response = await fetch(new URL(`../phrases/pages/${name}.txt`, import.meta.url));
    if (!response.ok) throw new Error(`${response.status}`);
    loaded.set(name, await response.text());
  } catch (error) {
    console.warn(`almanac: no phrases of the pages in “${name}”:`, error);
  }
}
