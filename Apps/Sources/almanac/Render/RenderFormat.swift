// SPDX-License-Identifier: MIT
import ArgumentParser

/// A format that `almanac render` can print.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, svg, pdf, dump
}

extension RenderFormat {
  /// The format of a file by its ending; text for none, which standard output (`-`) has as well.
  ///
  /// Nil for an ending that none of them has.
  init?(file: String) {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      self = .text
      return
    }
    switch name[name.index(after: dot)...].lowercased() {
    case "svg": self = .svg
    case "pdf": self = .pdf
    case "txt", "text": self = .text
    default: return nil
    }
  }
}
