// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarStore

/// What was deleted by an undo, told from what a hand has deleted.
struct UndoneDeletionsTests {
  /// A long import has changes 1...4 and 7...10; 5 and 6 are of somebody else, and 11 undoes it.
  private struct History: BatchSource {
    private static let batches = [
      Batch(first: 1, last: 4, run: 1), Batch(first: 7, last: 10, run: 1),
      Batch(first: 11, last: 11, undoes: 10),
    ]

    func lastChange() -> Int64 { 11 }
    func floorChange() -> Int64 { 0 }
    func batch(holding change: Int64) -> Batch? {
      Self.batches.first { ($0.first...$0.last).contains(change) }
    }
    func batches(ofRun run: Int64) -> [Batch] { Self.batches.filter { $0.run == run } }
  }

  /// The changes of one record, the last of which is the undo.
  @Test(arguments: [
    ([2, 11], true), ([7, 11], true), ([2, 7, 11], true),
    // Before the import's first change of it, it was there: a hand has deleted it, and the import
    // had brought it back.
    ([5, 6, 7, 11], false),
    // It was edited between the parts, and the undo took away what the first one had made.
    ([2, 5, 7, 11], true), ([2, 5, 11], true), ([2, 5, 6, 7, 11], true),
  ])
  func whatOthersDoBetweenPartsOfAnImportIsTheirs(changes: [Int64], wasUndone: Bool) {
    var undone = UndoneDeletions()
    let found = undone.contain(11, History()) { change in
      changes.last { $0 < change }
    }
    #expect(found == wasUndone, "\(changes)")
  }
}
