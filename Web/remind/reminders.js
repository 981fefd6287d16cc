// SPDX-License-Identifier: MIT
// Notifies somebody of the events that are about to begin, while a page is open and its browser may.

import { daysAround, dueOf, note, startOf, unnote } from './schedule.js';

const ICON = new URL('../icons/icon-192.png', import.meta.url).href;

export class Reminders {
  #source;
  #zone;
  #describe;
  #open;
  #lead = null;
  #timer = 0;

  /**
   * `source` has the occurrences, `zone()` is the viewer's; `describe(occurrence)` has the lines of a notification, and
   * `open(occurrence)` shows an event.
   */
  constructor({ source, zone, describe, open }) {
    this.#source = source;
    this.#zone = zone;
    this.#describe = describe;
    this.#open = open;
    source.subscribe(() => this.#look());
    // Timers of a page that nobody sees are late.
    document.addEventListener('visibilitychange', () => this.#look());
  }

  /** How many minutes before its start somebody is notified of an event; null for never. */
  set lead(minutes) {
    this.#lead = minutes;
    this.#look();
  }

  #look() {
    clearTimeout(this.#timer);
    if (this.#lead !== null) this.#timer = setTimeout(() => this.#notify(), 0);
  }

  async #notify() {
    const [now, zone, lead] = [new Date().getTime(), this.#zone(), this.#lead];
    if (lead === null) return;
    const days = daysAround(now, lead, zone);
    // Without the server what was read before counts, if anything was.
    const occurrences = await this.#source.occurrences(days).catch(() => []);
    if (lead !== this.#lead) return;
    const { due, next } = dueOf(occurrences.filter(({ isDraft }) => !isDraft), { now, lead, zone });
    for (const occurrence of due) await this.#tell(occurrence, startOf(occurrence, zone));
    clearTimeout(this.#timer);
    if (this.#lead === null) return;
    this.#timer = setTimeout(() => this.#notify(), Math.max(0, next - new Date().getTime()));
  }

  /** What could not be shown is tried again. */
  async #tell(occurrence, start) {
    if (globalThis.Notification?.permission !== 'granted' || !note(occurrence, start)) return;
    try {
      await this.#show(occurrence);
    } catch {
      unnote(occurrence, start);
    }
  }

  /** By the worker, which phones insist on, or by the page. */
  async #show(occurrence) {
    const [title, ...lines] = this.#describe(occurrence);
    const { id, start } = occurrence;
    const options = { body: lines.join('\n'), tag: `${id} ${start}`, icon: ICON, data: occurrence };
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => null);
    if (worker?.active) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      this.#open(occurrence);
    });
    return undefined;
  }
}
