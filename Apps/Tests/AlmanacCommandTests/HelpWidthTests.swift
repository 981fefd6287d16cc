// SPDX-License-Identifier: MIT
import ArgumentParser
import Testing

@testable import almanac

struct HelpWidthTests {
  /// Examples are copied from a terminal: a line of 80 columns has each of them.
  @Test func noExampleIsBroken() {
    var examples = 0
    func walk(_ command: any ParsableCommand.Type) {
      func lines(_ columns: Int) -> [Substring] {
        Almanac.helpMessage(for: command, columns: columns).split(separator: "\n")
          .filter { $0.hasPrefix("  almanac ") }
      }
      examples += lines(80).count
      #expect(lines(80) == lines(400), "\(command)")
      for subcommand in command.configuration.subcommands { walk(subcommand) }
    }
    walk(Almanac.self)
    #expect(examples > 100)
  }
}
