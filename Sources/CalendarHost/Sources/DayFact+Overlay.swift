// SPDX-License-Identifier: MIT
import CalendarEngine

extension DayFact {
  /// The fact with what another one says of the same day laid over it.
  ///
  /// Texts, tints, the image and the goal of the other one count where it has them; dots, counts and
  /// notes are added, and a day that either of them disables or hides is.
  public func overlaid(by other: DayFact) -> DayFact {
    var fact = self
    if other.tint != 0 { fact.tint = other.tint }
    if other.titleTint != 0 { fact.titleTint = other.titleTint }
    if other.borderTint != 0 { fact.borderTint = other.borderTint }
    if other.selectionTint != 0 { fact.selectionTint = other.selectionTint }
    if other.subtitleTint != 0 { fact.subtitleTint = other.subtitleTint }
    if !other.subtitle.isEmpty { fact.subtitle = other.subtitle }
    if !other.badge.isEmpty { fact.badge = other.badge }
    if !other.image.isEmpty { fact.image = other.image }
    if let progress = other.progress { fact.progress = progress }
    fact.dots = Dots(dots.tints + other.dots.tints)
    fact.count = count.addingReportingOverflow(other.count).partialValue
    fact.showsIndicator = showsIndicator && other.showsIndicator
    fact.isHighlighted = isHighlighted || other.isHighlighted
    fact.isDisabled = isDisabled || other.isDisabled
    fact.note = [note, other.note].filter { !$0.isEmpty }.reduce(into: []) { all, note in
      if !all.isEmpty { all += Array(", ".utf8) }
      all += note
    }
    return fact
  }
}
