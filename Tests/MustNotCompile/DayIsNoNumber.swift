// SPDX-License-Identifier: MIT
// error: referencing operator function '==' on 'BinaryInteger' requires that 'EpochDay' conform
import CivilTime

func isNumbered(_ day: EpochDay, _ number: Int32) -> Bool {
  return day == number  // refused
  return day.rawValue == number
}
