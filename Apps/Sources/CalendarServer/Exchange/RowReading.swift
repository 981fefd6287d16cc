// SPDX-License-Identifier: MIT
import Foundation

/// Reads the rows of an import from wherever its bytes come from, for pages and commands alike.
package struct RowReading<Source: LineSource> {
  private var source: Source
  private var isAtEnd = false

  /// Starts before the first line.
  package init(_ source: Source) {
    self.source = source
  }
}

extension RowReading {
  /// The bytes that come next.
  package enum Supply {
    /// Some bytes.
    case bytes(Data)
    /// There are none any more.
    case end
    /// Somebody has stopped the import; what was fed may end within a line.
    case stopped
  }

  /// The next row, or nil at the end of the input or where it was stopped.
  ///
  /// - Parameters:
  ///   - supply: Returns the next bytes; called when the lines so far are used up.
  ///   - note: Called with each bad line, in order.
  /// - Returns: The row.
  /// - Throws: What `supply` throws.
  package mutating func next<Failure: Error>(
    from supply: () throws(Failure) -> Supply, bad note: (BadLine) -> Void
  ) throws(Failure) -> Source.Row? {
    while true {
      switch source.nextItem() {
      case .row(let row): return row
      case .problem(let problem): note(problem)
      case nil:
        guard !isAtEnd else { return nil }
        switch try supply() {
        case .bytes(let bytes): bytes.withUnsafeBytes { source.feed($0) }
        case .end:
          isAtEnd = true
          source.finish()
        case .stopped: return nil
        }
      }
    }
  }
}
