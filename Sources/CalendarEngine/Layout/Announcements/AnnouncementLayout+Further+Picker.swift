// SPDX-License-Identifier: MIT

extension AnnouncementLayout {
  static func appendFurther(
    _ content: Announcement.Content, _ input: LayoutInput, to out: inout [UInt8]
  ) {}
}
