// SPDX-License-Identifier: MIT
import Foundation

/// Deletes unfinished files when SIGINT, SIGTERM or SIGHUP ends the process.
///
/// Holds one set of files at a time. SIGKILL leaves them behind.
enum DraftFiles {
  // Written only while the handlers that read it are not installed.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>?
  nonisolated(unsafe) private static var count = 0

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Deletes these files, if they exist, before a signal ends the process.
  ///
  /// A signal that is ignored, as under `nohup`, stays ignored.
  static func begin(_ names: [String]) {
    end()
    let names = names.compactMap { strdup($0) }
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>>.allocate(capacity: names.count)
    list.initialize(from: names, count: names.count)
    (first, count) = (list, names.count)
    for signal in signals where !SignalPipe.isIgnored(signal) {
      Foundation.signal(signal) { DraftFiles.clear($0) }
    }
  }

  /// Stops: signals have their usual effect again.
  static func end() {
    guard let list = first else { return }
    for signal in signals where !SignalPipe.isIgnored(signal) { Foundation.signal(signal, SIG_DFL) }
    first = nil
    for place in 0..<count { free(list[place]) }
    list.deallocate()
  }

  /// Runs in a signal handler, so it does only what POSIX allows there.
  private static func clear(_ signal: Int32) {
    if let list = first { for place in 0..<count { unlink(list[place]) } }
    Foundation.signal(signal, SIG_DFL)
    kill(getpid(), signal)
  }
}
