// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarServer

struct JSONReaderTests {
  /// What is wrong with a text, and the member at fault; nil when nothing is.
  private static func failure(_ bytes: [UInt8]) -> String? {
    do throws(JSONError) {
      _ = try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
        try JSONReader.members(bytes)
      }
      return nil
    } catch {
      return "\(error.member.map { "\($0): " } ?? "")\(error)"
    }
  }

  @Test func everyHostileTextIsRefusedWithMemberReasonAndPlace() {
    for (text, reason) in HostileJSON.texts {
      #expect(Self.failure(Array(text.utf8)) == reason, "\(text.prefix(60))")
    }
    for (bytes, reason) in HostileJSON.bytes {
      #expect(Self.failure(bytes) == reason, "\(bytes)")
    }
    #expect(HostileJSON.texts.count + HostileJSON.bytes.count == 75)
  }

  @Test func everyBeginningOfAnObjectIsRefused() {
    let text = #" {"id":"a\u00e9\ud83d\ude00","points":-12,"x":[{"y":null},1.5e+3,true],"z":false}"#
    let bytes = Array(text.utf8)
    #expect(Self.failure(bytes) == nil)
    for count in 0..<bytes.count {
      #expect(Self.failure(Array(bytes.prefix(count))) != nil, "\(count)")
    }
  }

  @Test func whatIsReadIsWhatIsWritten() throws {
    let text = """
      \t{ "a" : "\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\uD83D\\uDE00é", "b":0,"c":-0,
      "d":9223372036854775807 , "e":-9223372036854775808,"f":9223372036854775808,
      "g":1.0,"h":1e2,"i":[],"j":{"k":{"k":1}},"l":true,"m":false,"n":null,"":""}\r\n
      """
    let members = try Array(text.utf8).withUnsafeBufferPointer { try JSONReader.members($0) }
    #expect(members.map(\.name) == "abcdefghijlmn".map { "\($0)" } + [""])
    #expect(
      members.map(\.value) == [
        .text("\"\\/\u{8}\u{C}\n\r\tA😀é"), .whole(0), .whole(0), .whole(.max), .whole(.min),
        .other, .other, .other, .other, .other, .boolean(true), .boolean(false), .null, .text(""),
      ])
  }

  @Test func namesAreComparedByTheirBytes() {
    // Composed and decomposed: equal for Unicode, two names in JSON.
    #expect(Self.failure(Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)) == nil)
    #expect(
      Self.failure(Array(#"{"a":1,"\u0061":2}"#.utf8))
        == "a: the member occurs twice at byte 7")
  }

  @Test func asDeepAndWideAsAllowedIsRead() {
    let deep = String(repeating: "[", count: 31) + String(repeating: "]", count: 31)
    #expect(Self.failure(Array("{\"a\":\(deep)}".utf8)) == nil)
    let wide = (0..<64).map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(Self.failure(Array("{\(wide)}".utf8)) == nil)
  }
}
