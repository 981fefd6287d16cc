// SPDX-License-Identifier: MIT
import CalendarEngine

/// One thing to draw: a shape that is filled or outlined, a line of text, or an image.
///
/// Coordinates are 1/64 points from the top left corner of the node's frame, as in `SceneRect`; what
/// is outside the frame is drawn all the same. Right to left is decided already: a host draws what
/// it gets, and mirrors nothing.
public enum Mark: Hashable, Sendable {
  /// A shape in one colour.
  case fill(MarkShape, MarkPaint)
  /// The outline of a shape, half of it on either side.
  case stroke(MarkShape, MarkStroke)
  /// A line of text.
  case text(MarkText)
  /// An image by name, fitted into a frame.
  case image(MarkImage)
}

extension Mark {
  /// Whether its colour is to stay where the system turns those of the screen around; see
  /// `MarkPaint.keepsColor`.
  public var keepsColor: Bool {
    switch self {
    case .fill(_, let paint): paint.keepsColor
    case .stroke(_, let stroke): stroke.paint.keepsColor
    case .text(let text): text.paint.keepsColor
    case .image: true
    }
  }
}
