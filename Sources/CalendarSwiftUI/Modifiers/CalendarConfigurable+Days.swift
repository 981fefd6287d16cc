// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CalendarModel
  import CivilTime
  import SwiftUI

  extension CalendarConfigurable {
    /// Says what days hold, at once.
    ///
    ///     CalendarView(day: $day).facts(of: tides) { date, fact in
    ///       if let tide = tides[date] { fact = .init(day: fact.day, badge: "\(tide)") }
    ///     }
    ///
    /// - Parameters:
    ///   - id: The value that the facts are made of: another one has days asked for again.
    ///   - describe: Sets what a day holds; called for each day in view.
    /// - Returns: The view with it.
    public func facts(
      of id: some Hashable, _ describe: @escaping (Date, inout DayFact) -> Void
    ) -> Self {
      adding { context in
        DaySource(id: SourceID("facts", id)) { days in
          days.each.map { day in
            var fact = DayFact(day: day)
            describe(context.dates.date(day), &fact)
            return fact
          }
        }
      }
    }

    /// Loads what days hold, from a database or a server.
    ///
    /// - Parameters:
    ///   - id: The value that the facts are made of: another one has days loaded again.
    ///   - load: Answers for the days from one date to another. Its task is cancelled when nobody
    ///     waits for it; what it throws shows a failure, with a button to try again.
    /// - Returns: The view with it.
    public func loading(
      of id: some Hashable, _ load: @escaping (ClosedRange<Date>) async throws -> [DayFact]
    ) -> Self {
      adding { context in
        DaySource(id: SourceID("loading", id)) { days, _ in
          guard let range = context.dates.range(days) else { return DayAnswer(facts: []) }
          return DayAnswer(facts: try await load(range))
        }
      }
    }

    /// Shows occurrences: bars where days have room for them, dots elsewhere.
    ///
    /// - Parameters:
    ///   - elements: All that there are; each view takes what touches its days.
    ///   - make: An occurrence of an element, nil for one that is not shown.
    /// - Returns: The view with it.
    public func occurrences<Elements: Sequence>(
      _ elements: Elements, _ make: @escaping (Elements.Element, DayDates) -> Occurrence?
    ) -> Self {
      adding { context in
        let all = elements.compactMap { make($0, context.dates) }
        return DaySource(
          id: SourceID("occurrences", all),
          occurrences: { days in all.filter { $0.days.overlaps(days) } })
      }
    }

    /// Occurrences that are there already.
    public func occurrences(_ occurrences: [Occurrence]) -> Self {
      self.occurrences(occurrences) { occurrence, _ in occurrence }
    }

    /// Has a list below the days name kinds of them, as far as the month has such days.
    ///
    ///     .legend([LegendEntry(name: "Holiday", tint: .red)])
    public func legend(_ entries: [LegendEntry]) -> Self {
      setting { options, _ in options.legend = entries }
    }

    /// What the days of a timeline can be divided into, with `columnsByGroup`, in the order of their
    /// columns.
    ///
    ///     .groups([CalendarGroup(number: 1, name: "Room 2")]).columnsByGroup()
    ///
    /// Occurrences say by `group` to which one they belong; of more than 32 the first ones count.
    public func groups(_ groups: [CalendarGroup]) -> Self {
      setting { options, _ in options.groups = groups }
    }

    /// A source of the app's own.
    public func source(_ source: DaySource) -> Self { adding { _ in source } }

    /// Has days loaded again whenever something is posted.
    ///
    /// - Parameters:
    ///   - name: What is posted.
    ///   - sender: By whom; nil for anybody.
    /// - Returns: The view with it.
    public func reloads(on name: Notification.Name, from sender: AnyObject? = nil) -> Self {
      configured {
        $0.triggers.append(ReloadTrigger(name: name, sender: sender.map { ObjectIdentifier($0) }))
      }
    }

    func adding(_ source: @escaping @MainActor (DayContext) -> DaySource) -> Self {
      configured { $0.sources.append(source) }
    }
  }

  /// What a source is: its kind, and the value that it is made of.
  struct SourceID: Hashable {
    let kind: String
    let value: AnyHashable

    init(_ kind: String, _ value: some Hashable) {
      (self.kind, self.value) = (kind, AnyHashable(value))
    }
  }
#endif
