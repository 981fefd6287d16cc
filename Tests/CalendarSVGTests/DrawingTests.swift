// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarSVG
import CivilTime
import Testing

/// The app's own drawing of a role.
struct DrawingTests {
  private static func picture(_ change: (inout SVGOptions) -> Void) throws -> String {
    var renderer = SVGRenderer()
    change(&renderer.options)
    return renderer.string(try SampleCalendar.streak().scene())
  }

  @Test func aRoleIsDrawnByTheApp() throws {
    let picture = try Self.picture {
      $0.drawings[.dayCell] = { "<text x='\($0.x)' y='\($0.y)'>no \($0.text)</text>" }
    }
    #expect(picture.components(separatedBy: ">no ").count == 43)
    // The group of the day keeps its date and its name.
    #expect(picture.contains("data-day=\"2024-02-20\""))
    #expect(picture.contains("<title>Tuesday, February 20, 2024"))
  }

  @Test func nilLeavesTheDrawingAsItIs() throws {
    let plain = try Self.picture { _ in }
    #expect(try Self.picture { $0.drawings[.dayCell] = { _ in nil } } == plain)
    let day = try day("2024-02-20")
    let one = try Self.picture { $0.drawings[.dayCell] = { $0.day == day ? "<g id='own'/>" : nil } }
    #expect(one.components(separatedBy: "<g id='own'/>").count == 2)
    #expect(one.count < plain.count)
  }

  @Test func whatIsInANodeIsDrawnAfterIt() throws {
    let picture = try Self.picture { $0.drawings[.weekRow] = { _ in "<rect class='row'/>" } }
    #expect(picture.components(separatedBy: "<rect class='row'/>").count == 7)
    #expect(picture.components(separatedBy: "data-day").count == 43)
  }

  @Test func theStyleIsTheThemes() throws {
    let today = try day("2024-02-28")
    let picture = try Self.picture {
      $0.drawings[.dayCell] = { $0.day == today ? "<b w='\($0.style.weight)'/>" : nil }
    }
    #expect(picture.contains("<b w='600'/>"))
  }

  @Test func textOfStrangersIsHarmless() {
    #expect(SVGNode.escaped("<a b=\"c\">&'") == "&lt;a b=&quot;c&quot;&gt;&amp;&#39;")
  }
}
