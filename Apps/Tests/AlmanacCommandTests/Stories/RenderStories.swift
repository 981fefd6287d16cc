// SPDX-License-Identifier: MIT
import Foundation
import Testing

struct RenderStories {
  private func home() throws -> Household {
    let home = try Household()
    let text = "2024-02-20,,100\n2024-02-24,,30\n2024-02-25,,100\n2024-02-26,,120\n"
    try home.almanac("sessions", "import", "-", input: text)
    return home
  }

  @Test func aMonthShowsHowItsDaysWent() throws {
    let ended = try home().almanac(
      "render", "--date", "2024-02-20", "--select", "2024-02-20", "--today", "2024-02-28")
    #expect(ended.status == 0)
    #expect(
      ended.output == """
                             February 2024

         Sun     Mon     Tue     Wed     Thu     Fri     Sat

                                           1·      2·      3·

           4·      5·      6·      7·      8·      9·     10·

          11·     12·     13·     14·     15·     16·     17·

          18·     19·    [20✓]    21·     22·     23·     24~

          25✓     26✓     27·     28·*    29

          ✓ kept   ~ short of the goal   · no points   * today

          Tuesday, February 20, 2024, kept, 100 of 100 points

        """)
  }

  @Test func thePictureHasItsSize() throws {
    let home = try home()
    let picture = try home.almanac(
      "render", "--format", "svg", "--size", "390x500", "--date", "2024-02-20", "--today",
      "2024-02-28")
    #expect(picture.output.hasPrefix("<svg xmlns="))
    #expect(picture.output.contains(#"width="390" height="500""#))
    #expect(picture.output.contains("February 24, 2024, short of the goal, 30 of 100 points"))
    let dump = try home.almanac(
      "render", "--format", "dump", "--date", "2024-02-20", "--today", "2024-02-28")
    #expect(dump.output.contains("dayCell 2024-2-20"))
    #expect(dump.output.contains("tint 1"))
  }

  /// The present time has nothing to do with other weeks than its own.
  @Test func anotherWeekBeginsWithTheWorkingHoursWhateverTheTime() throws {
    let home = try home()
    /// How far the hours are moved up, in points; an hour takes 56.
    func top(_ zone: String, _ height: Int, _ more: String = "") throws -> String {
      let dump = try home.shell(
        """
        "$almanac" render --view timeline --format dump --date 2024-02-20 --today 2024-03-20 \\
        --size 900x\(height) --zone \(zone) \(more)
        """)
      let strips = dump.lines.filter { $0.hasPrefix("group strip 0 ") }
      return strips.last.map { String($0.dropFirst(14)) } ?? ""
    }
    // Somewhere it is night.
    for zone in ["UTC", "Asia/Tokyo", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland"] {
      #expect(try top(zone, 500) == "-448")
      #expect(try top(zone, 900) == "-448")
      #expect(try top(zone, 500, "--working-hours 13-20") == "-728")
    }
  }

  /// Several pictures stand in one document.
  @Test func idsBeginAsTheyAreAskedTo() throws {
    let home = try home()
    func ids(_ picture: String) -> [String] {
      picture.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    }
    func picture(_ more: String) throws -> [String] {
      let drawn = try home.shell("\"$almanac\" render --view timeline --format svg \(more)")
      #expect(drawn.status == 0, "\(drawn.errors)")
      return ids(drawn.output)
    }
    let (usual, own) = (try picture(""), try picture("--id-prefix week_8"))
    #expect(!usual.isEmpty && usual.allSatisfy { $0.hasPrefix("almanac") })
    #expect(own == usual.map { "week_8" + $0.dropFirst(7) })
    try home.almanac("render", "--pages", "2", "-o", "w.svg", "--view", "timeline")
    let pages = [ids(try home.read("w-1.svg")), ids(try home.read("w-2.svg"))]
    #expect(!pages[0].isEmpty && Set(pages[0]).isDisjoint(with: pages[1]))
    for refused in ["", "1a", "a b", "é"] {
      let answer = try home.almanac("render", "--format", "svg", "--id-prefix", refused)
      #expect(answer.status == 64 && answer.errors.contains("--id-prefix must be a letter"))
    }
    #expect(try home.almanac("render", "--id-prefix", "a").errors.contains("is for --format svg"))
  }

  @Test func marksAreSeparatedAsTheLanguageHasIt() throws {
    let home = try Household()
    for type in ["fed", "watered", "fed"] {
      try home.almanac("marks", "add", type, "2024-02-20")
    }
    func note(_ locale: String) throws -> Bool {
      try home.almanac(
        "render", "--format", "svg", "--date", "2024-02-20", "--today", "2024-02-28", "--locale",
        locale
      ).output.contains(locale == "ja" ? "、fed、watered" : "3 marks, fed, watered")
    }
    #expect(try note("ja"))
    #expect(try note("en"))
  }

  @Test func optionsOfThePlaceAreHeard() throws {
    let home = try home()
    let arabic = try home.almanac(
      "render", "--date", "2024-02-20", "--locale", "ar-EG", "--today", "2024-02-28")
    #expect(arabic.output.contains("✓٢٠"))
    let german = try home.almanac(
      "render", "--date", "2024-02-20", "--today", "2024-02-28", "--first-weekday", "sat",
      environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(german.output.contains("Februar 2024"))
    let names = german.lines.first { $0.contains("Sa") }
    #expect(names?.split(separator: " ").first == "Sa")
    let mirrored = try home.almanac("render", "--format", "dump", "--rtl", "--date", "2024-02-20")
    #expect(mirrored.output.contains("calendar 0 0 390 332 .rtl"))
  }

  @Test(arguments: [
    (["--color", "always"], ["TERM": "xterm-256color"], "\u{1B}[0;1;38;5;"),
    (["--color", "truecolor"], ["NO_COLOR": "1"], "\u{1B}[0;1;38;2;"),
    (["--color", "16"], [:], "\u{1B}[0;1;90m"),
  ])
  func coloursAreThoseAskedFor(
    options: [String], environment: [String: String], sequence: String
  ) throws {
    let home = try home()
    let line = "\"$almanac\" render --date 2024-02-20 " + options.joined(separator: " ")
    let set = environment.map { "\($0.key)=\($0.value) " }.joined()
    #expect(try home.shell(set + line).output.contains(sequence))
    #expect(try !home.almanac("render", "--date", "2024-02-20").output.contains("\u{1B}"))
  }

  @Test func narrowTerminalsGetNarrowMonths() throws {
    let home = try home()
    let narrow = try home.almanac("render", environment: ["COLUMNS": "35"])
    #expect(narrow.lines.allSatisfy { $0.count <= 35 })
    let arabic = try home.almanac(
      "render", "--locale", "ar-EG", environment: ["COLUMNS": "35"])
    #expect(arabic.status == 0)
  }

  @Test func aFileAppearsWholeAndKeepsItsLinkAndRights() throws {
    let home = try home()
    try home.write("old", to: "real.svg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: home.path("real.svg"))
    try FileManager.default.createSymbolicLink(
      atPath: home.path("link.svg"), withDestinationPath: "real.svg")
    #expect(try home.almanac("render", "--format", "svg", "-o", "link.svg").status == 0)
    #expect(try home.read("real.svg").hasPrefix("<svg"))
    let manager = FileManager.default
    let kind = try manager.attributesOfItem(atPath: home.path("link.svg"))[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
    let rights = try manager.attributesOfItem(atPath: home.path("real.svg"))[.posixPermissions]
    #expect((rights as? NSNumber)?.int32Value == 0o640)
    #expect(
      try manager.contentsOfDirectory(atPath: home.folder.path).allSatisfy {
        !$0.hasSuffix(".part")
      })
  }

  @Test func whatIsNoFileIsWrittenToAsItIs() throws {
    let home = try home()
    let line = "mkfifo pipe; cat pipe > copy & \"$almanac\" render --format svg -o pipe; wait"
    #expect(try home.shell(line).status == 0)
    #expect(try home.read("copy").hasPrefix("<svg"))
    let kind = try FileManager.default.attributesOfItem(atPath: home.path("pipe"))[.type]
    #expect(kind as? FileAttributeType != .typeRegular)
    #expect(try home.shell("\"$almanac\" render -o /dev/stdout").output.contains("Sun"))
  }

  @Test func whereNothingCanBeWrittenIsSaid() throws {
    let home = try home()
    // What a file is called says what it is to be.
    #expect(try home.almanac("render", "-o", "named.svg").status == 0)
    #expect(try home.read("named.svg").hasPrefix("<svg"))
    let unknown = try home.almanac("render", "-o", "named.png")
    #expect(unknown.status == 64 && unknown.errors.contains("ends in .svg, .pdf or .txt"))
    #expect(try home.almanac("render", "-o", "named.png", "--format", "text").status == 0)
    #expect(try home.read("named.png") == home.almanac("render", "--format", "text").output)
    #expect(try home.almanac("render", "-o", "named.TXT").status == 0)
    #expect(try home.read("named.TXT") == home.read("named.png"))
    let missing = try home.almanac("render", "-o", "nowhere/a.svg")
    #expect(missing.status == 73)
    #expect(missing.errors == "almanac: nowhere/a.svg: no such file or directory.\n")
    #expect(try home.almanac("render", "-o", ".").status == 73)
  }
}
