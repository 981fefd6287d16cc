// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import SwiftUI

/// FUICalendarView in its style `rangeSelection`: the title names the days.
struct StayView: View {
  @State private var stay: ClosedRange<Date>?
  let season: ClosedRange<Date>

  var body: some View {
    CalendarView(range: $stay)
      .preset(.fioriRange)
      .bounds(season)
      .disabledWeekdays([.sunday])
      .fillsHeight()
  }
}
