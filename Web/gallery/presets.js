// SPDX-License-Identifier: MIT
// The gallery's descriptions of presets; the engine knows what they do.

export const PRESETS = [
  { name: '', title: 'Playground', swift: 'CalendarOptions()',
    about: 'A month as it is without a preset. Every option below is yours to change.' },
  { name: 'fiori-month', title: 'Fiori month', swift: 'CalendarOptions(.fioriMonth)',
    about: 'FUICalendarView, style month: one month a page, turned vertically, with a selected day on every page.' },
  { name: 'fiori-full-screen-month', title: 'Fiori full screen',
    swift: 'CalendarOptions(.fioriFullScreenMonth)',
    about: 'FUICalendarView, style fullScreenMonth: months below each other, scrolled freely, with a selected '
      + 'day where they come to rest.' },
  { name: 'fiori-week', title: 'Fiori week', swift: 'CalendarOptions(.fioriWeek)',
    about: 'FUICalendarView, style week: one row a page; the selected day moves along.' },
  { name: 'fiori-expandable', title: 'Fiori expandable',
    swift: 'CalendarOptions(.fioriExpandable)',
    about: 'FUICalendarView, style expandable: a month that folds to a week, by a handle that follows the finger.' },
  { name: 'fiori-range', title: 'Fiori range', swift: 'CalendarOptions(.fioriRange)',
    about: 'FUICalendarView, style rangeSelection: in months scrolled freely a first day, then a last one; '
      + 'inside it shrinks, outside it is cleared.' },
  { name: 'fiori-dates', title: 'Fiori dates', swift: 'CalendarOptions(.fioriDates)',
    about: 'FUICalendarView, style datesSelection: any days, in months scrolled freely, by tap or by dragging '
      + 'across them.' },
  { name: 'fs-calendar', title: 'FSCalendar', swift: 'CalendarOptions(.fsCalendar(scope: .month))',
    about: 'FSCalendar as it is without a setting: six rows, 1970 to 2099, placeholders can be selected.' },
  { name: 'fs-calendar-week', title: 'FSCalendar week',
    swift: 'CalendarOptions(.fsCalendar(scope: .week))', about: 'FSCalendar in its scope week.' },
  { name: 'calendar-view', title: 'CalendarView', swift: 'CalendarOptions(.calendarView)',
    about: 'CalendarView of jantimar: 42 days on every page, those of other months cannot be selected.' },
  { name: 'kal', title: 'Kal', swift: 'CalendarOptions(.kal)',
    about: 'Kal: dragging selects, months slide vertically and share the row of a week that is in both.' },
  { name: 'tapku', title: 'Tapku', swift: 'CalendarOptions(.tapku)',
    about: 'The month view of Tapku: months slide vertically and share a row.' },
  { name: 'times-square', title: 'TimesSquare', swift: 'CalendarOptions(.timesSquare)',
    about: 'TimesSquare: named months below each other, scrolled freely; names can stay at the top, and months '
      + 'can be stopped at.' },
  { name: 'ck-calendar', title: 'CKCalendar', swift: 'CalendarOptions(.ckCalendar)',
    about: 'CKCalendar: only the days of the month, as many rows as it has.' },
  { name: 'ab-calendar-picker', title: 'ABCalendarPicker', swift: 'CalendarOptions(.abCalendarPicker)',
    about: 'ABCalendarPicker: the title zooms out to the months, years and decades, a cell zooms in.' },
  { name: 'streak', title: 'Streak', swift: 'CalendarOptions(.streak)',
    about: 'The calendar of streaks: days are coloured by what was done, and today is not marked.' },
];
