// SPDX-License-Identifier: MIT
import CGtk

/// A recorded picture of GTK's scene kit; it is freed with its last owner.
final class RenderNode {
  let pointer: OpaquePointer

  /// What a snapshot has recorded, which is used up; nil when that is nothing.
  init?(_ snapshot: OpaquePointer?) {
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  deinit { gsk_render_node_unref(pointer) }
}

extension SceneUnits {
  /// A rectangle in 1/64 points, in points.
  static func rect(x: Int32, y: Int32, width: Int32, height: Int32) -> graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: points(x), y: points(y)),
      size: graphene_size_t(width: points(width), height: points(height)))
  }
}

/// Lengths of a scene, and GTK's.
enum SceneUnits {
  /// A length in 1/64 points, in points.
  static func points(_ length: Int32) -> Float { Float(length) / 64 }

  /// A length in points, in 1/64 points; what is beyond all screens is cut, and what is no number is 0.
  static func units(_ points: Double) -> Int32 {
    guard !points.isNaN else { return 0 }
    return Int32(max(min(points * 64, 67_108_864), -67_108_864).rounded())
  }
}
