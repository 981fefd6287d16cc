// SPDX-License-Identifier: MIT

// Draws the README's pictures into a folder, and those of the articles beside these:
// `swift run AlmanacPictures docs/pictures`.

import CalendarEngine
import CalendarSVG
import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "docs/pictures")

/// Writes a scene into the folder.
func draw(
  _ name: String, _ scene: CalendarScene, theme: Theme, into folder: URL = folder,
  _ change: (inout SVGOptions) -> Void
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

let articles = URL(fileURLWithPath: "Sources/CalendarSwiftUI/CalendarSwiftUI.docc/Resources")
let article: [(String, CalendarScene, Theme)] = [
  ("day", try ArticlePictures.day(), .standard),
  ("range", try ArticlePictures.range(), Theme(.fioriRange)),
  ("streak", streak, .streak),
  ("styles", try ArticlePictures.day(), ArticlePictures.theme),
]
for (name, scene, theme) in article {
  // DocC takes the second one where the reader's scheme is dark.
  for (scheme, ending) in [(SVGScheme.light, ""), (.dark, "~dark")] {
    try draw("\(name)\(ending).svg", scene, theme: theme, into: articles) {
      $0.language = "en-US"
      $0.scheme = scheme
    }
  }
}
