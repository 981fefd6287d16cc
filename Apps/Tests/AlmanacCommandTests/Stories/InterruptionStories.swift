// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What is left when a command is asked to end before it is done.
struct InterruptionStories {
  /// More than a pipe holds: who has written half of it knows that the other side reads.
  private static let rows = (0..<16_000).map { "2024-02-20T08:00:00,,1,row-\($0)\n" }

  /// Feeds an import half of the rows, sends a signal, and says what it returns.
  private static func interrupted(by signal: String, _ options: String = "") -> String {
    """
    mkfifo pipe
    "$almanac" sessions import \(options) pipe >out 2>err & pid=$!
    exec 3>pipe
    cat half.csv >&3
    kill -\(signal) $pid
    wait $pid; echo $?
    cat out err
    """
  }

  private static func household() throws -> Household {
    let home = try Household()
    try home.write(rows.joined(), to: "all.csv")
    try home.write(rows.prefix(8_000).joined(), to: "half.csv")
    return home
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129)])
  func anImportSaysHowManyItTookIn(signal: String, status: Int) throws {
    let home = try Self.household()
    let lines = try home.shell(Self.interrupted(by: signal)).lines
    #expect(lines.first == "\(status)")
    let added = try #require(lines.dropFirst().first.flatMap(Self.number))
    #expect((1...8_000).contains(added))
    #expect(lines[1] == "\(Self.written(added)) sessions added.")
    #expect(
      lines[2...].joined()
        == "almanac: stopped before the end of the input: what was imported stays; "
        + "import the file again for the rest.")
    #expect(try home.almanac("sessions", "list").lines.count == added)
    // No lock is left, and the rest goes in.
    let again = try home.almanac("sessions", "import", "all.csv")
    #expect(
      again.output
        == "\(Self.written(16_000 - added)) sessions added, \(Self.written(added)) there already.\n"
    )
    #expect(!home.exists("home/almanac.sqlite-wal"))
  }

  @Test func aStrictImportTakesInNothing() throws {
    let home = try Self.household()
    let lines = try home.shell(Self.interrupted(by: "TERM", "--strict")).lines
    #expect(
      lines == [
        "143", "Nothing was imported.",
        "almanac: stopped before the end of the input: nothing was imported.",
      ])
    #expect(try home.almanac("sessions", "list").output.isEmpty)
  }

  /// Sends a signal as soon as a draft is there, a dozen times; says what the command returned each
  /// time, and every draft that is left.
  ///
  /// Where the machine is busy the command may be done before anybody sees its draft.
  private static func litter(of command: String, signal: String) -> String {
    """
    for try in 1 2 3 4 5 6 7 8 9 10 11 12; do
      rm -f new.*
      "$almanac" \(command) & pid=$!
      while kill -0 $pid 2>/dev/null; do
        for draft in new.*.part; do [ -e "$draft" ] && kill -\(signal) $pid && break 2; done
      done
      wait $pid; echo $?
      ls new.*.* 2>/dev/null
    done 2>/dev/null
    """
  }

  @Test(arguments: [
    ("sessions export -o new.csv", "TERM", 143), ("sessions export -o new.csv", "HUP", 129),
    ("backup new.sqlite", "TERM", 143),
  ])
  func noDraftIsLeft(command: String, signal: String, status: Int) throws {
    let home = try Self.household()
    try home.almanac("sessions", "import", "all.csv")
    let lines = try home.shell(Self.litter(of: command, signal: signal)).lines
    #expect(lines.count == 12, "\(lines)")
    #expect(lines.allSatisfy { $0 == "0" || $0 == "\(status)" }, "\(lines)")
  }

  @Test(arguments: ["sessions export -o new.csv", "backup new.sqlite"])
  func noDraftIsLeftWhereTheFileGrowsTooLong(command: String) throws {
    let home = try Self.household()
    try home.almanac("sessions", "import", "all.csv")
    let ended = try home.shell("ulimit -f 64; \"$almanac\" \(command); echo $?; ls new.*")
    #expect(["73", "74"].contains(ended.lines.first))
    #expect(ended.lines.count == 1)
  }

  @Test func whatIsIgnoredStaysIgnored() throws {
    let home = try Self.household()
    let line = """
      trap '' HUP
      mkfifo pipe
      "$almanac" sessions import pipe & pid=$!
      exec 3>pipe
      cat half.csv >&3
      kill -HUP $pid
      exec 3>&-
      wait $pid; echo $?
      """
    #expect(try home.shell(line).lines == ["8,000 sessions added.", "0"])
  }

  /// The number at the beginning of a line, commas within it.
  private static func number(_ line: String) -> Int? {
    Int(line.prefix { $0 != " " }.replacing(",", with: ""))
  }

  private static func written(_ number: Int) -> String {
    number < 1_000
      ? "\(number)" : "\(number / 1_000)," + String("\(1_000 + number % 1_000)".dropFirst())
  }
}
