// swift-tools-version:6.2
// SPDX-License-Identifier: MIT
import Foundation
import PackageDescription

// The programs around the calendar, which need a database, a network or command-line arguments. The
// root package stays without dependencies.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func almanac(_ name: String) -> Target.Dependency { .product(name: name, package: "Almanac") }

/// Whether GTK 4 is here to be built with; without it `almanac window` says what to install.
let hasGTK = [
  "/usr/lib/pkgconfig", "/usr/lib64/pkgconfig", "/usr/share/pkgconfig",
  "/usr/lib/x86_64-linux-gnu/pkgconfig", "/usr/lib/aarch64-linux-gnu/pkgconfig",
].contains { FileManager.default.fileExists(atPath: "\($0)/gtk4.pc") }

let window: [Target] = [
  .systemLibrary(
    name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"])]),
  // The two kinds of widgets that a calendar consists of.
  .target(name: "CGtkWidgets", dependencies: ["CGtk"]),
  .target(
    name: "CalendarGTK",
    dependencies: [
      "CGtk", "CGtkWidgets", almanac("CivilTime"), almanac("CalendarEngine"),
      almanac("CalendarHost"), almanac("CalendarDrawing"),
    ],
    swiftSettings: strict),
  .testTarget(
    name: "CalendarGTKTests", dependencies: ["CGtk", "CalendarGTK", almanac("CalendarEngine")],
    swiftSettings: strict),
]

let package = Package(
  name: "AlmanacApps",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "almanac", targets: ["almanac"]),
    .library(name: "CalendarStore", targets: ["CalendarStore"]),
    .library(name: "CalendarServer", targets: ["CalendarServer"]),
  ],
  dependencies: [
    .package(name: "Almanac", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "CalendarStore",
      dependencies: [
        "CPageChecksums", almanac("CivilTime"), almanac("CalendarStreaks"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    // A checksum for every page of a database, below SQLite.
    .target(name: "CPageChecksums", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "CWebAssets"),
    .target(
      name: "CalendarServer",
      dependencies: [
        "CalendarStore", "CWebAssets", almanac("CivilTime"), almanac("CalendarStreaks"),
        almanac("CalendarFoundation"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "almanac",
      dependencies: [
        "CalendarStore", "CalendarServer", almanac("CivilTime"), almanac("CalendarStreaks"),
        almanac("CalendarEngine"), almanac("CalendarRecords"), almanac("CalendarFoundation"),
        almanac("CalendarHost"), almanac("CalendarSVG"), almanac("CalendarSync"),
        almanac("CalendarTerminal"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ] + (hasGTK ? ["CalendarGTK"] : []),
      swiftSettings: strict + (hasGTK ? [.define("HAS_GTK")] : [])),
    // A second process for the store's tests.
    .executableTarget(
      name: "store-writer",
      dependencies: ["CalendarStore", almanac("CivilTime"), almanac("CalendarStreaks")],
      swiftSettings: strict),
    // What tests share.
    .target(name: "AppSamples", path: "Tests/AppSamples", swiftSettings: strict),
    .testTarget(
      name: "CalendarStoreTests",
      dependencies: [
        "AppSamples", "CalendarStore", "store-writer", almanac("CalendarFoundation"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "CalendarServerTests",
      dependencies: [
        "AppSamples", "almanac", "CalendarServer", "CalendarStore", almanac("CivilTime"),
        almanac("CalendarStreaks"), almanac("CalendarClient"), almanac("CalendarSync"),
        almanac("CalendarEngine"), almanac("CalendarHost"), almanac("CalendarModel"),
        almanac("CalendarFoundation"), .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AlmanacCommandTests",
      dependencies: [
        "AppSamples", "almanac", "CalendarStore", almanac("CalendarEngine"),
        almanac("CalendarModel"), almanac("CivilTime"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
  ] + (hasGTK ? window : []),
  swiftLanguageModes: [.v6]
)
