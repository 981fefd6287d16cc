// SPDX-License-Identifier: MIT
import ArgumentParser

/// What `almanac render` draws.
enum RenderView: String, CaseIterable, ExpressibleByArgument {
  case month
}

/// What `almanac render` prints.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, svg, dump
}
