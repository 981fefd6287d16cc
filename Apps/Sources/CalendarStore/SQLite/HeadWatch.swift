// SPDX-License-Identifier: MIT

/// Tells listeners where a store stands, and polls the file only while there are any.
final class HeadWatch: Sendable {
  let probe: VersionProbe
  private let options: SQLiteOptions
  private let cast: HeadCast
  private let task: Locked<Task<Void, Never>?>

  init(_ probe: VersionProbe, at head: ChangeToken, options: SQLiteOptions) {
    self.probe = probe
    self.options = options
    cast = HeadCast(head)
    task = Locked(nil)
  }

  deinit {
    task.withLock { $0?.cancel() }
  }
}

extension HeadWatch {
  /// The store's head now, and after each change.
  func heads() -> AsyncStream<ChangeToken> {
    look()
    let stream = cast.heads()
    task.withLock { task in
      guard task == nil else { return }
      task = Task { [weak self, options] in
        repeat {
          try? await options.sleep(options.watchInterval)
        } while !Task.isCancelled && self?.lookIfWanted() == true
      }
    }
    return stream
  }

  /// Reads the head and announces it if it is new.
  ///
  /// A file that cannot be read now is tried again later; readers get the reason themselves.
  func look() {
    guard let token = try? probe.head() else { return }
    cast.announce(token)
  }

  /// Looks once, or returns false and stops the watch when nobody listens any more.
  private func lookIfWanted() -> Bool {
    let isWanted = task.withLock { task in
      if cast.listenerCount == 0 { task = nil }
      return task != nil
    }
    if isWanted { look() }
    return isWanted
  }
}
