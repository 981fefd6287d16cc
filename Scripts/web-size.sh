#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Prints what a page fetches for the elements, each file gzipped as the server sends it, and fails when the whole
# element, the pickers', the date field without its calendar or the page of events has grown over its limit.
#
# Usage: Scripts/web-size.sh     after `make web`, with esbuild, wasm-opt and zopfli at hand
set -euo pipefail
cd "$(dirname "$0")/../Web/dist"
readonly squeeze=../../Scripts/squeeze.py

# What a page with the whole element fetches: 257 200 bytes in November 2026, of which the timeline
# takes 40 300, making, moving and stretching its events 13 700, and those of whole days and of months 4 000 more, columns by
# group 8 000, rules for edits 3 000, edges that an app can choose 1 900, clicks that lead the keyboard 700,
# several events at once and texts that are dragged in 4 500, an app that is asked before and a reader that hears what
# was before 1 900, what is said that stays as it was said, and hours that stay where they are, 1 000,
# events that are drawn over several frames 730,
# the number of those without a column, which keys bring into view as they do these, 300, names of
# what is held or stays 100, words that are kept from scene to scene 1 600,
# what is behind its hours 1 300, a focus that the page leads and what is only moved keeps 700,
# a keyboard that follows hands, days drawn over in a month and events that are not certain 950,
# events that fingers leave held, with handles at their ends, 1 900,
# events that native hosts drag out and in again 100, a range of times that is a value 5 000, times that give way to titles,
# bars that move up and what is out of view 400 more and the agenda 12 200 (35 000 were wanted for all), reading dates in
# every calendar and script some 6 000, months side by side and parts left out 2 400, what pages are told of days 1 700,
# deletions about which the page is asked 350, bands 1 500, an app's own colours 2 900, the hours that it shows 700,
# dots clear of digits and pages that turn at once under hands 100, a mouse that is told of what is locked 200;
# functions in the order of their likeness save 8 000.
# Less is wanted: 150 000, and the timeline.
readonly whole_limit=258000

# What a page that picks dates fetches in total: the calendar, its style sheet and its engine. Options of timelines, what
# cells hold, frames that slide and words that stay are parts that it lacks (1 700 bytes); functions in an order that is
# tried four times as long save 500 more. The actions of timelines are still in it, although it has none; 58 000 are wanted.
readonly limit=60000
# What a page fetches while its date fields are closed, without phrases of other languages; that messages wait for the
# end of a press, so that a click on what is below them arrives, takes 110, what is missing, shown below where a form is
# not sent, 40.
readonly field_limit=11000
# What they fetch when the first one is needed: two months side by side for an interval take 2 500,
# high contrast 90, places for edits, of which there are none, 120, a focus that what is only moved keeps 140,
# and selections that may be ranges of times, of which there are none, 60.
# Named days, steps, intervals, times and facts come with modules of their own.
readonly opened_limit=72400
# What the page of events fetches in English until its events are seen: itself, its words, the whole element and the
# module that writes texts; other languages take some 2 000 more. What keeps, sends and undoes changes, 16 200, comes once
# the element is there. Sheets, their fields and what they look like, the clipboard and the lines about an event, 6 600,
# come when the browser is idle, as do the form with its date field and what stores edits, 19 500, and the layers with
# the module of streaks and what a day holds, 49 000, files of events and settings, 8 000; what reads events in its title,
# 45 000, comes when it is opened, the search and what tells the keys when they are asked for.
readonly events_limit=300000

# measure FILE...: sets `total`
measure() {
  local sizes
  sizes="$(python3 "$squeeze" "$@")"
  echo "$sizes"
  total="$(awk '{ sum += $1 } END { print sum }' <<<"$sizes")"
}

measure almanac.wasm element/almanac-calendar.js element/parts.js element/almanac-calendar.css
echo "$total of $whole_limit bytes gzipped: the whole element"
if [[ "$total" -gt "$whole_limit" ]]; then
  echo "web-size: the whole element has grown too large" >&2
  exit 1
fi
measure almanac-picker.wasm element/almanac-picker.js element/almanac-picker.css
echo "$total of $limit bytes gzipped: the pickers'"
if [[ "$total" -gt "$limit" ]]; then
  echo "web-size: the pickers' element has grown too large" >&2
  exit 1
fi
measure element/almanac-picker-field.js element/almanac-picker-field.css
echo "$total of $field_limit bytes gzipped: a closed date field"
if [[ "$total" -gt "$field_limit" ]]; then
  echo "web-size: the date field has grown too large" >&2
  exit 1
fi
measure almanac-field.wasm element/almanac-picker.js element/almanac-picker.css element/field/opened.js
echo "$total of $opened_limit bytes gzipped: what it loads when it is first needed"
if [[ "$total" -gt "$opened_limit" ]]; then
  echo "web-size: what a date field loads has grown too large" >&2
  exit 1
fi
# Of the pages' common modules those that sheets, forms and layers bring are not among it.
measure index.html index.css app/parts.js events/*.js phrases/events/en.txt phrases/entries/en.txt \
  almanac-wording.wasm almanac.wasm element/almanac-calendar.js element/parts.js element/almanac-calendar.css
echo "$total of $events_limit bytes gzipped: the page of events"
if [[ "$total" -gt "$events_limit" ]]; then
  echo "web-size: the page of events has grown too large" >&2
  exit 1
fi
