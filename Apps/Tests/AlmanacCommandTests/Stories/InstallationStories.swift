// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import almanac

/// `make install` and `make uninstall`, with the built command instead of an optimised one.
struct InstallationStories {
  private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }.path

  private static func has(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  /// Installs or uninstalls below a folder of the household.
  @discardableResult
  private static func make(_ what: String, _ home: Household, _ more: String = "") throws -> Ended {
    let script = "'\(root)/Scripts/install.sh' \(what)"
    return try home.shell("ALMANAC=\"$almanac\" PREFIX=\"$PWD/a b\" \(more) \(script)")
  }

  private static func files(_ home: Household, _ folder: String) throws -> [String] {
    try home.shell("cd '\(folder)' 2>/dev/null && find . -type f | sed 's|^./||' | LC_ALL=C sort")
      .lines
  }

  /// A page for each command.
  private static func pages(_ home: Household) throws -> Int {
    let tree = try home.almanac("--experimental-dump-help").lines
    let commands = tree.filter { $0.contains("\"commandName\"") && !$0.contains("\"help\"") }
    #expect(commands.count > 20)
    return commands.count
  }

  @Test func everythingIsInstalledAndGoesAgain() throws {
    let home = try Household()
    let installed = try Self.make("install", home)
    #expect(installed.status == 0, "\(installed.errors)")
    let files = try Self.files(home, "a b")
    #expect(files.filter { $0.hasPrefix("share/man/man1/almanac") }.count == (try Self.pages(home)))
    #expect(
      files.filter { !$0.hasPrefix("share/man/") } == [
        "bin/almanac", "share/almanac/installed", "share/bash-completion/completions/almanac",
        "share/fish/vendor_completions.d/almanac.fish", "share/systemd/user/almanac.service",
        "share/zsh/site-functions/_almanac",
      ])
    #expect(try home.shell("'a b/bin/almanac' --version").status == 0)
    // What is not of Almanac stays, and a second time there is nothing to do.
    try home.write("mine", to: "a b/bin/other")
    #expect(try Self.make("uninstall", home).status == 0)
    #expect(try Self.files(home, "a b") == ["bin/other"])
    #expect(try Self.make("uninstall", home).status == 1)
  }

  @Test func anotherVersionLeavesNothingOfTheOneBefore() throws {
    let home = try Household()
    try Self.make("install", home)
    let before = try Self.files(home, "a b")
    try home.write("old", to: "a b/share/man/man1/almanac-former.1")
    try home.write("precious", to: "precious")
    let list = try home.read("a b/share/almanac/installed")
    try home.write(
      list + "share/man/man1/almanac-former.1\n../precious\n\(home.path("precious"))\n",
      to: "a b/share/almanac/installed")
    #expect(try Self.make("install", home).status == 0)
    #expect(try Self.files(home, "a b") == before)
    #expect(home.exists("precious"))
  }

  @Test func packagesAreBuiltBelowAnotherFolder() throws {
    let home = try Household()
    try Self.make("install", home, "DESTDIR=\"$PWD/root\"")
    let prefix = "root" + home.path("a b")
    #expect(home.exists(prefix + "/bin/almanac"))
    #expect(!home.exists("a b"))
    let unit = try home.read(prefix + "/share/systemd/user/almanac.service")
    #expect(unit.contains("\nExecStart=\"\(home.path("a b"))/bin/almanac\" serve --backups "))
    #expect(unit.contains("\nType=notify\n"))
    #expect(!unit.contains("@BIN@"))
  }

  @Test(arguments: ["PREFIX=relative", "ALMANAC=nowhere"])
  func aMistakeInstallsNothing(more: String) throws {
    let home = try Household()
    let refused = try Self.make("install", home, more)
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("install: "))
    #expect(!home.exists("a b"))
  }

  @Test(.enabled(if: has("groff")))
  func manualPagesAreReadWithoutComplaint() throws {
    let home = try Household()
    try Self.make("install", home)
    let line = """
      for page in 'a b'/share/man/man1/*.1; do
        groff -man -ww -z -Tascii "$page" && echo read
      done 2>&1
      """
    #expect(try home.shell(line).lines == Array(repeating: "read", count: try Self.pages(home)))
    let text = try home.shell(
      "groff -man -Tascii -P-cbou 'a b/share/man/man1/almanac-sessions-add.1'"
    ).output
    #expect(text.contains("almanac-sessions-add - Add a session and print its id"))
    #expect(text.contains("almanac sessions add 2024-02-20T08:00 09:04 --points 100     the same"))
    #expect(text.contains("--database path"))
    let first = try home.read("a b/share/man/man1/almanac.1")
    #expect(!first.contains(home.folder.path))
    #expect(ExitStatus.allCases.allSatisfy { first.contains("\n.TP\n\\fB\($0.rawValue)\\fR\n") })
  }

  @Test(arguments: ["bash", "zsh", "fish"].filter(has))
  func shellsReadTheirCompletions(shell: String) throws {
    let home = try Household()
    #expect(try home.shell("\"$almanac\" completions \(shell) > script").status == 0)
    let read = try home.shell("\(shell) -n script")
    #expect(read.status == 0, "\(read.errors)")
    #expect(try home.read("script").contains("streak"))
  }

  @Test(.enabled(if: has("bash")))
  func bashCompletesCommandsAndOptions() throws {
    let home = try Household()
    try home.write(
      """
      source <("$almanac" completions bash)
      complete_line() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        COMPREPLY=(); _almanac almanac "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        echo "${COMPREPLY[@]}"
      }
      complete_line almanac str
      complete_line almanac sessions exp
      complete_line almanac completions zs
      """, to: "try.bash")
    let tried = try home.shell("PATH=\"$(dirname \"$almanac\"):$PATH\" bash try.bash")
    #expect(tried.lines == ["streak", "export", "zsh"], "\(tried.errors)")
  }
}
