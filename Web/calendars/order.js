// SPDX-License-Identifier: MIT
// The order of the calendars: which of them get another one when one of them goes to another place.

/** Each calendar whose `order` changes when one goes to a place, with its new one. */
export function ordersFor(calendars, id, place) {
  const others = calendars.filter(calendar => calendar.id !== id);
  const moved = calendars.find(calendar => calendar.id === id);
  return [...others.slice(0, place), moved, ...others.slice(place)]
    .map((calendar, order) => ({ calendar, order }))
    .filter(({ calendar, order }) => calendar.order !== order);
}

/** Sends orders as parts of a step; whoever arranges last is right, whatever else has been changed meanwhile. */
export function sendOrders({ history }, orders, group = history.together()) {
  return orders.map(({ calendar: { revision, change, ...before }, order }) => history.push({ op: 'edit',
    kind: 'calendars', id: before.id, values: { order }, before, base: null, after: { ...before, order }, group }));
}

/** What is said of a calendar that stands in a place of so many. */
export function placedText(words, name, place, count) {
  const number = new Intl.NumberFormat(document.documentElement.lang);
  return words('placed', name, number.format(place + 1), number.format(count));
}
