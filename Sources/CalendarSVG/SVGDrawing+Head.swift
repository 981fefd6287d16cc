// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarEngine

extension SVGDrawing {
  /// How far the picture extends beyond the scene, in 1/64 points.
  private var margin: Int32 { renderer.options.background == .card ? 16 * 64 : 0 }

  private var canvas: SceneRect {
    let frame = scene.nodes.first?.frame ?? .zero
    return SceneRect(
      x: -margin, y: -margin, width: frame.width &+ 2 &* margin,
      height: frame.height &+ 2 &* margin)
  }

  /// Writes the root's start tag and the picture's name.
  func writeHead(to out: inout SVGWriter) {
    let status = statusText
    out.begin("svg")
    out.attribute("xmlns", "http://www.w3.org/2000/svg")
    writeSize(to: &out)
    out.attribute("role", renderer.options.describesDays ? "group" : "img")
    out.attribute("aria-labelledby") { writeID("-title", to: &$0) }
    if !status.isEmpty { out.attribute("aria-describedby") { writeID("-status", to: &$0) } }
    writeLanguage(to: &out)
    out.attribute("font-family", text: renderer.options.fontFamily.utf8)
    out.attribute("style", "font-variant-numeric: tabular-nums")
    out.close()
    out.newLine()
    out.begin("title")
    out.attribute("id") { writeID("-title", to: &$0) }
    out.close()
    out.text(name)
    out.end("title")
    guard !status.isEmpty else { return }
    out.begin("desc")
    out.attribute("id") { writeID("-status", to: &$0) }
    out.close()
    out.text(status)
    out.end("desc")
  }

  private func writeSize(to out: inout SVGWriter) {
    let box = canvas
    out.attribute("width", units: box.width)
    out.attribute("height", units: box.height)
    out.attribute("viewBox") {
      $0.number(box.x)
      $0.raw(" ")
      $0.number(box.y)
      $0.raw(" ")
      $0.number(box.width)
      $0.raw(" ")
      $0.number(box.height)
    }
  }

  private func writeLanguage(to out: inout SVGWriter) {
    if !renderer.options.language.utf8.isEmpty {
      out.attribute("lang", text: renderer.options.language.utf8)
      out.attribute("xml:lang", text: renderer.options.language.utf8)
    }
    if isRightToLeft { out.attribute("direction", "rtl") }
  }

  private func writeID(_ suffix: StaticString, to out: inout SVGWriter) {
    out.raw(prefix)
    out.raw(suffix)
  }

  /// The month, followed by the selected day.
  private var name: [UInt8] {
    var name: [UInt8] = []
    if let title = scene.nodes.first(where: { $0.role == .title }) {
      name.append(contentsOf: scene.utf8(title.label == .none ? title.text : title.label))
    }
    let selected = scene.nodes.first { $0.role == .dayCell && $0.traits.contains(.selected) }
    if let selected, selected.label != .none {
      name.append(". ")
      name.append(contentsOf: scene.utf8(selected.label))
    }
    return name
  }

  /// The refusal, if there is one, otherwise the state of the facts.
  private var statusText: ArraySlice<UInt8> {
    let nodes = scene.nodes
    let said = nodes.first { $0.role == .notice } ?? nodes.first { $0.role == .status }
    return said.map { scene.utf8($0.text) } ?? []
  }
}

extension SVGDrawing {
  /// What is behind the calendar: nothing, its ground, or a card around it.
  mutating func drawBackground(_ index: Int) {
    let node = scene.nodes[index]
    guard renderer.options.background == .card else {
      if renderer.options.background == .plain {
        for mark in drawing.marks(of: index) { write(mark, of: node, at: node.frame) }
      }
      return
    }
    let card = canvas
    if let ground = drawing.paint(of: node, { $0.fill }) {
      write(.fill(.rectangle(card, MarkCorners(12 * 64)), ground), of: node, at: .zero)
    }
    guard let hairline = drawing.paint(of: node, { $0.outline }) else { return }
    // On a page of the same colour only a hairline sets the card off; half a point inside it is
    // sharp.
    let edge = SceneRect(
      x: card.x &+ 32, y: card.y &+ 32, width: card.width &- 64, height: card.height &- 64)
    let stroke = MarkStroke(hairline, width: 64)
    write(.stroke(.rectangle(edge, MarkCorners(736)), stroke), of: node, at: .zero)
  }
}
