// swift-tools-version:6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "AlmanacBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Almanac", path: "..")],
  targets: [
    .executableTarget(
      name: "calendar-bench",
      dependencies: [
        .product(name: "CivilTime", package: "Almanac"),
        .product(name: "CalendarModel", package: "Almanac"),
        .product(name: "CalendarStreaks", package: "Almanac"),
        .product(name: "CalendarEngine", package: "Almanac"),
        .product(name: "CalendarDrawing", package: "Almanac"),
        .product(name: "CalendarHost", package: "Almanac"),
      ],
      path: "Sources/CalendarBench",
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
