// SPDX-License-Identifier: MIT
import Foundation

/// Where a command prints: standard output, or a file that appears once it is complete.
///
/// An existing file is replaced atomically by one with the same permissions, so a reader sees
/// either the old or the new one. Devices, pipes and other special files are written to directly.
final class Output {
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []
  /// The draft that is written, and the file that it becomes.
  private let file: (draft: String, path: String)?

  /// The output at a path; nil and `-` mean standard output.
  ///
  /// - Throws: `noOutput`.
  init(_ path: String?) throws(CommandFailure) {
    guard let path, path != "-" else {
      descriptor = Descriptor(STDOUT_FILENO)
      file = nil
      return
    }
    var information = stat()
    let exists = stat(path, &information) == 0
    if exists, information.st_mode & S_IFMT == S_IFDIR {
      throw CommandFailure(.noOutput, "\(path) is a folder; name a file in it.")
    }
    let isFile = !exists || information.st_mode & S_IFMT == S_IFREG
    // Resolve links, so that a link stays a link. Open special files by their own name: what a link
    // such as /dev/stdout leads to need not be a path.
    let target = isFile ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let draft = isFile ? "\(target).\(getpid()).part" : target
    let mode = exists ? information.st_mode & 0o7777 : 0o666
    let flags = isFile ? O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC : O_WRONLY | O_CLOEXEC
    if isFile { DraftFiles.begin([draft]) }
    let number = open(draft, flags, mode)
    guard number >= 0 else {
      let reason = Descriptor.reason()
      DraftFiles.end()
      throw CommandFailure(.noOutput, "\(path): \(reason)")
    }
    descriptor = Descriptor(number)
    file = isFile ? (draft, target) : nil
  }

  deinit {
    // Not finished: leave nothing behind.
    guard let file else { return }
    unlink(file.draft)
    DraftFiles.end()
  }
}

extension Output {
  /// Prints bytes.
  func write(_ bytes: some Collection<UInt8>) throws(CommandFailure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 65_536 { try flush() }
  }

  /// Prints a line.
  func line(_ text: String) throws(CommandFailure) {
    try write(Array((text + "\n").utf8))
  }

  private func flush() throws(CommandFailure) {
    try descriptor.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left, and lets the file appear.
  ///
  /// - Throws: `noOutput`, `brokenPipe`.
  func finish() throws(CommandFailure) {
    try flush()
    guard let file else { return }
    try descriptor.close(syncing: true)
    guard rename(file.draft, file.path) == 0 else {
      throw CommandFailure(.noOutput, "\(file.path): \(Descriptor.reason())")
    }
  }
}
