// SPDX-License-Identifier: MIT
#if hasFeature(Embedded)
  extension AnnouncementLayout {
    // See CalendarState+Embedded.swift: there is nothing of these to be said.
    static func appendSelection(
      _ content: Announcement.Content, _ input: LayoutInput, to out: inout [UInt8]
    ) {}
  }
#endif
