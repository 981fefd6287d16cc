// SPDX-License-Identifier: MIT
import CalendarEngine

/// All kinds of marks, in the order in which days show them.
///
/// Each has a tint and may be hidden.
///
///     let kinds = MarkKinds(["fed", "watered"].map { Array($0.utf8) })
///     var fact = DayFact(day: day)
///     kinds.add([0, 1, 1], to: &fact, words)      // two dots; "3 marks, fed, watered"
public struct MarkKinds: Sendable {
  private let names: [[UInt8]]
  private let tints: [Tint]
  private let isHidden: [Bool]

  /// The kinds with these names.
  ///
  /// - Parameters:
  ///   - names: UTF-8, each once.
  ///   - order: The order in which they choose their colours, as for `Tint.events(for:order:)`.
  ///   - isHidden: Whether each of them is left out; what is missing at the end is shown.
  public init(_ names: [[UInt8]], order: [Int] = [], isHidden: [Bool] = []) {
    self.names = names
    tints = Tint.events(for: names, order: order)
    self.isHidden = names.indices.map { $0 < isHidden.count && isHidden[$0] }
  }
}

extension MarkKinds {
  /// Sets what a day's marks contribute to its fact: a dot for each visible kind, and a note with
  /// the number of marks and the names of their kinds.
  ///
  /// Changes nothing if no kind is visible. Takes linear time in the number of kinds and marks.
  ///
  /// - Parameters:
  ///   - marks: The kind of each mark of the day by its index; one that is no index counts as a mark
  ///     of an unknown kind, which has no dot.
  ///   - fact: The fact about the day; its dots and its note are replaced.
  ///   - words: The language of the note.
  public func add(_ marks: [Int], to fact: inout DayFact, _ words: RecordWords) {
    var (count, isFound): (Int64, [Bool]) = (0, isHidden.map { _ in false })
    for kind in marks {
      if !names.indices.contains(kind) {
        count += 1
      } else if !isHidden[kind] {
        count += 1
        isFound[kind] = true
      }
    }
    let shown = names.indices.filter { isFound[$0] }
    guard !shown.isEmpty else { return }
    fact.dots = Dots(shown.map { tints[$0].rawValue })
    var (note, number): ([UInt8], [UInt8]) = ([], [])
    words.locale.append(count, to: &number)
    words.pages.append(.markCount, count: count, arguments: [number], to: &note)
    for kind in shown {
      words.phrases.append(.separator, to: &note)
      note += names[kind]
    }
    fact.note = note
  }
}
