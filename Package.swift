// swift-tools-version:6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// One manifest for two builds: `swift build` and `swift test` on the host; `Scripts/wasm.sh` sets
// ALMANAC_WASM=1 and builds the Embedded wasm32 products from the same sources.
let wasm = Context.environment["ALMANAC_WASM"] == "1"

// The edition: `picker` leaves out whole parts of the engine, `field` too but reads typed text.
let edition = Context.environment["ALMANAC_EDITION"] ?? "whole"

var strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
if edition != "whole" { strict.append(.define("ALMANAC_PICKER")) }
if edition == "field" { strict.append(.define("ALMANAC_FIELD")) }

/// The files of a module that the edition does without.
///
/// Each of these parts is two files with the same declarations: the part, and its twin, whose name
/// ends in `+Picker`, in which nothing is.
func absent(_ parts: String...) -> [String] {
  parts.map { $0 + (edition == "whole" ? "+Picker.swift" : ".swift") }
}

/// The same, of parts that date fields have too.
func absentInPickers(_ parts: String...) -> [String] {
  parts.map { $0 + (edition == "picker" ? ".swift" : "+Picker.swift") }
}

/// What only the whole edition has, and nothing in the others asks for.
func wholeOnly(_ paths: String...) -> [String] { edition == "whole" ? [] : paths }

let package = Package(
  name: "Almanac",
  platforms: [.iOS(.v15), .macOS(.v12), .watchOS(.v8)],
  products: [
    .library(name: "CivilTime", targets: ["CivilTime"]),
    .library(name: "CalendarModel", targets: ["CalendarModel"]),
    .library(name: "CalendarStreaks", targets: ["CalendarStreaks"]),
    .library(name: "CalendarEngine", targets: ["CalendarEngine"]),
    .library(name: "CalendarRecords", targets: ["CalendarRecords"]),
    .library(name: "CalendarSync", targets: ["CalendarSync"]),
    .library(name: "CalendarWeb", targets: ["CalendarWeb"]),
  ],
  targets: [
    .target(name: "CivilTime", swiftSettings: strict),
    .target(name: "CalendarModel", dependencies: ["CivilTime"], swiftSettings: strict),
    .target(name: "CalendarStreaks", dependencies: ["CivilTime"], swiftSettings: strict),
    .target(
      name: "CalendarEngine", dependencies: ["CivilTime", "CalendarModel"],
      exclude: absent(
        "Accessibility/AccessibilityBuilder+Editing",
        "Actions/CalendarTitle",
        "Asking/Asking",
        "Gesture/FoldBeside",
        "Gesture/MovementGrip",
        "Gesture/Keys/OccurrenceKeys",
        "Gesture/PinchGesture",
        "Gesture/PointerGesture+Further",
        "Layout/Announcements/AnnouncementLayout+Further",
        "Layout/CalendarState+Still",
        "Layout/ContentMeasures",
        "Layout/Days/BandLayout+Kept",
        "Layout/Days/DayContentLayout",
        "Layout/Days/DayLabel+Content",
        "Layout/Days/EventTraits",
        "Layout/Days/HeldBarLayout",
        "Layout/Days/WeekOccurrences",
        "Layout/AgendaLayout",
        "Layout/MonthContent",
        "Layout/Chrome/PageNames",
        "Editing/Editing",
        "Gesture/Editing/EditHand",
        "Layout/TimelineLayout",
        "Loading/FactBook",
        "Loading/KnownDay",
        "Motion/Coast",
        "Motion/Glide",
        "Moving/Expansion",
        "Moving/HourScroll",
        "Moving/ListPlace",
        "Moving/Movement",
        "Moving/MovementKind",
        "Moving/Zoom/Zooming",
        "Options/Arrangement",
        "Options/CalendarOptions",
        "Options/CalendarOptions+Levels",
        "Options/Table/OptionTable+Timeline",
        "Pages/CalendarPage",
        "Reducer/Reduction+Asking",
        "Reducer/Editing/Reduction+Editing",
        "Reducer/Reduction+Facts",
        "Reducer/Reduction+Movement",
        "Scene/ElasticFrames",
        "Scene/FormerWords",
        "Scene/SceneContent",
        "Scene/SceneNode",
        "Scene/SceneStyle",
        "Scene/ScrollGroup",
        "Selection/SelectionForm",
        "Showing/CalendarScene+Moving",
        "Telling/Telling",
        "Text/Phrases/PhraseLanguage+EnglishFurther")
        + absentInPickers("Moving/Columns") + absentInPickers("Selecting/Pointing")
        + absentInPickers("Text/Phrases/PhraseLanguage+EnglishTyped")
        + (wasm
          ? [
            "Accessibility/AccessibilityBuilder+FreeTimes.swift",
            "Accessibility/CalendarChart.swift", "Accessibility/CalendarRuntime+Chart.swift",
            "Accessibility/CalendarRuntime+Details.swift",
            "Accessibility/CalendarRuntime+DragPoints.swift",
            "Environment/TextSizes.swift", "Environment/TextWidths.swift",
          ]
          : [
            "Accessibility/AccessibilityBuilder+FreeTimes+Web.swift",
            "Environment/TextSizes+Web.swift", "Environment/TextWidths+Web.swift",
          ])
        + wholeOnly(
          "CalendarRuntime+Dragging.swift", "CalendarRuntime+EventSelection.swift",
          "Editing/EditRules.swift", "Facts/AgendaBook.swift",
          "Facts/EventNumbers.swift",
          "Facts/FactWindow+Edits.swift", "Facts/HourBook.swift",
          "Facts/HourBook+Placing.swift",
          "Facts/LaneBook.swift", "Facts/TimedBook.swift", "Gesture/Keys/AgendaKeys.swift",
          "Gesture/Editing/EditKeys.swift",
          "Gesture/TimelineGrip.swift", "Gesture/Keys/TimelineKeys.swift", "Layout/Agenda",
          "Layout/Days/BarLayout.swift", "Layout/Days/ResizeHandles.swift", "Layout/Timeline",
          "Moving/ListMovement.swift",
          "Moving/ListMovement+Places.swift", "Moving/ScrollTrack.swift",
          "Moving/Timeline", "Reducer/Editing/Occurrence+Editing.swift",
          "Reducer/Reduction+Agenda.swift",
          "Reducer/Editing/Reduction+DragSteps.swift",
          "Reducer/Editing/Reduction+EditedFocus.swift",
          "Reducer/Editing/Reduction+EditAnswers.swift",
          "Reducer/Editing/Reduction+EventSelection.swift",
          "Reducer/Reduction+Grouping.swift", "Reducer/Editing/Reduction+Holding.swift",
          "Reducer/Reduction+Time.swift", "Reducer/Reduction+Timeline.swift",
          "Selection/TimeRange.swift",
          "State/CalendarState+EditRules.swift", "State/CalendarState+Time.swift",
          "Text/OccurrenceText.swift"),
      swiftSettings: strict),
    .target(
      name: "CalendarRecords", dependencies: ["CivilTime", "CalendarStreaks", "CalendarEngine"],
      swiftSettings: strict),
    .target(
      name: "CalendarSync", exclude: wasm ? ["Sessions"] : [], swiftSettings: strict),
    .target(
      name: "CalendarWeb",
      dependencies: [
        "CivilTime", "CalendarModel", "CalendarStreaks", "CalendarEngine", "CalendarRecords",
        "CalendarSync",
      ],
      exclude: absent(
        "WebCalendar+Further",
        "Wire/UTF8Text"),
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if wasm {
  package.targets += [
    .target(name: "CWasmRuntime"),
    .executableTarget(
      name: "AlmanacWasm", dependencies: ["CalendarWeb", "CWasmRuntime"], swiftSettings: strict),
    .executableTarget(
      name: "AlmanacStreaksWasm", dependencies: ["CalendarWeb", "CWasmRuntime"],
      swiftSettings: strict),
    .executableTarget(
      name: "AlmanacWordingWasm", dependencies: ["CalendarWeb", "CWasmRuntime"],
      swiftSettings: strict),
    .executableTarget(
      name: "AlmanacTypingWasm", dependencies: ["CalendarWeb", "CWasmRuntime"],
      swiftSettings: strict),
    .executableTarget(
      name: "AlmanacSyncWasm", dependencies: ["CalendarWeb", "CWasmRuntime"],
      swiftSettings: strict),
    .executableTarget(
      name: "AlmanacWasmProbe", dependencies: ["CalendarWeb", "CWasmRuntime"],
      swiftSettings: strict),
  ]
  package.products += [
    .executable(name: "AlmanacWasm", targets: ["AlmanacWasm"]),
    .executable(name: "AlmanacStreaksWasm", targets: ["AlmanacStreaksWasm"]),
    .executable(name: "AlmanacWordingWasm", targets: ["AlmanacWordingWasm"]),
    .executable(name: "AlmanacTypingWasm", targets: ["AlmanacTypingWasm"]),
    .executable(name: "AlmanacSyncWasm", targets: ["AlmanacSyncWasm"]),
    .executable(name: "AlmanacWasmProbe", targets: ["AlmanacWasmProbe"]),
  ]
} else {
  package.products += [
    .library(name: "CalendarFoundation", targets: ["CalendarFoundation"]),
    .library(name: "CalendarClient", targets: ["CalendarClient"]),
    .library(name: "CalendarDrawing", targets: ["CalendarDrawing"]),
    .library(name: "CalendarHost", targets: ["CalendarHost"]),
    .library(name: "CalendarUIKit", targets: ["CalendarUIKit"]),
    .library(name: "CalendarSwiftUI", targets: ["CalendarSwiftUI"]),
    .library(name: "CalendarSVG", targets: ["CalendarSVG"]),
    .library(name: "CalendarTerminal", targets: ["CalendarTerminal"]),
  ]
  package.targets += [
    .target(
      name: "CalendarFoundation", dependencies: ["CivilTime", "CalendarModel", "CalendarEngine"],
      swiftSettings: strict),
    .target(name: "CalendarClient", dependencies: ["CalendarSync"], swiftSettings: strict),
    .target(
      name: "CalendarDrawing", dependencies: ["CivilTime", "CalendarModel", "CalendarEngine"],
      swiftSettings: strict),
    .target(
      name: "CalendarHost", dependencies: ["CivilTime", "CalendarModel", "CalendarEngine"],
      swiftSettings: strict),
    // Empty on Linux, but for `PageSession`. In mode 5, because the SDK that they are checked against has no annotations
    // that mode 6 could go by; and its successors may warn of what it does not know.
    .target(
      name: "CalendarUIKit",
      dependencies: [
        "CivilTime", "CalendarModel", "CalendarEngine", "CalendarFoundation", "CalendarDrawing",
        "CalendarHost",
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "CalendarSwiftUI",
      dependencies: [
        "CivilTime", "CalendarModel", "CalendarStreaks", "CalendarEngine", "CalendarRecords",
        "CalendarFoundation", "CalendarDrawing", "CalendarHost", "CalendarUIKit",
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "CalendarSVG",
      dependencies: ["CivilTime", "CalendarModel", "CalendarEngine", "CalendarDrawing"],
      swiftSettings: strict),
    .target(
      name: "CalendarTerminal", dependencies: ["CivilTime", "CalendarModel", "CalendarEngine"],
      swiftSettings: strict),
    .target(
      name: "AlmanacSamples", dependencies: ["CivilTime", "CalendarModel", "CalendarEngine"],
      path: "Tests/AlmanacSamples", swiftSettings: strict),
    .executableTarget(
      name: "AlmanacPictures",
      dependencies: [
        "AlmanacSamples", "CivilTime", "CalendarEngine", "CalendarHost", "CalendarSVG",
      ],
      path: "Scripts/Pictures", swiftSettings: strict),
    .executableTarget(
      name: "AlmanacOptions", dependencies: ["CivilTime", "CalendarEngine"],
      path: "Scripts/Options", swiftSettings: strict),
    .executableTarget(
      name: "AlmanacReplay", dependencies: ["CalendarDrawing", "CalendarWeb"],
      path: "Tests/AlmanacReplay", swiftSettings: strict),
    .testTarget(
      name: "CivilTimeTests", dependencies: ["AlmanacSamples", "CivilTime"],
      resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "CalendarModelTests", dependencies: ["AlmanacSamples", "CalendarModel"],
      swiftSettings: strict),
    .testTarget(
      name: "CalendarStreaksTests", dependencies: ["AlmanacSamples", "CalendarStreaks"],
      swiftSettings: strict),
    .testTarget(
      name: "CalendarSyncTests", dependencies: ["AlmanacSamples", "CalendarSync"],
      swiftSettings: strict),
    .testTarget(
      name: "CalendarEngineTests",
      dependencies: ["AlmanacSamples", "CalendarEngine", "CalendarFoundation"],
      resources: [.copy("Goldens")], swiftSettings: strict),
    .testTarget(
      name: "CalendarWebTests", dependencies: ["AlmanacSamples", "CalendarSync", "CalendarWeb"],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "CalendarDrawingTests", dependencies: ["AlmanacSamples", "CalendarDrawing"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "CalendarHostTests",
      dependencies: ["AlmanacSamples", "CalendarDrawing", "CalendarHost", "CalendarFoundation"],
      swiftSettings: strict),
    .testTarget(
      name: "CalendarSVGTests",
      dependencies: ["AlmanacSamples", "CalendarHost", "CalendarSVG", "CalendarFoundation"],
      resources: [.copy("Goldens")], swiftSettings: strict),
    .testTarget(
      name: "CalendarTerminalTests",
      dependencies: ["AlmanacSamples", "CalendarHost", "CalendarTerminal", "CalendarFoundation"],
      resources: [.copy("Goldens")], swiftSettings: strict),
    // Most of it on Apple's platforms alone; what needs no screen on Linux, too.
    .testTarget(
      name: "CalendarSwiftUITests",
      dependencies: [
        "CivilTime", "CalendarEngine", "CalendarFoundation", "CalendarHost", "CalendarSwiftUI",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CalendarUIKitTests",
      dependencies: ["CivilTime", "CalendarEngine", "CalendarHost", "CalendarUIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CalendarFoundationTests", dependencies: ["AlmanacSamples", "CalendarFoundation"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
  ]
}

// With ALMANAC_OPTIMIZED=1 a debug build is optimised and asserts all the same, for tests that walk
// through all days. Tests themselves are not: they do little, and take long to compile.
if Context.environment["ALMANAC_OPTIMIZED"] == "1" {
  for target in package.targets where target.type != .test {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
      ]
  }
}
