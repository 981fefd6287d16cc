// SPDX-License-Identifier: MIT

/// Says where a store stands to whoever listens; asks the file now and then only while someone does.
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
  /// Where the store stands, then where it stands after changes.
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

  /// Looks where the store stands and says so if it is news.
  ///
  /// A file that cannot be read now is asked again later; whoever reads hears the reason.
  func look() {
    guard let token = try? probe.head() else { return }
    cast.announce(token)
  }

  /// Looks, or answers false and makes an end when nobody listens any more.
  private func lookIfWanted() -> Bool {
    let isWanted = task.withLock { task in
      if cast.listenerCount == 0 { task = nil }
      return task != nil
    }
    if isWanted { look() }
    return isWanted
  }
}
