// SPDX-License-Identifier: MIT
import CalendarEngine

/// How a scene looks: the marks of each of its nodes, and how the layers of nodes lie in each other.
///
///     let drawing = SceneDrawing(scene, theme: .streak)
///     for index in scene.nodes.indices {
///       for mark in drawing.marks(of: index) { ... }       // in order, the first one below
///     }
///
/// A host that keeps a layer for each node draws its marks into that and places it as `layer(of:)`
/// says. Marks of a node can change with another one, as the sign after a title does, so a host
/// compares them with those that it has drawn. All decisions about looks are made here, once for
/// all hosts, and the same arguments give the same marks on every platform.
public struct SceneDrawing: Sendable {
  /// What is drawn.
  public let scene: CalendarScene
  /// Whether the calendar is laid out from right to left.
  public let isRightToLeft: Bool
  /// Whether moving titles stand where the title would.
  let hasMovingTitles: Bool
  /// The theme and what the host wants.
  let look: DrawingTheme

  /// A drawing of a scene.
  public init(
    _ scene: CalendarScene, theme: Theme = .standard, options: DrawingOptions = DrawingOptions()
  ) {
    self.scene = scene
    look = DrawingTheme(theme, options, scene)
    isRightToLeft = scene.nodes.first?.traits.contains(.rightToLeft) == true
    hasMovingTitles = scene.nodes.contains { $0.role == .titleStrip }
  }
}

extension SceneDrawing {
  /// The colours.
  public var theme: Theme { look.theme }

  /// What the host wants.
  public var options: DrawingOptions { look.options }

  /// The marks of a node without those of its descendants, in the order in which they are painted.
  ///
  /// An index that is none of `scene.nodes` has no marks. Takes constant time, but for small months
  /// and texts that are cut.
  public func marks(of index: Int) -> [Mark] {
    guard scene.nodes.indices.contains(index) else { return [] }
    switch scene.nodes[index].role {
    case .header, .grid, .weekdayRow, .strip, .page, .blankCell, .announcement, .legend,
      .weekNumberHead, .monthGrid, .periodRow, .titleStrip, .agenda, .agendaDay:
      return []
    case .previousButton:
      return options.showsControls ? marks(index) { $0.drawTurn(isNext: false) } : []
    case .nextButton: return options.showsControls ? marks(index) { $0.drawTurn(isNext: true) } : []
    case .todayButton: return options.showsControls ? marks(index) { $0.drawToday() } : []
    case .retryButton: return options.showsControls ? marks(index) { $0.drawRetry() } : []
    case .handle: return options.showsControls ? marks(index) { $0.drawHandle() } : []
    case .zoomButton: return options.showsControls ? marks(index) { $0.drawZoomSign() } : []
    case .title: return hasMovingTitles ? [] : marks(index) { $0.drawTitle() }
    case .pageTitle: return marks(index) { $0.drawPageTitle() }
    case .monthHeader: return marks(index) { $0.drawMonthName() }
    case .calendar: return marks(index) { $0.drawGround() }
    case .status: return marks(index) { $0.drawStatus() }
    case .notice: return marks(index) { $0.drawNotice() }
    case .weekdayLabel: return marks(index) { $0.drawWeekday() }
    case .weekRow: return marks(index) { $0.drawSeparator() }
    case .weekNumber: return marks(index) { $0.drawWeekNumber() }
    case .band: return marks(index) { $0.drawBand() }
    case .dayCell: return marks(index) { $0.drawDay() }
    case .dayImage: return marks(index) { $0.drawImage() }
    case .dayAlternate, .daySubtitle: return marks(index) { $0.drawLine() }
    case .dayBadge: return marks(index) { $0.drawBadge() }
    case .eventBar: return marks(index) { $0.drawBar() }
    case .moreButton: return marks(index) { $0.drawMore() }
    case .legendItem: return marks(index) { $0.drawLegendItem() }
    case .heatStep: return marks(index) { $0.drawHeatStep() }
    case .periodCell: return marks(index) { $0.drawPeriod() }
    case .glance: return marks(index) { $0.drawGlance() }
    case .dateHeader, .agendaDate: return marks(index) { $0.drawDate() }
    case .zoneLabel, .timeLabel, .nowLabel: return marks(index) { $0.drawTime() }
    case .lanesLabel: return marks(index) { $0.drawLanesLabel() }
    case .lanesButton: return options.showsControls ? marks(index) { $0.drawLanesSign() } : []
    case .timelineRow: return marks(index) { $0.drawRow() }
    case .dayColumn: return marks(index) { $0.drawColumn() }
    case .allDayCell: return marks(index) { $0.drawLane() }
    case .hourLines: return marks(index) { $0.drawHourLines() }
    case .nowLine: return marks(index) { $0.drawNow() }
    case .offHours: return marks(index) { $0.drawOffHours() }
    case .hourGap: return marks(index) { $0.drawGap() }
    case .hourFold: return marks(index) { $0.drawFold() }
    case .backgroundEvent: return marks(index) { $0.drawBackground() }
    case .timedEvent: return marks(index) { $0.drawEvent() }
    case .agendaNote: return marks(index) { $0.drawAgendaNote() }
    case .groupHeader: return marks(index) { $0.drawGroup() }
    case .resizeHandle: return options.showsControls ? marks(index) { $0.drawResizeHandle() } : []
    case .timeCursor:
      let isShown = options.showsKeyboard || scene.nodes[index].traits.contains(.preview)
      return isShown ? marks(index) { $0.drawCursor() } : []
    }
  }

  private func marks(_ index: Int, _ draw: (inout NodeDrawing) -> Void) -> [Mark] {
    var drawing = NodeDrawing(index, in: self)
    draw(&drawing)
    return drawing.marks
  }
}
