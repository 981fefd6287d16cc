// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import Accessibility
  import CalendarEngine
  import UIKit

  /// The title, which has the chart of what is below it.
  final class HeadingElement: NodeElement, AXChart {
    /// The points of a streak or the counts of a year, where there are any.
    var accessibilityChartDescriptor: AXChartDescriptor? {
      get { meaning.key.role == .title ? chart.map { AXChartDescriptor($0) } : nil }
      set {}
    }
  }
#endif
