// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CalendarModel
  import CivilTime
  import UIKit

  /// What days hold, at hand; `CalendarUIView.source` is for what has to be loaded.
  @MainActor
  public protocol CalendarUIViewDataSource: AnyObject {
    /// Says what a day holds by setting parts of a fact that says nothing yet.
    ///
    ///     func calendar(_ calendar: CalendarUIView, describe fact: inout DayFact, of date: Date) {
    ///       fact = DayFact(day: fact.day, dots: events(on: date).map(\.tint))
    ///     }
    func calendar(_ calendar: CalendarUIView, describe fact: inout DayFact, of date: Date)
    /// The occurrences that touch the days from one date to another; may be left out.
    func calendar(_ calendar: CalendarUIView, occurrencesIn days: ClosedRange<Date>) -> [Occurrence]
  }

  extension CalendarUIViewDataSource {
    /// Has no occurrences.
    public func calendar(
      _ calendar: CalendarUIView, occurrencesIn days: ClosedRange<Date>
    ) -> [Occurrence] { [] }
  }

  extension CalendarUIView {
    /// Loads from `source`, else from the data source, else nothing.
    func adoptSource() {
      guard source == nil, let dataSource else {
        session.source = source
        return
      }
      let id = SourceID(source: ObjectIdentifier(dataSource), generation: generation)
      session.source = DaySource(
        id: id,
        occurrences: { [weak self] days in
          guard let self, let source = self.dataSource, let range = self.dates.range(days) else {
            return []
          }
          return source.calendar(self, occurrencesIn: range)
        },
        facts: { [weak self] days in
          days.each.compactMap { self?.fact(of: $0) }
        })
    }

    private func fact(of day: EpochDay) -> DayFact {
      var fact = DayFact(day: day)
      dataSource?.calendar(self, describe: &fact, of: dates.date(day))
      return fact
    }
  }

  /// A data source, each time that it is to be asked anew.
  private struct SourceID: Hashable {
    let source: ObjectIdentifier
    let generation: Int
  }
#endif
