// SPDX-License-Identifier: MIT

/// What a host sends: a device sample, an action, or that time has passed.
public struct CalendarInput: Hashable, Sendable {
  /// What is sent.
  public enum Content: Hashable, Sendable {
    /// Time has passed: a frame of the screen, or a wake that was asked for.
    case frame
    /// A pointer did something.
    case pointer(PointerSample)
    /// A wheel did something.
    case wheel(WheelSample)
    /// A key went down.
    case key(KeySample)
    /// A node was activated without a pointer, by a screen reader for example.
    case activate(NodeKey)
    /// An intent or a report.
    case action(CalendarAction)
    /// Another day, language, size or preference.
    indirect case environment(CalendarEnvironment)
  }

  /// When, in microseconds of the host's monotonic clock.
  ///
  /// An earlier time than that of the input before counts as the same.
  public var time: Int64
  /// What.
  public var content: Content

  /// An input.
  public init(_ content: Content, at time: Int64) {
    self.content = content
    self.time = time
  }
}

extension CalendarInput.Content {
  /// Whether a pointer goes up.
  var isRelease: Bool {
    if case .pointer(let sample) = self { return sample.phase == .up }
    return false
  }
}
