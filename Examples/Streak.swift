// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import SwiftUI

struct Session: Identifiable {
  let id = UUID()
  let start: Date
  let end: Date
  let points: Int
}

/// The streak tutorial: days are kept, short or empty, and the sessions of the selected day are cards.
struct StreakView: View {
  let sessions: [Session]
  let goal: Int
  let since: Date
  @State private var day: Date? = Date()

  var body: some View {
    VStack(alignment: .leading) {
      CalendarView(day: $day)
        .preset(.streak)
        .streak(sessions, goal: goal, since: since, on: \.start, points: \.points)
      SessionCards(sessions: sessions.filter { isSelected($0.start) }, day: day)
    }
    .padding()
  }

  private func isSelected(_ date: Date) -> Bool {
    day.map { Calendar.current.isDate(date, inSameDayAs: $0) } ?? false
  }
}

private struct SessionCards: View {
  let sessions: [Session]
  let day: Date?

  var body: some View {
    if sessions.isEmpty {
      Text("No sessions on \((day ?? Date()).formatted(date: .abbreviated, time: .omitted))")
    } else {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(sessions.sorted { $0.start < $1.start }) { session in
            VStack(alignment: .leading) {
              Text("Points: \(session.points)").bold()
              Text(session.start...max(session.start, session.end))
            }
            .padding()
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
          }
        }
      }
    }
  }
}
