// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarEngine

/// One picture being written: walks the scene once, in paint order.
struct SVGDrawing {
  let scene: CalendarScene
  let renderer: SVGRenderer
  /// What is drawn.
  let drawing: SceneDrawing
  /// The prefix of ids and classes.
  let prefix: [UInt8]
  var body = SVGWriter()
  var sheet = SVGStyleSheet()
  var clipCount = 0
  /// The frames of nodes in the picture.
  private var places: [SceneRect] = []
  /// The visible part of the pages.
  private var window: SceneRect?
  /// Nodes above those that are being drawn; they wait.
  private var raised: [Int] = []
  /// What text inherits from the groups that are open, the innermost last.
  private var inherited: [SVGTextStyle] = []

  init(scene: CalendarScene, renderer: SVGRenderer) {
    self.scene = scene
    self.renderer = renderer
    var options = DrawingOptions()
    options.scheme = renderer.options.scheme == .dark ? .dark : .light
    options.hasBothSchemes = renderer.options.scheme == .both
    options.showsControls = renderer.options.showsControls
    options.language = Array(renderer.options.language.utf8)
    drawing = SceneDrawing(scene, theme: renderer.theme, options: options)
    prefix = Self.identifier(renderer.options.idPrefix)
    places.reserveCapacity(scene.nodes.count)
    for index in scene.nodes.indices { places.append(place(of: index)) }
  }

  /// The letters, digits, hyphens and underscores of a text, from its first letter on.
  private static func identifier(_ text: String) -> [UInt8] {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    let allowed = text.utf8.filter {
      isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
    }
    let name = Array(allowed.drop { !isLetter($0) })
    return name.isEmpty ? Array("almanac".utf8) : name
  }
}

extension SVGDrawing {
  /// Draws everything, then adds the head in front, since the colours are known by then.
  mutating func document() -> [UInt8] {
    var index = 0
    while index < scene.nodes.count { index = draw(from: index) }
    paintRaised(upTo: NodeLayer.notice)
    var out = SVGWriter()
    writeHead(to: &out)
    if !sheet.isEmpty { sheet.write(prefix: prefix, to: &out) }
    out.append(body)
    out.end("svg")
    return out.bytes
  }

  /// Draws a node and its descendants; returns the index after them.
  private mutating func draw(from index: Int) -> Int {
    let node = scene.nodes[index]
    if node.role == .dayCell, window.map({ !places[index].overlaps($0) }) ?? false {
      return end(of: index)
    }
    if let style = open(node, places[index]) { inherited.append(style) }
    let layer = drawing.layer(of: index)
    if layer.level >= NodeLayer.pinned {
      raised.append(index)
    } else if layer.opacity > 0 {
      paint(index)
    }
    var next = index + 1
    while next < scene.nodes.count, scene.nodes[next].parent >= index { next = draw(from: next) }
    close(node)
    return next
  }

  /// The index after a node and its descendants.
  private func end(of index: Int) -> Int {
    var next = index + 1
    while next < scene.nodes.count, scene.nodes[next].parent >= index { next += 1 }
    return next
  }

  /// Writes the marks of a node, or what the app draws in their place.
  private mutating func paint(_ index: Int) {
    let node = scene.nodes[index]
    if let markup = ownMarkup(of: node, places[index]) {
      body.raw(markup.utf8)
      body.newLine()
    } else if node.role == .calendar {
      drawBackground(index)
    } else {
      for mark in drawing.marks(of: index) { write(mark, of: node, at: places[index]) }
    }
  }

  /// Writes the nodes of levels up to one that have waited.
  private mutating func paintRaised(upTo level: UInt8) {
    let due = raised.filter { drawing.layer(of: $0).level <= level }
    raised.removeAll { due.contains($0) }
    for index in due { paint(index) }
  }

  /// Starts the group of a node whose descendants are drawn inside one; returns what their text
  /// inherits from it.
  private mutating func open(_ node: SceneNode, _ box: SceneRect) -> SVGTextStyle? {
    switch node.role {
    case .weekdayRow: return beginWeekdays(node)
    case .strip:
      window = box
      return beginStrip(node, box)
    case .legend: return beginLegend()
    case .titleStrip: return beginTitles(box)
    case .periodCell: beginPeriod(node)
    case .page, .monthGrid: body.raw("<g>\n")
    case .dayCell: beginDay(node)
    case .eventBar, .timedEvent, .dayColumn, .allDayCell, .agendaDay: beginNamed(node)
    case .calendar, .header, .title, .previousButton, .nextButton, .todayButton, .status,
      .retryButton, .grid, .weekdayLabel, .weekRow, .blankCell, .announcement, .dayImage,
      .dayAlternate, .daySubtitle, .dayBadge, .legendItem, .notice, .weekNumber, .weekNumberHead,
      .moreButton, .handle, .monthHeader, .zoomButton, .periodRow, .glance, .pageTitle, .heatStep,
      .band, .timelineRow, .dateHeader, .zoneLabel, .lanesLabel, .lanesButton, .hourLines,
      .timeLabel, .nowLabel, .nowLine, .offHours, .hourGap, .hourFold, .backgroundEvent,
      .timeCursor, .agenda, .agendaDate, .agendaNote, .groupHeader, .resizeHandle:
      break
    }
    return nil
  }

  /// Ends what `open` has started.
  private mutating func close(_ node: SceneNode) {
    switch node.role {
    case .strip:
      paintRaised(upTo: NodeLayer.pinned)
      if isZoomed(node) { body.end("g") }
      fallthrough
    case .weekdayRow, .legend, .titleStrip:
      inherited.removeLast()
      body.end("g")
    case .page, .monthGrid, .dayCell, .periodCell, .eventBar, .timedEvent, .dayColumn, .allDayCell,
      .agendaDay:
      body.end("g")
    default: break
    }
  }

  /// What text inherits where it is written now.
  var textStyle: SVGTextStyle {
    inherited.last ?? SVGTextStyle(size: nil, weight: 400, anchor: leadingAnchor)
  }
}

extension SVGDrawing {
  private func place(of index: Int) -> SceneRect {
    let parent = Int(scene.nodes[index].parent)
    var box = scene.nodes[index].frame
    let layer = drawing.layer(of: index)
    // Magnified nodes are moved as one, in `beginZoom`.
    if layer.scale == ScrollGroup.unit { box = layer.frame }
    guard places.indices.contains(parent) else { return box }
    box.x &+= places[parent].x
    box.y &+= places[parent].y
    return box
  }

  var isRightToLeft: Bool { drawing.isRightToLeft }

  /// The anchor that is `start` in SVG.
  var leadingAnchor: MarkText.Anchor { isRightToLeft ? .right : .left }
}

extension SceneRect {
  fileprivate func overlaps(_ other: SceneRect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
