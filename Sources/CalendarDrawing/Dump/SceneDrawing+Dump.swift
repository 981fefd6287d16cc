// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension SceneDrawing {
  /// The drawing as text: a line for each node that has marks or a layer that is special, with its
  /// frame in the calendar, and below it a line for each of its marks.
  ///
  /// For tests and goldens; equal drawings have equal bytes. Takes a step for each node and each of
  /// its ancestors.
  ///
  /// - Parameter all: Whether nodes without marks have a line, too.
  /// - Returns: The lines, each with its end, UTF-8.
  public func dump(all: Bool = false) -> [UInt8] {
    var out: [UInt8] = []
    for index in scene.nodes.indices {
      let (marks, layer) = (marks(of: index), layer(of: index))
      let isSpecial = layer.clips || layer.scale != ScrollGroup.unit || layer.opacity != 255
      guard all || !marks.isEmpty || isSpecial else { continue }
      let node = scene.nodes[index]
      out.append(node.role.name)
      if let day = node.key.day {
        out.append(0x20)
        day.appendISO8601(to: &out)
      }
      var frame = scene.absoluteFrame(index)
      // A moving title is its own group, which the scene's own places leave out.
      if node.role == .pageTitle { frame.x &+= layer.frame.x &- node.frame.x }
      out.append(frame: frame)
      out.append(layer: layer)
      out.append(0x0A)
      for mark in marks {
        out.append("  ")
        out.append(contentsOf: mark.dump())
        out.append(0x0A)
      }
    }
    return out
  }
}

extension [UInt8] {
  /// Appends what is special about a layer.
  fileprivate mutating func append(layer: NodeLayer) {
    if layer.clips { append(" clips") }
    for (name, value, usual) in [
      (" level " as StaticString, Int64(layer.level), Int64(0)),
      (" opacity ", Int64(layer.opacity), 255),
      (" scale ", Int64(layer.scale), Int64(ScrollGroup.unit)),
    ] where value != usual {
      append(name)
      append(decimal: value)
    }
  }
}
