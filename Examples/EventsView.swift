// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import EventKit
import SwiftUI

/// The user's events as bars, after access was granted.
struct EventsView: View {
  @State private var day: Date? = Date()
  @State private var store: EKEventStore?

  var body: some View {
    Group {
      if let store {
        CalendarView(day: $day).fillsHeight().events(from: store)
      } else {
        ProgressView()
      }
    }
    .task {
      let store = EKEventStore()
      if (try? await store.requestAccess(to: .event)) == true { self.store = store }
    }
  }
}
