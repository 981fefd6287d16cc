// SPDX-License-Identifier: MIT
// As much of XCTest as tests for Apple's platforms need: no SDK holds it, and here they are only checked.
import Foundation
import UIKit

open class XCTestCase: NSObject {
  public func add(_ attachment: XCTAttachment) {}
}

public func XCTAssertEqual<Value: Equatable>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertGreaterThan<Value: Comparable>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertTrue(
  _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertFalse(
  _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) {}
public func XCTAssertNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = ""
) {}

public final class XCTAttachment: NSObject {
  public enum Lifetime { case keepAlways, deleteOnSuccess }
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  public init(screenshot: XCUIScreenshot) {}
}
public final class XCUIScreenshot: NSObject {}

@MainActor public class XCUIElementQuery: NSObject {
  public subscript(label: String) -> XCUIElement { XCUIElement() }
}
@MainActor public class XCUIElement: NSObject {
  public enum ElementType { case any, button, navigationBar }
  public var isSelected: Bool { false }
  public var exists: Bool { false }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  public func waitForExistence(timeout: TimeInterval) -> Bool { false }
  public func tap() {}
}
@MainActor public final class XCUIApplication: XCUIElement {
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
  public func launch() {}
  public func terminate() {}
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
  @available(iOS 17.0, *) public func performAccessibilityAudit() throws {}
}
@MainActor public final class XCUIDevice: NSObject {
  public enum Appearance { case light, dark }
  public static let shared = XCUIDevice()
  public var appearance = Appearance.light
}
