// SPDX-License-Identifier: MIT
import ArgumentParser

/// `almanac completions`.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a script for shell completion.",
    discussion: """
      `make install` puts the scripts where shells look for them. Without it:

        almanac completions bash > ~/.local/share/bash-completion/completions/almanac
        almanac completions zsh > ~/.zfunc/_almanac       a folder that $fpath names
        almanac completions fish > ~/.config/fish/completions/almanac.fish
      """)

  /// A shell for which there is a completion script.
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  @Argument(help: "The shell.")
  var shell: Shell

  func run() throws {
    guard let known = CompletionShell(rawValue: shell.rawValue) else {
      throw CommandFailure(.broken, "there are no completions for \(shell.rawValue).")
    }
    let output = try Output(nil)
    try output.line(Almanac.completionScript(for: known))
    try output.finish()
  }
}
