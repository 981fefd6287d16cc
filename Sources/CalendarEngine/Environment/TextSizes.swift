// SPDX-License-Identifier: MIT

/// How large texts are at what people have set, for platforms on which small ones grow more than
/// large ones.
///
///     TextSizes([(standard: 12, scaled: 43), (standard: 17, scaled: 53)])
///
/// A size between two of these grows by a factor between theirs, and one beyond all of them by the
/// nearest one's. Without any, all texts grow by `CalendarMetrics.textScale`.
public struct TextSizes: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    let size: Double
    let factor: Double
  }

  private let steps: [Step]

  /// Texts that all grow alike.
  public init() { steps = [] }

  /// Texts that grow as those of some sizes do, in points.
  ///
  /// Factors are clamped to 0.5...4, as `CalendarMetrics.textScale` is; what is no size is left out,
  /// and of equal sizes the first one counts.
  public init(_ sizes: [(standard: Double, scaled: Double)]) {
    var steps: [Step] = []
    for (standard, scaled) in sizes.sorted(by: { $0.standard < $1.standard })
    where standard > 0 && standard.isFinite && scaled > 0 && standard != steps.last?.size {
      steps.append(Step(size: standard, factor: min(max(scaled / standard, 0.5), 4)))
    }
    self.steps = steps
  }

  /// By how much a text of a size grows; nil where all grow alike.
  public func factor(of size: Double) -> Double? {
    guard let first = steps.first, let last = steps.last else { return nil }
    guard size > first.size else { return first.factor }
    guard let above = steps.firstIndex(where: { $0.size >= size }) else { return last.factor }
    let (low, high) = (steps[above - 1], steps[above])
    return low.factor
      + (high.factor - low.factor) * (size - low.size) / (high.size - low.size)
  }
}
