// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import SwiftUI
import WidgetKit

struct Practice: Hashable, Codable {
  let start: Date
  let points: Int
}

/// A widget of this month's streak.
@main
struct StreakWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "streak", provider: StreakProvider()) { entry in
      CalendarPicture()
        .preset(.streak)
        .today(entry.date)
        .streak(entry.sessions, goal: 100, on: \.start, points: \.points)
        .padding(8)
        .widgetBackground()
    }
    .configurationDisplayName("Streak")
    .supportedFamilies([.systemLarge])
  }
}

// The SDK of iOS 17 came with SwiftData: an older one has no backgrounds of widgets.
#if canImport(SwiftData)
  extension View {
    /// What a widget stands on: from iOS 17 on one without is not shown.
    @ViewBuilder fileprivate func widgetBackground() -> some View {
      if #available(iOS 17, *) { containerBackground(.background, for: .widget) } else { self }
    }
  }
#else
  extension View {
    fileprivate func widgetBackground() -> some View { self }
  }
#endif

struct StreakEntry: TimelineEntry {
  let date: Date
  let sessions: [Practice]
}

struct StreakProvider: TimelineProvider {
  func placeholder(in context: Context) -> StreakEntry { StreakEntry(date: Date(), sessions: []) }

  func getSnapshot(in context: Context, completion: @escaping (StreakEntry) -> Void) {
    completion(StreakEntry(date: Date(), sessions: saved))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StreakEntry>) -> Void) {
    let midnight = DateComponents(hour: 0, minute: 0)
    let tomorrow =
      Calendar.current.nextDate(after: Date(), matching: midnight, matchingPolicy: .nextTime)
      ?? .distantFuture
    let entry = StreakEntry(date: Date(), sessions: saved)
    completion(Timeline(entries: [entry], policy: .after(tomorrow)))
  }

  private var saved: [Practice] {
    let data = UserDefaults(suiteName: "group.streak")?.data(forKey: "sessions") ?? Data()
    return (try? JSONDecoder().decode([Practice].self, from: data)) ?? []
  }
}
