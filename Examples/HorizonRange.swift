// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import SwiftUI

/// As with HorizonCalendar: months below each other, and a day is selected.
struct DayPicker: View {
  @State private var day: Date?

  var body: some View {
    CalendarView(day: $day).view(.months).fillsHeight()
  }
}

/// A range is selected, and the days have prices.
struct PricedRange: View {
  @State private var days: ClosedRange<Date>?
  let prices: [Date: Int]

  var body: some View {
    CalendarView(range: $days)
      .view(.months).monthHeaders(.sticky).fillsHeight()
      .draw(.daySubtitle) { Text($0.text).font(.caption2).foregroundColor(.secondary) }
      .facts(of: prices) { date, fact in
        if let price = prices[date] { fact = .init(day: fact.day, subtitle: "\(price) €") }
      }
      .shouldSelect(reason: "Sold out") { prices[$0] != nil }
  }
}
