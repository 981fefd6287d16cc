// SPDX-License-Identifier: MIT

import Foundation

// Foundation is fastest in GMT, so it has the better of every comparison.
NSTimeZone.default = .gmt

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "kernels" {
  for kernel in Kernel.allCases { print(kernel.rawValue, kernel.unitCount) }
  exit(0)
}

if arguments.first == "kernel" {
  guard arguments.count == 3, let kernel = Kernel(rawValue: arguments[1]),
    let repetitions = Int(arguments[2])
  else {
    print("usage: calendar-bench kernel NAME REPETITIONS")
    exit(2)
  }
  kernel.run(repetitions: repetitions)
  exit(0)
}

let rounds = arguments.contains("--quick") ? 10 : 60
#if os(Linux)
  let memory = HostMemory.rows()
#else
  let memory: [Row] = []
#endif
let rows =
  memory + DateWork.rows(rounds: rounds) + MonthWork.rows(rounds: rounds)
  + TutorialRows.rows(rounds: rounds) + StreakRows.rows(rounds: rounds)
  + BookRows.rows(rounds: rounds) + TurnWork.rows(rounds: rounds)
  + WholeCalendarRows.rows(rounds: rounds) + ColumnWork.rows(rounds: rounds)
print("| measure | value | gate | result |\n|---|---|---|---|")
for row in rows { print(row.markdown) }

if let place = arguments.firstIndex(of: "--json"), place + 1 < arguments.count {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  try encoder.encode(rows).write(to: URL(fileURLWithPath: arguments[place + 1]))
}

exit(rows.contains { $0.pass == false } ? 1 : 0)
