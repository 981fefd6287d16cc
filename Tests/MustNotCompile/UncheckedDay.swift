// SPDX-License-Identifier: MIT
// error: extraneous argument label 'unchecked:' in call
import CivilTime

func day(_ number: Int32) -> EpochDay? {
  return EpochDay(unchecked: number)  // refused
  return EpochDay(number)
}
