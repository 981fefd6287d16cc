// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// The day in this text; the test ends where there is none.
func day(_ text: String) throws -> EpochDay {
  try EpochDay(iso8601: text)
}

/// The civil time in this text.
func civil(_ text: String) throws -> CivilDateTime {
  try CivilDateTime(iso8601: text)
}

/// The instant in this text.
func instant(_ text: String) throws -> Instant {
  try Instant(iso8601: text)
}

/// SplitMix64: the same numbers on every machine and in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
