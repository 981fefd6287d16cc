// SPDX-License-Identifier: MIT

import CalendarEngine
import Testing

struct StyleSheetProblemTests {
  private static let title = "fdlFUICalendarItemView_title"

  private static func problems(_ text: String) -> [String] {
    StyleSheet(text).problems.map { $0.description }
  }

  @Test func whatIsWrongIsNamedWithItsPlaceAndTheRestCounts() {
    let sheet = StyleSheet(
      """
      /* The theme of an app that was migrated. */
      @brand: #0A6ED1;
      fdlFUICalendarView_monthHeader { font-color: @brand; }
      fdlFUICalendarItemView_title {
        font-colour: red;
        font-size: large;
        font-color: @brand;
        tint-color-today: red;
        tint-color-selected: rgb(300, 0, 0); // no such red
        font-name: @missing;
        font-style: body
      }
      fdlFUICalendarItemView_eventView, Button { background-color: orange; }
      """)
    #expect(
      sheet.problems.map(\.description) == [
        "3:1: unknown key \"fdlFUICalendarView_monthHeader\"; did you mean "
          + "\"fdlFUICalendarView_monthHeaderText\"?",
        "5:3: unknown property \"font-colour\"; did you mean \"font-color\"?",
        "6:14: bad value \"large\"",
        "8:3: unknown property \"tint-color-today\"",
        "9:24: bad value \"rgb(300, 0, 0)\"",
        "10:14: unknown variable \"@missing\"",
        "13:35: unknown key \"Button\"",
      ])
    let said = sheet.declarations.map { "\($0.key) \($0.property)" }
    #expect(said == ["title fontColor", "title fontStyle", "eventView backgroundColor"])
  }

  @Test(
    arguments: [
      ("{ font-color: red; }", ["1:1: expected a key before \"{ font-color: red; }\""], 0),
      ("T font-color: red;", ["1:3: expected { before \"font-color: red;\""], 0),
      ("T { font-color: red;", ["1:3: expected a } for this block"], 1),
      (
        "T { : red; font-size: 9 }", ["1:5: expected a property before \": red; font-size: 9 }\""],
        1
      ),
      (
        "T { font-color red; font-size: 9 }", ["1:16: expected : before \"red; font-size: 9 }\""], 1
      ),
      (
        "T { font-color: ; font-size: 9 }", ["1:17: expected a value before \"; font-size: 9 }\""],
        1
      ),
      (
        "T { font-color:\n} T { font-size: 9 }",
        ["2:1: expected a value before \"} T { font-size: 9 }\""], 1
      ),
      ("T { font-color: red\n font-size: 9; font-size: 8 }", ["1:20: expected ;"], 2),
      (
        "T { font-color: a: b; font-size: 9 }", ["1:18: expected ; before \": b; font-size: 9 }\""],
        1
      ),
      ("T { font-size: 9 } /* T", ["1:20: expected */ for this comment"], 1),
      ("} T { font-size: 9 }", ["1:1: expected a key before \"} T { font-size: 9 }\""], 1),
      (
        "@media (device: ipad) { B { x: y; } } T { font-size: 9 }",
        ["1:8: expected : before \"(device: ipad) { B { x: y; } } T { font-size: 9 }\""], 1
      ),
      (
        "T { U { font-size: 8 } font-size: 9 }",
        ["1:7: expected : before \"{ font-size: 8 } font-size: 9 }\""], 1
      ),
      (
        "T { font-size: 8 { x } font-size: 9 }",
        ["1:17: expected ; before \" { x } font-size: 9 }\""], 1
      ),
      (
        "@: red; T { font-size: 9 }", ["1:1: expected a key before \"@: red; T { font-size: 9 }\""],
        1
      ),
      (
        "T { font-size: 9 } , { font-size: 9 }",
        ["1:20: expected a key before \", { font-size: 9 }\""], 1
      ),
    ] as [(String, [String], Int)])
  func brokenSyntaxIsFoundAndPassed(_ text: String, _ problems: [String], _ count: Int) {
    let sheet = StyleSheet(text.replacing("T", with: Self.title))
    let shift = Self.title.count - 1
    let placed = problems.map { problem in
      problem.replacing("T", with: Self.title)
    }
    // The columns in the table are those of a one-letter key.
    let found = sheet.problems.map { problem -> String in
      let column =
        problem.line == 1 && problem.column > 1 && text.hasPrefix("T")
        ? Int(problem.column) - shift : Int(problem.column)
      let words = problem.description.split(separator: ": ", maxSplits: 1)
      return "\(problem.line):\(column): \(words.last ?? "")"
    }
    #expect(found == placed)
    #expect(sheet.declarations.count == count)
  }

  @Test func columnsCountScalarsAndEveryLineEndCounts() {
    let text = "/* é€😀 */ x { }\r\n\r\ny { }\rz { }\n  w { }"
    #expect(
      StyleSheet(text).problems.map { "\($0.line):\($0.column)" }
        == ["1:11", "3:1", "4:1", "5:3"])
    #expect(StyleSheet("\u{FEFF}x { }").problems.map { "\($0.line):\($0.column)" } == ["1:1"])
  }

  @Test func aPropertyOfAnotherKeyIsUnknown() {
    let text = "fdlFUICalendarItemView_eventView { font-color: red; }"
    #expect(Self.problems(text) == ["1:36: unknown property \"font-color\""])
    let both = "fdlFUICalendarItemView_eventView, \(Self.title) { font-color: red; }"
    #expect(StyleSheet(both).declarations.map(\.key) == [.title])
    #expect(StyleSheet(both).problems.count == 1)
  }

  @Test func theReferenceIsReadWithoutAProblem() {
    let text = StyleSheetKey.allCases.map { key in
      let lines = key.properties.map { property -> String in
        let name = "\(property.name)"
        let value =
          name.hasPrefix("font-name")
          ? "72-Bold"
          : name == "font-size" ? "12" : name == "font-style" ? "UIFontTextStyleBody" : "red"
        return "  \(name): \(value); // a comment"
      }
      return "\(key.name) {\n\(lines.joined(separator: "\n"))\n}"
    }.joined(separator: "\n/* another */\n")
    let sheet = StyleSheet(text)
    #expect(sheet.problems == [])
    #expect(sheet.declarations.count == 28)
  }

  /// Any text is read to its end, and every problem stands in it.
  @Test func noTextTraps() {
    let pieces = [
      "fdlFUICalendarItemView_title", "{", "}", ";", ":", ",", "@", "a", "font-color", "red", "/*",
      "*/", "//", "\n", "\r", " ", "é", "#", "rgb(", ")", "\u{0}", "font-size", "9",
    ]
    var state: UInt64 = 4
    var problems = 0
    var declarations = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<(state >> 33 & 31) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let sheet = StyleSheet(text)
      problems += sheet.problems.count
      declarations += sheet.declarations.count
      #expect(sheet.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    }
    #expect(problems > 20_000)
    let broken = StyleSheet(utf8: [0xFF, 0xC0, 0x80, 0x7B, 0xE2, 0x82])
    #expect(broken.problems.count >= 1)
    #expect(declarations >= 0)
  }
}
