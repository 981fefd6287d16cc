// SPDX-License-Identifier: MIT
import CalendarEngine
import XCTest

/// Opens the screen of every preset, keeps a picture of it, and audits it for accessibility.
final class PresetTests: XCTestCase {
  @MainActor func testInTheLight() throws { try lookAtAll("light") }

  @MainActor
  func testInTheDark() throws {
    XCUIDevice.shared.appearance = .dark
    defer { XCUIDevice.shared.appearance = .light }
    try lookAtAll("dark")
  }

  @MainActor
  func testFromRightToLeft() throws {
    let turned = ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
    try lookAtAll("right to left", ["-AppleLanguages", "(ar)", "-AppleLocale", "ar_EG"] + turned)
  }

  @MainActor
  func testInLargeText() throws {
    let size = "UICTContentSizeCategoryAccessibilityXL"
    try lookAtAll("large text", ["-UIPreferredContentSizeCategoryName", size])
  }

  @MainActor
  func testADayIsTappedAndAPageIsTurned() {
    let app = XCUIApplication()
    app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
    app.launchEnvironment = ["PRESET": "kal", "TODAY": "2024-02-20T12:00:00Z"]
    app.launch()
    let elements = app.descendants(matching: .any)
    let day = elements["Friday, February 9, 2024"]
    XCTAssertTrue(day.waitForExistence(timeout: 20))
    day.tap()
    XCTAssertTrue(day.isSelected)
    elements["Next month"].tap()
    XCTAssertTrue(elements["Saturday, March 9, 2024"].waitForExistence(timeout: 20))
  }

  @MainActor
  private func lookAtAll(_ looks: String, _ arguments: [String] = []) throws {
    XCTAssertFalse(Preset.allCases.isEmpty)
    for preset in Preset.allCases {
      let app = XCUIApplication()
      app.launchArguments = arguments
      // One day on all pictures.
      app.launchEnvironment = ["PRESET": "\(preset.name)", "TODAY": "2024-02-20T12:00:00Z"]
      app.launch()
      let title = app.navigationBars["\(preset.name)"]
      XCTAssertTrue(title.waitForExistence(timeout: 20), "\(preset.name) is not shown")
      let picture = XCTAttachment(screenshot: app.screenshot())
      picture.name = "\(preset.name), \(looks)"
      picture.lifetime = .keepAlways
      add(picture)
      if #available(iOS 17.0, *) { try app.performAccessibilityAudit() }
      app.terminate()
    }
  }
}
