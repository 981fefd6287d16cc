// SPDX-License-Identifier: MIT
import Foundation

/// Days about which a platform is known to be wrong, and how to find out whether this platform is.
///
/// Found by `CalendarOracleTests`: Foundation 6.3 makes the Hebrew year 5806 complete although it
/// is regular, and takes that day from Marheshvan 5807. Chinese new moons within a few minutes of
/// midnight fall on another day than in published calendars; on one such day Foundation reports day
/// 0.
struct AlternateDoubt {
  let identifier: Calendar.Identifier
  /// The days, counted from 1970-01-01.
  let days: Range<Int32>
  /// One of the days: a correct platform gives it this month and day.
  let probe: Int32
  let month: Int
  let day: Int

  static let all = [
    // 2045-11-10 is 1 Kislev 5806.
    AlternateDoubt(identifier: .hebrew, days: 27_707..<28_092, probe: 27_707, month: 3, day: 1),
    // 1914-11-17, 1916-02-03, 1920-11-10, 2097-08-07; 2057-09-28 is the 30th.
    AlternateDoubt(
      identifier: .chinese, days: -20_134 ..< -20_104, probe: -20_134, month: 10, day: 1),
    AlternateDoubt(
      identifier: .chinese, days: -19_691 ..< -19_661, probe: -19_691, month: 1, day: 1),
    AlternateDoubt(
      identifier: .chinese, days: -17_949 ..< -17_919, probe: -17_949, month: 10, day: 1),
    AlternateDoubt(
      identifier: .chinese, days: 32_018..<32_048, probe: 32_047, month: 8, day: 30),
    AlternateDoubt(
      identifier: .chinese, days: 46_605..<46_635, probe: 46_605, month: 7, day: 1),
  ]
}
