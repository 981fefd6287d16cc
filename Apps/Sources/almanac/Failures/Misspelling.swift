// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation

/// What somebody may have meant by a command, or by the value of an option, that there is not.
///
/// The parser of arguments suggests options; the rest it only names.
enum Misspelling {
  /// What to say instead of the parser's message, or nil where it is right as it is.
  static func message(_ message: String) -> String? {
    unknownCommand(Array(CommandLine.arguments.dropFirst())) ?? unknownValue(message)
  }

  /// The message about the first word that is no command where there has to be one.
  static func unknownCommand(_ arguments: [String]) -> String? {
    var command: any ParsableCommand.Type = Almanac.self
    var path = ["almanac"]
    for word in arguments {
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

  /// The message about a value that is not among those of its option, with the nearest one.
  ///
  /// The parser lists the values in the first line, or each on a line of its own after it.
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
    // A command of a command may have been called without it: `almanac import`.
    let deeper = commands.filter { command in
      command.configuration.subcommands.contains { name(of: $0) == word }
    }
    if below, !deeper.isEmpty { return deeper.map { "\(name(of: $0)) \(word)" } }
    return nearest(to: word, in: commands.map(name))
  }

  /// The names that differ least, if they differ by few letters; two exchanged ones count as two.
  private static func nearest(to word: String, in names: [String]) -> [String] {
    let most = min(max((word.count + 1) / 2, 1), 3)
    let near = Spelling.nearest(to: word, in: names, most: most)
    let least = near.map { Spelling.distance(word, $0) }.min()
    return near.filter { Spelling.distance(word, $0) == least }
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// What stands between single quotation marks.
  private static func quoted(_ text: Substring) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
