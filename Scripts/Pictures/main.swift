// SPDX-License-Identifier: MIT

// Draws the README's pictures into a folder: `swift run AlmanacPictures docs/pictures`.

import CalendarEngine
import CalendarSVG
import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "docs/pictures")

/// Writes a scene into the folder.
func draw(
  _ name: String, _ scene: CalendarScene, theme: Theme, _ change: (inout SVGOptions) -> Void
) throws {
  var renderer = SVGRenderer(theme: theme)
  renderer.options.background = .card
  change(&renderer.options)
  let file = folder.appendingPathComponent(name)
  try Data(renderer.render(scene)).write(to: file)
  print(file.relativePath)
}

try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let streak = try StreakPicture.scene()
try draw("streak-light.svg", streak, theme: .streak) { $0.language = "en-US" }
try draw("streak-dark.svg", streak, theme: .streak) {
  $0.language = "en-US"
  $0.scheme = .dark
}
try draw("month-ar.svg", ArabicPicture.scene(), theme: .standard) {
  $0.language = "ar-EG"
  $0.scheme = .both
}
