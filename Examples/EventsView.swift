// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import EventKit
import SwiftUI

/// The user's events as bars, after access was granted.
struct EventsView: View {
  @State private var day: Date? = Date()
  @State private var store: EKEventStore?
  @State private var isRefused = false

  var body: some View {
    Group {
      if let store {
        CalendarView(day: $day).fillsHeight().events(from: store)
      } else if isRefused {
        Text("Allow access to your calendars in Settings.")
      } else {
        ProgressView()
      }
    }
    .task {
      let store = EKEventStore()
      isRefused = (try? await store.allowsEvents()) != true
      if !isRefused { self.store = store }
    }
  }
}

// The SDK of iOS 17 came with SwiftData: an older one does not know of full access.
#if canImport(SwiftData)
  extension EKEventStore {
    fileprivate func allowsEvents() async throws -> Bool {
      // From iOS 17 on the older question is refused unasked.
      if #available(iOS 17, *) { return try await requestFullAccessToEvents() }
      return try await requestAccess(to: .event)
    }
  }
#else
  extension EKEventStore {
    fileprivate func allowsEvents() async throws -> Bool {
      try await requestAccess(to: .event)
    }
  }
#endif
