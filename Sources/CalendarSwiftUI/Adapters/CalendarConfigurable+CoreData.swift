// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && canImport(CoreData)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CivilTime
  import CoreData
  import SwiftUI

  extension CalendarConfigurable {
    /// Marks the days of managed objects with dots, fetched as days come into view.
    ///
    ///     CalendarView(day: $day).preset(.kal).marks(
    ///       fetching: Tag.fetchRequest(), in: context, on: \.date,
    ///       matching: NSPredicate(format: "plant == %@", plant))
    ///
    /// Days are fetched again when objects of the context change.
    ///
    /// - Parameters:
    ///   - request: What is fetched; its own predicate counts, too.
    ///   - context: Where from; it is used on its own queue.
    ///   - date: When an object is; those without a date mark no day.
    ///   - owner: Whose objects are fetched; nil fetches all.
    ///   - tint: The colour of an object; the theme's own without it.
    /// - Returns: The view with it.
    public func marks<Record: NSManagedObject>(
      fetching request: NSFetchRequest<Record>, in context: NSManagedObjectContext,
      on date: KeyPath<Record, Date?>, matching owner: NSPredicate? = nil,
      tint: ((Record) -> Tint)? = nil
    ) -> Self {
      let parts = [request.predicate, owner].compactMap { $0 }
      let key = NSExpression(forKeyPath: date).keyPath
      let id = FetchID(
        entity: request.entityName ?? "", date: key, predicates: parts.map(\.predicateFormat),
        context: ObjectIdentifier(context))
      return adding { shown in
        DaySource(id: SourceID("fetch", id)) { days, _ in
          guard let range = shown.dates.range(days) else { return DayAnswer(facts: []) }
          let dots = try await context.perform {
            let wanted = NSFetchRequest<Record>(entityName: id.entity)
            let end = shown.dates.end(of: days)
            let inView = NSPredicate(
              format: "%K >= %@ AND %K < %@", key, range.lowerBound as NSDate, key, end as NSDate)
            wanted.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: parts + [inView])
            var dots: [EpochDay: [UInt8]] = [:]
            for record in try context.fetch(wanted) {
              guard let date = record[keyPath: date] else { continue }
              dots[shown.dates.day(date), default: []].append(
                tint?(record).rawValue ?? Dots.untinted)
            }
            return dots
          }
          return DayAnswer(facts: dots.map { DayFact(day: $0, dots: $1) })
        }
      }
      .reloads(on: .NSManagedObjectContextObjectsDidChange, from: context)
    }
  }

  /// What a fetch depends on.
  private struct FetchID: Hashable {
    let entity: String
    let date: String
    let predicates: [String]
    let context: ObjectIdentifier
  }
#endif
