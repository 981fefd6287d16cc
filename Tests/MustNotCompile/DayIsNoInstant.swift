// SPDX-License-Identifier: MIT
// error: cannot convert value of type 'Instant' to expected argument type 'EpochDay'
import CivilTime

func days(until instant: Instant, since day: EpochDay) -> Int32 {
  return EpochDay.min.days(until: instant)  // refused
  return EpochDay.min.days(until: day)
}
