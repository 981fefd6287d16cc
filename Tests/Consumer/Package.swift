// swift-tools-version:6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// A package as an app developer has it: it depends on Almanac by path, and on nothing else.
let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [.package(name: "Almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "CalendarFoundation", package: "Almanac"),
        .product(name: "CalendarHost", package: "Almanac"),
        .product(name: "CalendarSVG", package: "Almanac"),
        .product(name: "CalendarUIKit", package: "Almanac"),
        .product(name: "CalendarSwiftUI", package: "Almanac"),
      ])
  ]
)
