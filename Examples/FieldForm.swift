// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import SwiftUI

/// A form with two fields: dates are typed, or chosen from the calendar that opens.
struct BookingForm: View {
  @State private var birthday: Date?
  @State private var stay: ClosedRange<Date>?

  var body: some View {
    Form {
      DateField("Birthday", day: $birthday).disabledFrom(Date())
      DateField("Stay", range: $stay).minimumLength(2).disabledThrough(Date())
    }
  }
}
