// SPDX-License-Identifier: MIT

import CivilTime

/// The day written as in ISO 8601, such as `day("2024-02-29")`; traps on a typing error.
func day(_ text: String) -> EpochDay {
  let fields = text.split(separator: "-").compactMap { Int32($0) }
  guard fields.count == 3,
    let date = CivilDate(year: fields[0], month: fields[1], day: fields[2])
  else { preconditionFailure("no such day: \(text)") }
  return date.epochDay
}

/// The days from the first through the last, both written as in ISO 8601.
func days(_ first: String, through last: String) -> DayInterval {
  guard let days = DayInterval(first: day(first), last: day(last)) else {
    preconditionFailure("\(last) is earlier than \(first)")
  }
  return days
}
