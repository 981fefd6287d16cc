// SPDX-License-Identifier: MIT
// A believable fortnight, which comes again and again: what somebody with work, a family and sports has to do.

const DAY = 86_400_000;
const numberOf = day => Date.parse(`${day}T00:00Z`) / DAY;
const dayOf = number => new Date(number * DAY).toISOString().slice(0, 10);
// A Monday.
const FIRST = 19_723;

export const CALENDARS = [
  { id: 'work', name: 'Work', color: 'blue' }, { id: 'home', name: 'Home', color: 'green' },
  { id: 'sports', name: 'Sports', color: 'orange' }, { id: 'family', name: 'Family', color: 'purple' },
];

// The day of the fortnight, from when, until when, what, and whose.
const TIMED = [
  [0, '09:00', '09:30', 'Stand-up', 'work'], [0, '10:00', '11:30', 'Sprint planning', 'work'],
  [0, '13:00', '14:00', 'Lunch with Noor', 'home'], [0, '18:00', '19:15', 'Swimming', 'sports'],
  [1, '09:00', '09:30', 'Stand-up', 'work'], [1, '10:30', '12:00', 'Design review', 'work'],
  [1, '11:00', '11:45', 'Interview: Sam', 'work'], [1, '11:15', '12:30', 'Budget', 'work'],
  [1, '15:30', '16:00', 'School run', 'family'], [1, '20:00', '22:30', 'Film night', 'home'],
  [2, '09:00', '09:30', 'Stand-up', 'work'], [2, '09:15', '10:00', 'One to one', 'work'],
  [2, '12:30', '13:30', 'Running', 'sports'], [2, '14:00', '16:00', 'Workshop: onboarding', 'work'],
  [2, '17:00', '17:45', 'Dentist', 'home'],
  [3, '09:00', '09:30', 'Stand-up', 'work'], [3, '10:00', '10:45', 'Press call', 'work'],
  [3, '13:15', '14:45', 'Parents’ evening', 'family'], [3, '16:00', '17:00', 'Piano lesson', 'family'],
  [3, '22:30', '25:30', 'Night train to Vienna', 'home'],
  [4, '09:00', '09:30', 'Stand-up', 'work'], [4, '09:30', '11:00', 'Release', 'work'],
  [4, '11:00', '12:00', 'Demo', 'work'], [4, '17:00', '18:00', 'Badminton', 'sports'],
  [5, '10:00', '12:00', 'Market', 'home'], [5, '15:00', '17:30', 'Leo’s birthday', 'family'],
  [6, '09:30', '11:30', 'Long run', 'sports'], [6, '13:00', '15:00', 'Sunday lunch', 'family'],
  [7, '09:00', '09:30', 'Stand-up', 'work'], [7, '14:00', '15:00', 'Retrospective', 'work'],
  [7, '18:00', '19:15', 'Swimming', 'sports'],
  [8, '09:00', '09:30', 'Stand-up', 'work'], [8, '11:00', '12:00', 'Customer visit', 'work'],
  [8, '12:00', '12:00', 'Take the cake out', 'home'], [8, '16:30', '17:30', 'Haircut', 'home'],
  [9, '09:00', '09:30', 'Stand-up', 'work'], [9, '10:00', '12:00', 'Architecture', 'work'],
  [9, '10:30', '11:00', 'Call with Kyoto', 'work'], [9, '12:30', '13:30', 'Running', 'sports'],
  [10, '09:00', '09:30', 'Stand-up', 'work'], [10, '13:00', '14:30', 'Board', 'work'],
  [10, '19:00', '22:00', 'Choir', 'home'],
  [11, '09:00', '09:30', 'Stand-up', 'work'], [11, '15:00', '16:30', 'Demo', 'work'],
  [12, '08:30', '13:00', 'Hike', 'sports'], [12, '19:30', '23:00', 'Dinner at Mia’s', 'family'],
  [13, '11:00', '12:30', 'Museum', 'family'], [13, '16:00', '17:00', 'Water the plants', 'home'],
];

// The day of the fortnight, how many days, what, and whose.
const WHOLE = [
  [0, 5, 'Conference in Lyon', 'work'], [2, 1, 'Ada’s birthday', 'family'], [4, 3, 'Grandma visits', 'family'],
  [9, 1, 'Bins', 'home'], [10, 2, 'Offsite', 'work'], [12, 2, 'Regatta', 'sports'],
];

function civil(day, time) {
  const [hour, minute] = time.split(':').map(Number);
  const clock = [hour % 24, minute].map(part => String(part).padStart(2, '0')).join(':');
  return `${dayOf(day + Math.floor(hour / 24))}T${clock}`;
}

const tints = Object.fromEntries(CALENDARS.map(({ id, color }) => [id, color]));

/** What happens on the days from `first` through `last`, as occurrences. */
export function fortnight({ first, last }) {
  const found = [];
  const start = numberOf(first);
  // What began days before may go on.
  for (let day = start - 5; day <= numberOf(last); day += 1) {
    const place = ((day - FIRST) % 14 + 14) % 14;
    for (const [number, [on, from, to, title, calendar]] of TIMED.entries()) {
      if (on !== place) continue;
      found.push({ id: `t${number}-${day}`, calendar, title, group: calendar, tint: tints[calendar],
        start: civil(day, from), end: civil(day, to) });
    }
    for (const [number, [on, count, title, calendar]] of WHOLE.entries()) {
      if (on !== place) continue;
      found.push({ id: `w${number}-${day}`, calendar, title, group: calendar, tint: tints[calendar],
        start: dayOf(day), end: dayOf(day + count) });
    }
  }
  return found.filter(({ start: begins, end }) => begins.slice(0, 10) <= last && end.slice(0, 10) >= first);
}
