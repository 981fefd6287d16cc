// SPDX-License-Identifier: MIT
// Written by Scripts/options.py of OptionTable; `make options` writes it anew.
// The attributes of <almanac-calendar>, by who reads them.

/** What the engine reads. */
export const OPTIONS = ('preset view month-headers columns snap mode expand-focus expand-swipe weeks direction paging '
  + 'shared-weeks rows outside-days outside-tap max-height days hidden-weekdays page-start scroll-snap '
  + 'date-position columns-by all-day-rows hour-height slot hours label-hours working-hours editable '
  + 'snap-minutes edge-zones edge-speed edge-dwell edit-within overlap-limit packing empty-days '
  + 'event-lines zooms heat heat-legend picks title-rule neighbour-titles selection interval-rule '
  + 'min-length max-length one-day across-disabled unselects page-day swipe first-weekday min max '
  + 'disabled-before disabled-after disabled-weekdays disabled-days hide hide-buttons grid-lines '
  + 'week-numbers weekdays weekday-today hide-today no-indicators no-single-keys asks wheel').split(' ');

/** What the element reads itself, and hears of when it changes. */
export const WATCHED = ('value date today time-zone time-zones level locale dir alternate-calendar alternate-locale '
  + 'required disabled').split(' ');

/** What has a property too. */
export const REFLECTED = ('preset view month-headers columns weeks direction paging days hidden-weekdays page-start '
  + 'scroll-snap date-position columns-by all-day-rows hour-height slot hours label-hours working-hours '
  + 'editable snap-minutes edge-zones edge-speed edge-dwell edit-within overlap-limit time-zones packing '
  + 'empty-days event-lines title-rule neighbour-titles selection interval-rule min-length max-length '
  + 'page-day first-weekday min max disabled-before disabled-after disabled-weekdays disabled-days hide '
  + 'grid-lines name').split(' ');
