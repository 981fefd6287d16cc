// SPDX-License-Identifier: MIT
// SwiftData came with iOS 17: an older SDK does not check this file.
#if canImport(SwiftData)
  import CalendarSwiftUI
  import SwiftData
  import SwiftUI

  @available(iOS 17, *)
  @Model
  final class Watering {
    var date: Date

    init(date: Date) { self.date = date }
  }

  /// Marks from SwiftData: the results of a query are marked as they are.
  @available(iOS 17, *)
  struct WateringCalendar: View {
    @Query private var waterings: [Watering]
    @State private var day: Date?

    var body: some View {
      CalendarView(day: $day).preset(.kal).marks(waterings, on: \.date) { _ in .blue }
    }
  }
#endif
