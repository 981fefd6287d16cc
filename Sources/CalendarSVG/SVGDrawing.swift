// SPDX-License-Identifier: MIT
import CalendarEngine

/// One picture being drawn: walks the scene once, in paint order.
struct SVGDrawing {
  let scene: CalendarScene
  let renderer: SVGRenderer
  /// The prefix of ids and classes.
  let prefix: [UInt8]
  var body = SVGWriter()
  var sheet = SVGStyleSheet()
  private var places: [SVGBox] = []
  var clipCount = 0
  /// The visible part of the pages.
  private var window: SVGBox?

  init(scene: CalendarScene, renderer: SVGRenderer) {
    self.scene = scene
    self.renderer = renderer
    prefix = Self.identifier(renderer.options.idPrefix)
    places.reserveCapacity(scene.nodes.count)
    for node in scene.nodes { places.append(place(of: node)) }
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
    drawNotice()
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
    begin(node, index)
    var next = index + 1
    while next < scene.nodes.count, scene.nodes[next].parent >= index { next = draw(from: next) }
    end(node)
    return next
  }

  /// The index after a node and its descendants.
  private func end(of index: Int) -> Int {
    var next = index + 1
    while next < scene.nodes.count, scene.nodes[next].parent >= index { next += 1 }
    return next
  }

  private mutating func begin(_ node: SceneNode, _ index: Int) {
    let box = places[index]
    open(node, box)
    if let markup = ownMarkup(of: node, box) {
      body.raw(markup.utf8)
      body.newLine()
    } else {
      draw(node, box)
    }
  }

  /// Starts the group of a node whose descendants are drawn inside one.
  private mutating func open(_ node: SceneNode, _ box: SVGBox) {
    switch node.role {
    case .weekdayRow: beginWeekdays(node)
    case .strip: beginStrip(node, box)
    case .periodCell: beginPeriod(node)
    case .page, .monthGrid: beginPage()
    case .dayCell: beginDay(node)
    case .legend: beginLegend()
    case .titleStrip: beginTitles(box)
    default: break
    }
  }

  private mutating func draw(_ node: SceneNode, _ box: SVGBox) {
    switch node.role {
    case .calendar: drawBackground(node, box)
    case .title: if self.box(of: .titleStrip) == nil { drawTitle(node, box) }
    case .pageTitle: drawPageTitle(node, box)
    case .previousButton, .nextButton, .todayButton, .retryButton:
      if renderer.options.showsControls { drawButton(node, box) }
    case .handle: if renderer.options.showsControls { drawHandle(node, box) }
    case .zoomButton: if renderer.options.showsControls { drawZoom(node, box) }
    case .periodCell: drawPeriod(node, box, isSmallMonth: isSmallMonth(node))
    case .glance: drawGlance(node, box)
    case .status: drawStatus(node, box)
    case .weekdayLabel: drawWeekday(node, box)
    case .weekNumber: drawWeekNumber(node, box)
    case .weekRow: drawSeparator(above: node, box)
    case .band: drawBand(node, box)
    case .monthHeader: if !node.traits.contains(.pinned) { drawMonthName(node, box) }
    case .dayCell: drawDay(node, box)
    case .dayImage: drawImage(node, box)
    case .dayAlternate, .daySubtitle: drawLine(node, in: scene.nodes[Int(node.parent)], box)
    case .dayBadge: drawBadge(node, box)
    case .eventBar: drawBar(node, box)
    case .moreButton: drawMore(node, box)
    case .legendItem: drawLegendItem(node, box)
    case .heatStep: drawHeatStep(node, box)
    default: break
    }
  }

  private mutating func end(_ node: SceneNode) {
    switch node.role {
    case .strip where isZoomed(node):
      drawPinnedNames()
      body.end("g")
      body.end("g")
    case .strip:
      drawPinnedNames()
      body.end("g")
    case .page, .monthGrid, .weekdayRow, .dayCell, .legend, .periodCell, .titleStrip: body.end("g")
    default: break
    }
  }

  private mutating func beginStrip(_ node: SceneNode, _ box: SVGBox) {
    window = box
    let clip = addClip(box)
    body.begin("g")
    attribute(clip: clip)
    body.attribute("font-size", units: scene.style.numberSize)
    body.attribute("text-anchor", "middle")
    body.close()
    body.newLine()
    beginZoom(node, box)
  }

  /// The names that stay in view, above the days that pass below them.
  private mutating func drawPinnedNames() {
    for (index, node) in scene.nodes.enumerated()
    where node.role == .monthHeader && node.traits.contains(.pinned) {
      drawMonthName(node, places[index])
    }
  }

  private mutating func beginPage() {
    body.raw("<g>\n")
  }
}

extension SVGDrawing {
  private func place(of node: SceneNode) -> SVGBox {
    let frame = node.frame
    var box = SVGBox(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    guard places.indices.contains(Int(node.parent)) else { return box }
    let parent = places[Int(node.parent)]
    box.x &+= parent.x
    box.y &+= parent.y
    let group = Int(node.group) - 1
    if scene.groups.indices.contains(group),
      scene.groups[group].key == scene.nodes[Int(node.parent)].key
    {
      // Scaled nodes are moved as one; see `zoom`.
      guard scene.groups[group].scale == ScrollGroup.unit else { return box }
      box.x &+= scene.groups[group].x
      box.y &+= scene.groups[group].y
    }
    return box
  }

  /// Whether a cell represents a month whose days are drawn in it.
  private func isSmallMonth(_ node: SceneNode) -> Bool {
    guard let index = scene.index(of: node.key), index + 1 < scene.nodes.count else { return false }
    return scene.nodes[index + 1].role == .glance
  }

  var isRightToLeft: Bool { scene.nodes.first?.traits.contains(.rightToLeft) == true }

  /// The box of the first node with a role.
  func box(of role: Role) -> SVGBox? {
    scene.nodes.firstIndex { $0.role == role }.map { places[$0] }
  }
}
