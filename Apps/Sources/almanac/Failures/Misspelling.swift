// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation

/// Suggestions for commands and option values that do not exist.
///
/// The argument parser itself suggests options only.
enum Misspelling {
  /// A message in place of the parser's, or nil where the parser's is good enough.
  static func message(_ message: String) -> String? {
    unknownCommand(Array(CommandLine.arguments.dropFirst())) ?? unknownValue(message)
  }

  /// The message about the first word that should be a command but is none.
  static func unknownCommand(_ arguments: [String]) -> String? {
    var command: any ParsableCommand.Type = Almanac.self
    var path = ["almanac"]
    // `almanac help evnts` means the command, too.
    for word in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      let commands = command.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" || path.count > 1 else {
        return nil
      }
      guard let next = commands.first(where: { name(of: $0) == word }) else {
        let near = suggestions(for: word, in: commands, below: path.count == 1)
        let names = near.map { "'\($0)'" }.joined(separator: " or ")
        let question = near.isEmpty ? "" : " Did you mean \(names)?"
        let place = path.joined(separator: " ")
        return """
          Error: There is no command '\(word)'.\(question)
          Usage: \(place) <subcommand>
            See '\(place) --help' for more information.
          """
      }
      command = next
      path.append(word)
    }
    return nil
  }

  /// The message about a value that its option does not have, with the nearest one that it has.
  ///
  /// The parser lists the values on the first line, or on lines of their own after it.
  static func unknownValue(_ message: String) -> String? {
    guard let list = message.range(of: "Please provide one of ") else { return nil }
    let lines = message[list.upperBound...].split(separator: "\n")
    let listed = lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    guard let first = lines.first, let word = quoted(message[..<list.lowerBound]).first,
      let near = nearest(to: word, in: quoted(first) + listed).first
    else { return nil }
    return message.replacingCharacters(
      in: list, with: "Did you mean '\(near)'? " + message[list])
  }

  private static func suggestions(
    for word: String, in commands: [any ParsableCommand.Type], below: Bool
  ) -> [String] {
    // The parent command may have been left out, as in `almanac import`.
    let deeper = commands.filter { command in
      command.configuration.subcommands.contains { name(of: $0) == word }
    }
    if below, !deeper.isEmpty { return deeper.map { "\(name(of: $0)) \(word)" } }
    return nearest(to: word, in: commands.map(name))
  }

  /// The names that differ least, if they differ by few letters; swapping two letters counts as
  /// two.
  private static func nearest(to word: String, in names: [String]) -> [String] {
    let most = min(max((word.count + 1) / 2, 1), 3)
    let near = Spelling.nearest(to: word, in: names, most: most)
    let least = near.map { Spelling.distance(word, $0) }.min()
    return near.filter { Spelling.distance(word, $0) == least }
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// The texts in single quotation marks.
  private static func quoted(_ text: Substring) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
