// SPDX-License-Identifier: MIT
// error: cannot convert value of type 'CivilDate' to expected argument type 'EpochDay'
import CivilTime

func isFirst(_ day: EpochDay) -> Bool { day == .min }

func isFirst(on date: CivilDate) -> Bool {
  let test: (EpochDay) -> Bool = isFirst
  return test(date)  // refused
  return test(date.epochDay)
}
