// SPDX-License-Identifier: MIT
import XCTest

/// Opens the screen of every preset, keeps a picture of it, and audits it for accessibility.
final class PresetTests: XCTestCase {
  @MainActor
  func testEveryPresetPassesTheAudit() throws {
    let app = XCUIApplication()
    app.launch()
    let names = app.buttons.allElementsBoundByIndex.map(\.label)
    XCTAssertEqual(names.count, 15)
    for name in names {
      app.buttons[name].tap()
      let picture = XCTAttachment(screenshot: app.screenshot())
      picture.name = name
      picture.lifetime = .keepAlways
      add(picture)
      if #available(iOS 17.0, *) { try app.performAccessibilityAudit() }
      app.navigationBars.buttons.firstMatch.tap()
    }
  }
}
