// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine

/// Frames on whole pixels: neighbours share an edge, rows fill their page.
struct FrameLawTests {
  private static let scales = [1, 1.25, 1.5, 2, 3]
  private static let textScales = [1, 1.15, 1.3, 2]

  private static func scene(
    width: Double, height: Double, scale: Double, textScale: Double, rightToLeft: Bool,
    rows: RowsPolicy = .alwaysSix
  ) -> CalendarScene {
    var locale = LocaleProfile()
    locale.isRightToLeft = rightToLeft
    let environment = CalendarEnvironment(
      today: day("2024-02-20"), locale: locale,
      metrics: CalendarMetrics(
        width: width, height: height, textScale: textScale, pixelScale: scale))
    var options = CalendarOptions()
    options.rows = rows
    return CalendarScene.make(
      CalendarState(options: options, showing: day("2024-02-20")), environment)
  }

  /// Calls the body for every width from 280 to 1000 with every scale, and counts.
  private static func everyScene(
    step: Int, _ faults: (_ scene: CalendarScene, _ scale: Double) -> [String]
  ) -> (faults: [String], count: Int) {
    var found: [String] = []
    var count = 0
    for width in stride(from: 280, through: 1000, by: step) {
      for scale in scales {
        for height in [0, Double(width) * 0.9 + 350] {
          let textScale = textScales[count % textScales.count]
          let scene = scene(
            width: Double(width), height: height, scale: scale, textScale: textScale,
            rightToLeft: count % 3 == 0, rows: count % 2 == 0 ? .fitting : .alwaysSix)
          if let fault = faults(scene, scale).first {
            found.append("\(width)×\(height) at \(scale), text \(textScale): \(fault)")
          }
          count += 1
        }
      }
    }
    return (found, count)
  }

  /// What is wrong with children that should fill their parent side by side.
  private static func faults(
    _ scene: CalendarScene, parents: Role, children: Role, sideways: Bool
  ) -> [String] {
    var faults: [String] = []
    for (index, parent) in scene.nodes.enumerated() where parent.role == parents {
      let frames = scene.nodes.filter { $0.parent == Int32(index) && $0.role == children }
        .map { $0.frame }
        .sorted { sideways ? $0.x < $1.x : $0.y < $1.y }
      var edge: Int32 = 0
      for frame in frames {
        if (sideways ? frame.x : frame.y) != edge { faults.append("gap at \(edge) in \(parents)") }
        edge = sideways ? frame.x + frame.width : frame.y + frame.height
        let across = sideways ? frame.height : frame.width
        let room = sideways ? parent.frame.height : parent.frame.width
        if across != room { faults.append("\(children) is \(across) across in \(room)") }
      }
      let room = sideways ? parent.frame.width : parent.frame.height
      if edge != room { faults.append("\(children) end at \(edge) of \(room)") }
    }
    return faults
  }

  @Test func daysFillTheirWeek() {
    let result = Self.everyScene(step: 3) { scene, _ in
      Self.faults(scene, parents: .weekRow, children: .dayCell, sideways: true)
    }
    #expect(result.faults == [])
    #expect(result.count == 2_410)
  }

  @Test func weekdayNamesFillTheirRow() {
    let result = Self.everyScene(step: 7) { scene, _ in
      Self.faults(scene, parents: .weekdayRow, children: .weekdayLabel, sideways: true)
    }
    #expect(result.faults == [])
    #expect(result.count == 1_030)
  }

  @Test func weeksFillTheirPage() {
    let result = Self.everyScene(step: 3) { scene, _ in
      Self.faults(scene, parents: .page, children: .weekRow, sideways: false)
    }
    #expect(result.faults == [])
  }

  @Test func columnsStandUnderTheirWeekday() {
    let result = Self.everyScene(step: 3) { scene, _ in
      let labels = scene.nodes.indices.filter { scene.nodes[$0].role == .weekdayLabel }
      let cells = scene.nodes.indices.filter { scene.nodes[$0].role == .dayCell }
      return cells.enumerated().compactMap { place, cell in
        let above = scene.absoluteFrame(labels[place % 7])
        let frame = scene.absoluteFrame(cell)
        return frame.x == above.x && frame.width == above.width ? nil : "\(frame) under \(above)"
      }
    }
    #expect(result.faults == [])
  }

  @Test func nothingSticksOutOfItsParent() {
    let result = Self.everyScene(step: 3) { scene, _ in SceneFaults.overhang(scene) }
    #expect(result.faults == [])
  }

  @Test func edgesLieOnPixels() {
    let result = Self.everyScene(step: 11) { scene, scale in
      scene.nodes.indices.compactMap { index in
        let frame = scene.absoluteFrame(index)
        let edges = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height]
        let isOn = edges.allSatisfy { edge in
          // A pixel is 64, 51.2, 42.67, 32 or 21.33 units; fractional pixels may differ by half a
          // unit.
          let pixels = Double(edge) / 64 * scale
          return abs(pixels - pixels.rounded()) * 64 / scale <= 0.51
        }
        return isOn ? nil : "\(scene.nodes[index].role) \(frame)"
      }
    }
    #expect(result.faults == [])
  }

  @Test func structureHoldsAtEverySize() {
    let result = Self.everyScene(step: 9) { scene, _ in SceneFaults.structure(scene) }
    #expect(result.faults == [])
    #expect(result.count == 810)
  }
}
