// SPDX-License-Identifier: MIT

import CivilTime
import Foundation

/// The days 1970 to 2100 in random order, and three ways to turn them into civil dates.
struct DateWork {
  let days: [EpochDay]
  private let dates: [Date]
  private let calendar: Calendar

  init(count: Int) {
    var numbers = BenchmarkNumbers(seed: 1)
    days = (0..<count).map { _ in
      EpochDay.epoch.addingClamped(days: Int32.random(in: 0..<47_846, using: &numbers))
    }
    dates = days.map { Date(timeIntervalSince1970: Double($0.rawValue) * 86_400) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  /// The product: one call that is not inlined for each day, and the sum of the days of the month.
  ///
  /// The call is opaque to the loop, so all fields are computed though one is read.
  func product() {
    var sum: Int64 = 0
    for day in days {
      sum &+= Int64(Self.civil(day).day)
    }
    sink &+= sum
  }

  @inline(never)
  private static func civil(_ day: EpochDay) -> CivilDate {
    day.civil
  }

  /// The bare algorithm in the same loop, called in the same way.
  func bare() {
    var sum: Int64 = 0
    for day in days {
      sum &+= Int64(BareDate.of(day.rawValue).day)
    }
    sink &+= sum
  }

  /// Foundation on the first days of the list.
  func foundation(_ count: Int) {
    var sum: Int64 = 0
    for date in dates.prefix(count) {
      let fields = calendar.dateComponents([.year, .month, .day], from: date)
      sum &+= Int64(fields.day ?? 0)
    }
    sink &+= sum
  }
}

extension DateWork {
  /// Whether all three say the same of every day.
  var agree: Bool {
    zip(days, dates).allSatisfy { day, date in
      let (product, bare) = (day.civil, BareDate.of(day.rawValue))
      let fields = calendar.dateComponents([.year, .month, .day], from: date)
      return product.year == bare.year && product.month == bare.month && product.day == bare.day
        && fields.year == Int(bare.year) && fields.month == Int(bare.month)
        && fields.day == Int(bare.day)
    }
  }

  /// The rows about dates.
  static func rows(rounds: Int) -> [Row] {
    let work = DateWork(count: 20_000)
    precondition(work.agree, "the three ways to a date disagree")
    let sample = 1000
    let times = Stopwatch(rounds: rounds).nanoseconds([
      work.product, work.bare, { work.foundation(sample) },
    ])
    let (product, bare) = (times[0] / 20_000, times[1] / 20_000)
    let foundation = times[2] / Double(sample)
    return [
      .ratio("day to date: ours ÷ bare Neri–Schneider, calls", product / bare, atMost: 1.3),
      .ratio(
        "day to date: Foundation dateComponents (GMT) ÷ ours", foundation / product, atLeast: 50),
      .information("day to date, one call", product, "ns"),
      .information("dateComponents (GMT), one call", foundation, "ns"),
    ]
  }
}
