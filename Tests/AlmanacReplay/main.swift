// SPDX-License-Identifier: MIT
import CalendarDrawing
import CalendarWeb
import Foundation

// Replays an action log of the custom element: each message on standard input stands behind its
// length in four bytes, little-endian. After each message the scene's dump is written, and after
// each dump a line of its own, `--- n` with the number of messages so far.
//
// With the argument `marks` it writes instead what hosts that draw would show in the end: a line
// for each node, its role and its frame in the calendar, and below it a line for each mark.

/// The messages of a log; what is cut off at its end is left out.
func messages(in log: [UInt8]) -> [[UInt8]] {
  var messages: [[UInt8]] = []
  var position = 0
  while position + 4 <= log.count {
    let length = (0..<4).reduce(0) { $0 | Int(log[position + $1]) << (8 * $1) }
    let end = position + 4 + length
    guard end <= log.count else { break }
    messages.append(Array(log[(position + 4)..<end]))
    position = end
  }
  return messages
}

var calendar = WebCalendar.replaying()
let writesMarks = CommandLine.arguments.dropFirst().first == "marks"
let log = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
for (index, message) in messages(in: log).enumerated() {
  calendar.send(message)
  if writesMarks { continue }
  var output = calendar.dump()
  output.append(contentsOf: "--- \(index + 1)\n".utf8)
  FileHandle.standardOutput.write(Data(output))
}
if writesMarks {
  let drawing = SceneDrawing(calendar.calendar.scene)
  FileHandle.standardOutput.write(Data(drawing.dump(all: true)))
}
