// SPDX-License-Identifier: MIT
import XCTest

/// Opens the screen of every preset, keeps a picture of it, and audits it for accessibility.
final class PresetTests: XCTestCase {
  @MainActor
  func testEveryPresetPassesTheAudit() throws {
    let app = XCUIApplication()
    app.launch()
    var opened: Set<String> = []
    while let name = next(in: app, after: opened) {
      opened.insert(name)
      app.buttons[name].tap()
      let picture = XCTAttachment(screenshot: app.screenshot())
      picture.name = name
      picture.lifetime = .keepAlways
      add(picture)
      if #available(iOS 17.0, *) { try app.performAccessibilityAudit() }
      app.navigationBars.buttons.firstMatch.tap()
    }
    XCTAssertEqual(opened.count, 15)
  }

  /// A preset that has not been opened yet; a list has no rows but those on the screen.
  @MainActor
  private func next(in app: XCUIApplication, after opened: Set<String>) -> String? {
    func visible() -> String? {
      app.buttons.allElementsBoundByIndex.first { $0.isHittable && !opened.contains($0.label) }?
        .label
    }
    if let name = visible() { return name }
    app.swipeUp()
    return visible()
  }
}
