// SPDX-License-Identifier: MIT

/// The part of an event's notes around the first word that was looked for, on one line.
public struct SearchExcerpt: Hashable, Sendable {
  /// The text, with an ellipsis where it is cut.
  public var text: String
  /// The words in it, in Unicode scalars.
  public var hits: [Range<Int>]

  private static let before = 24
  private static let most = 120

  /// The excerpt, or nil when the notes have none of the words.
  public init?(_ hit: SearchHit) {
    guard let first = hit.notes.first else { return nil }
    let notes = Array(hit.occurrence.record.event.notes.unicodeScalars)
    var start = max(first.lowerBound - Self.before, 0)
    // From the beginning of a word, if there is one near.
    if start > 0, let space = notes[start..<first.lowerBound].firstIndex(where: Self.isSpace) {
      start = space + 1
    }
    let end = min(max(start + Self.most, first.upperBound), notes.count)
    var scalars = String.UnicodeScalarView()
    if start > 0 { scalars.append("…") }
    let shift = scalars.count - start
    for scalar in notes[start..<end] { scalars.append(Self.isSpace(scalar) ? " " : scalar) }
    if end < notes.count { scalars.append("…") }
    text = String(scalars)
    hits = hit.notes.filter { $0.upperBound <= end }
      .map { $0.lowerBound + shift..<$0.upperBound + shift }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t"
  }
}
