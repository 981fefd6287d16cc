// SPDX-License-Identifier: MIT
import CalendarSwiftUI
import CoreData
import SwiftUI

@objc(Tag)
final class Tag: NSManagedObject, Identifiable {
  @NSManaged var name: String?
  @NSManaged var date: Date?
}

/// Kal's screen over Core Data: marks of one plant, and those of the selected day below.
struct PlantCalendar: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\Tag.date)], predicate: NSPredicate(value: false))
  private var tags: FetchedResults<Tag>
  @State private var day: Date? = Date()
  let plant: NSManagedObject

  var body: some View {
    let isOfPlant = NSPredicate(format: "plant == %@", plant)
    VStack {
      CalendarView(day: $day)
        .preset(.kal)
        .marks(
          fetching: NSFetchRequest<Tag>(entityName: "Tag"), in: context, on: \.date,
          matching: isOfPlant)
      List(tags) { tag in Text(tag.name ?? "") }
    }
    // At first, and then for each other day.
    .task(id: day) {
      let days = day.flatMap { Calendar.current.dateInterval(of: .day, for: $0) } ?? DateInterval()
      let isOfDay = NSPredicate(
        format: "date >= %@ AND date < %@", days.start as NSDate, days.end as NSDate)
      tags.nsPredicate = NSCompoundPredicate(andPredicateWithSubpredicates: [isOfPlant, isOfDay])
    }
  }
}
