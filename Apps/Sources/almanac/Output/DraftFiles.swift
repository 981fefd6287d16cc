// SPDX-License-Identifier: MIT
import Foundation

/// Files that are being written and not yet what they are to be: they go when the process is asked
/// to end by SIGINT, SIGTERM or SIGHUP.
///
/// One set of files at a time. Who is killed by SIGKILL leaves them.
enum DraftFiles {
  // Written before the handlers that read them are there, and while they are not.
  nonisolated(unsafe) private static var first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>?
  nonisolated(unsafe) private static var count = 0

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Removes these files, where they are there, before a signal ends the process.
  ///
  /// A signal that is ignored, as under `nohup`, stays so.
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

  /// Ends it: signals do again what they usually do.
  static func end() {
    guard let list = first else { return }
    for signal in signals where !SignalPipe.isIgnored(signal) { Foundation.signal(signal, SIG_DFL) }
    first = nil
    for place in 0..<count { free(list[place]) }
    list.deallocate()
  }

  /// In a signal handler: only what POSIX allows there.
  private static func clear(_ signal: Int32) {
    if let list = first { for place in 0..<count { unlink(list[place]) } }
    Foundation.signal(signal, SIG_DFL)
    kill(getpid(), signal)
  }
}
