// SPDX-License-Identifier: MIT

import AlmanacSamples
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

/// The same numbers on every machine and in every run.
typealias SeededGenerator = SeededNumbers
