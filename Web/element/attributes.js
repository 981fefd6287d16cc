// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
// The attributes of <almanac-calendar>, by who reads them; pickers do without what stands between the comments.

/** What the engine reads. */
export const OPTIONS = ('view columns direction rows outside-days outside-tap selection interval-rule min-length'
  + ' max-length one-day across-disabled unselects swipe first-weekday min max disabled-before'
  + ' disabled-after disabled-weekdays disabled-days hide-buttons weekdays weekday-today'
  + ' hide-today no-single-keys wheel'
  /* whole { */
  + ' preset month-headers snap mode expand-focus expand-swipe weeks paging shared-weeks'
  + ' max-height days hidden-weekdays page-start scroll-snap date-position columns-by'
  + ' all-day-rows hour-height slot hours label-hours working-hours editable snap-minutes'
  + ' edge-zones edge-speed edge-dwell edit-within overlap-limit packing empty-days event-lines'
  + ' zooms heat heat-legend picks title-rule neighbour-titles page-day hide grid-lines'
  + ' week-numbers no-indicators asks'
  /* } */
).split(' ');

/** What the element reads itself, and hears of when it changes. */
export const WATCHED = ('value date today time-zone locale dir required disabled'
  /* whole { */
  + ' time-zones level alternate-calendar alternate-locale'
  /* } */
).split(' ');

/** What has a property too. */
export const REFLECTED = ('view columns direction selection interval-rule min-length max-length first-weekday min max'
  + ' disabled-before disabled-after disabled-weekdays disabled-days name'
  /* whole { */
  + ' preset month-headers weeks paging days hidden-weekdays page-start scroll-snap'
  + ' date-position columns-by all-day-rows hour-height slot hours label-hours working-hours'
  + ' editable snap-minutes edge-zones edge-speed edge-dwell edit-within overlap-limit'
  + ' time-zones packing empty-days event-lines title-rule neighbour-titles page-day hide'
  + ' grid-lines'
  /* } */
).split(' ');
