// SPDX-License-Identifier: MIT
// Loads facts about days from the data source and hands them to the engine.

import { tintNumber } from './colors.js';
import { groupNumber } from './groups.js';

const string = value => value === undefined || value === null ? '' : String(value);
const whole = value => Number.isFinite(Number(value)) ? Math.trunc(Number(value)) : 0;

/** Three dots are shown; `more` counts those that are not listed. */
function dotsOf({ dots = [], more = 0 }) {
  const tints = dots.map(tintNumber).filter(dot => dot > 0);
  const further = Math.max(0, Math.min(255, whole(more)));
  return further > 0 ? [...tints, ...Array(further).fill(tints.at(-1) ?? 255)].slice(0, 255) : tints.slice(0, 255);
}

function writeFact(message, fact) {
  const dots = dotsOf(fact);
  const hasContent = fact.subtitle || fact.badge || fact.image;
  const inks = [fact.subtitleTint, fact.borderTint, fact.selectionTint].map(tintNumber);
  const flags = (fact.highlighted ? 1 : 0) | (fact.disabled ? 2 : 0) | (fact.progress ? 4 : 0)
    | (fact.indicator === false ? 8 : 0) | (hasContent ? 16 : 0) | (fact.count > 0 ? 32 : 0)
    | (inks.some(Boolean) ? 64 : 0);
  message.text(String(fact.day)).byte(tintNumber(fact.tint)).byte(tintNumber(fact.titleTint)).byte(flags)
    .byte(dots.length);
  for (const dot of dots) message.byte(dot);
  if (fact.progress) message.double(whole(fact.progress.points)).double(whole(fact.progress.goal));
  message.text(fact.note ?? '');
  if (hasContent) message.text(string(fact.subtitle)).text(string(fact.badge)).text(string(fact.image));
  if (fact.count > 0) message.int(Math.min(whole(fact.count), 2 ** 31 - 1));
  if (flags & 64) for (const ink of inks) message.byte(ink);
}

const minutes = value => Math.max(0, Math.min(1440, whole(value)));

/** Writes an occurrence into a message, and returns it. */
export function writeOccurrence(message, occurrence) {
  const { id, start, end, title, tint, from, to, startOffset, endOffset, duration } = occurrence;
  const { background, locked, open, group, status } = occurrence;
  const hasHours = Number.isFinite(from);
  const hasOffsets = [startOffset, endOffset, duration].every(Number.isFinite);
  message.text(string(id)).text(String(start)).text(String(end)).text(string(title)).byte(tintNumber(tint))
    .byte((hasHours ? 1 : 0) | (hasOffsets ? 2 : 0) | (background ? 4 : 0) | (locked ? 8 : 0) | (open ? 16 : 0)
      | (group ? 32 : 0) | (status === 'tentative' ? 64 : 0) | (status === 'cancelled' ? 128 : 0));
  if (hasHours) message.short(minutes(from)).short(minutes(to));
  if (hasOffsets) message.int(startOffset).int(endOffset).int(Math.min(duration, 2 ** 31 - 1));
  if (group) message.short(groupNumber(group));
  return message;
}

/** Writes an answer into a message `events`; `sequence` is the source's change number, or −1. */
export function writeFacts(message, token, facts, sequence = -1, occurrences = []) {
  message.byte(1).int(token).double(sequence).int(facts.length);
  for (const fact of facts) writeFact(message, fact);
  message.int(occurrences.length);
  for (const occurrence of occurrences) writeOccurrence(message, occurrence);
  return message;
}

/** What a source says about days: its facts and, if wanted, its occurrences; a promise if either is one. */
function loadFrom(source, request, wantsOccurrences) {
  const facts = source.facts ? source.facts(request) : [];
  if (!wantsOccurrences || !source.occurrences) return facts;
  const found = source.occurrences(request);
  const join = (answer, occurrences) => {
    const { facts: own = answer, sequence } = answer ?? {};
    return {
      facts: own, sequence: sequence ?? occurrences?.sequence, occurrences: occurrences?.occurrences ?? occurrences,
    };
  };
  const isPromise = value => typeof value?.then === 'function';
  if (!isPromise(facts) && !isPromise(found)) return join(facts, found);
  return Promise.all([facts, found]).then(([answer, occurrences]) => join(answer, occurrences));
}

/** The loads of an element that its data source has not answered. */
export class Loader {
  #source = null;
  #unsubscribe = null;
  #open = new Map();
  #isInterrupted = false;
  #send;
  #context;

  /** `send(kind, write)` reaches the engine; `context()` makes what is passed on to the source. */
  constructor(send, context) {
    this.#send = send;
    this.#context = context;
  }

  get source() { return this.#source; }

  set source(source) {
    this.#stop();
    this.#source = source ?? null;
    this.start();
  }

  /** Follows the source's changes; call it again after `stop`. */
  start() {
    // Load again what was being loaded when the element left the page.
    if (this.#isInterrupted) this.invalidate(null);
    this.#isInterrupted = false;
    if (this.#unsubscribe || !this.#source?.subscribe) return;
    const stop = this.#source.subscribe(days => this.invalidate(days));
    this.#unsubscribe = typeof stop === 'function' ? stop : null;
  }

  #stop() {
    for (const controller of this.#open.values()) controller.abort();
    this.#open.clear();
    this.#unsubscribe?.();
    this.#unsubscribe = null;
  }

  stop() {
    this.#isInterrupted = this.#open.size > 0;
    this.#stop();
  }

  /** Reports that facts have changed: those of the days `first` through `last`, or of all days. */
  invalidate(days) {
    this.#send('invalidated', message => message.text(days?.first).text(days?.last).double(days?.sequence ?? -1));
  }

  /**
   * Loads the facts of days; a source may answer at once or later. Days that nobody sees yet are loaded in a task
   * of their own, so that what is in view does not wait for them.
   */
  load(token, days, { wantsOccurrences = false, isAhead = false } = {}) {
    const controller = new AbortController();
    this.#open.set(token, controller);
    const begin = () => this.#begin(token, days, wantsOccurrences, controller.signal);
    if (isAhead) setTimeout(begin); else begin();
  }

  #begin(token, days, wantsOccurrences, signal) {
    if (signal.aborted) return;
    const failed = error => this.#failed(token, error, signal);
    try {
      // Not spread, which would look up the time zone: that takes longer than many an answer.
      const answer = loadFrom(this.#source, Object.assign(this.#context(), days, { signal }), wantsOccurrences);
      if (typeof answer?.then === 'function') {
        Promise.resolve(answer).then(facts => this.#answered(token, facts)).catch(failed);
      } else {
        this.#answered(token, answer);
      }
    } catch (error) {
      failed(error);
    }
  }

  cancel(token) {
    this.#open.get(token)?.abort();
    this.#open.delete(token);
  }

  #answered(token, answer) {
    this.#open.delete(token);
    const facts = Array.isArray(answer) ? answer : answer?.facts;
    const occurrences = answer?.occurrences ?? [];
    if (!Array.isArray(facts) || !Array.isArray(occurrences)) {
      throw new TypeError('a data source answers with an array of facts');
    }
    const reply = this.#send('events',
      message => writeFacts(message, token, facts, answer.sequence ?? -1, occurrences));
    // One bad day spoils the answer, but not the calendar.
    if (reply === null) throw new RangeError('a fact or an occurrence has a day that is not YYYY-MM-DD');
  }

  #failed(token, error, signal) {
    this.#open.delete(token);
    if (signal.aborted) return;
    console.warn('almanac-calendar: facts could not be loaded:', error);
    this.#send('loadFailed', message => message.int(token));
  }
}
