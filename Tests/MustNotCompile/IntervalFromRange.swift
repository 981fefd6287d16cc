// SPDX-License-Identifier: MIT
// error: cannot convert return expression of type 'Range<EpochDay>' to return type 'DayInterval'
import CivilTime

func interval(from start: EpochDay, to end: EpochDay) -> DayInterval? {
  return start..<end  // refused
  return DayInterval(start: start, end: end)
}
