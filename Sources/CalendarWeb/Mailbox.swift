// SPDX-License-Identifier: MIT

/// Memory shared with the host of a WebAssembly instance.
///
/// Messages and replies have a block of their own each, which stays in place until it has to grow.
public struct Mailbox {
  private var inbox: UnsafeMutableBufferPointer<UInt8>
  private var words: UnsafeMutableBufferPointer<Int32>
  private var text: UnsafeMutableBufferPointer<UInt8>

  /// A mailbox with room for the messages and replies of a month.
  public init() {
    inbox = .allocate(capacity: 4_096)
    words = .allocate(capacity: 4_096)
    text = .allocate(capacity: 16_384)
  }

  /// Room for a message of `count` bytes, or nil for a negative number.
  public mutating func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0 else { return nil }
    Self.reserve(Int(count), in: &inbox)
    return inbox.baseAddress
  }

  /// The message in that room.
  public func message(_ count: Int32) -> [UInt8] {
    Array(inbox.prefix(max(0, min(Int(count), inbox.count))))
  }

  /// Copies a reply to where the host reads it, and puts the address of the text into word 3.
  public mutating func post(_ reply: (words: [Int32], bytes: [UInt8])) -> UnsafePointer<Int32>? {
    Self.reserve(reply.words.count, in: &words)
    Self.reserve(reply.bytes.count, in: &text)
    _ = words.update(fromContentsOf: reply.words)
    _ = text.update(fromContentsOf: reply.bytes)
    words[3] = Int32(truncatingIfNeeded: Int(bitPattern: text.baseAddress))
    return UnsafePointer(words.baseAddress)
  }

  private static func reserve<Element>(
    _ count: Int, in block: inout UnsafeMutableBufferPointer<Element>
  ) {
    guard count > block.count else { return }
    block.deallocate()
    block = .allocate(capacity: max(count, 2 * block.count))
  }
}
