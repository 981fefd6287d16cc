// SPDX-License-Identifier: MIT
// Several data sources as one: what they say of the same day is laid over each other, that of later ones above. So does
// `DayFact.overlaid(by:)` for native apps.

const REPLACED = ['tint', 'titleTint', 'subtitleTint', 'borderTint', 'selectionTint', 'subtitle', 'badge', 'image',
  'progress'];
const EITHER = ['highlighted', 'disabled'];

/** A fact with another one of its day above it. */
export function overlaid(below, above) {
  const fact = { ...below };
  for (const name of REPLACED) if (above[name]) fact[name] = above[name];
  for (const name of EITHER) if (above[name]) fact[name] = true;
  fact.dots = [...below.dots ?? [], ...above.dots ?? []];
  for (const name of ['more', 'count']) fact[name] = (below[name] ?? 0) + (above[name] ?? 0);
  if (above.indicator === false) fact.indicator = false;
  fact.note = [below.note, above.note].filter(Boolean).join(', ');
  return fact;
}

/** Facts of several sources, one for each day. */
export function laidOver(answers) {
  const days = new Map();
  for (const fact of answers.flat()) {
    const below = days.get(fact.day);
    days.set(fact.day, below ? overlaid(below, fact) : fact);
  }
  return [...days.values()];
}

/** Sources as one, the first at the bottom. If one fails all fail. */
export class Overlay {
  #sources;
  #listeners = new Set();
  #isTelling = false;

  constructor(sources) {
    this.#sources = sources;
    for (const source of sources) source.subscribe?.(() => this.changed());
  }

  async facts(request) {
    return laidOver(await Promise.all(this.#sources.map(source => source.facts(request))));
  }

  async occurrences(request) {
    return (await Promise.all(this.#sources.map(source => source.occurrences?.(request) ?? []))).flat();
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes that any day may have changed; what several sources say at once is told once. */
  changed() {
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const listener of this.#listeners) listener(null);
    });
  }
}
