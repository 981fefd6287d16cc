// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import Accessibility
  import CalendarEngine
  import CivilTime
  import UIKit

  extension AXChartDescriptor {
    /// A calendar's chart for VoiceOver: its days from left to right, their values from the bottom up.
    package convenience init(_ chart: CalendarChart) {
      let first = chart.days.start
      let days = Double(first.rawValue)...Double((chart.days.last ?? first).rawValue)
      self.init(
        title: String(decoding: chart.title, as: UTF8.self),
        summary: chart.summary.isEmpty ? nil : String(decoding: chart.summary, as: UTF8.self),
        xAxis: AXNumericDataAxisDescriptor(
          title: String(decoding: chart.dayAxis, as: UTF8.self), range: days,
          gridlinePositions: []
        ) { String(decoding: chart.name(of: EpochDay(clamping: Int64($0))), as: UTF8.self) },
        yAxis: AXNumericDataAxisDescriptor(
          title: String(decoding: chart.valueAxis, as: UTF8.self),
          range: 0...Double(chart.most), gridlinePositions: []
        ) { String(decoding: chart.text(of: Int64($0)), as: UTF8.self) },
        additionalAxes: [],
        series: [
          AXDataSeriesDescriptor(
            name: String(decoding: chart.valueAxis, as: UTF8.self), isContinuous: false,
            dataPoints: chart.bars.map { bar in
              AXDataPoint(
                x: Double(bar.day.rawValue), y: Double(bar.value), additionalValues: [],
                label: String(decoding: bar.label, as: UTF8.self))
            })
        ])
    }
  }
#endif
