// SPDX-License-Identifier: MIT
import ArgumentParser

/// A format that `almanac render` can print.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, svg, pdf, dump
}
