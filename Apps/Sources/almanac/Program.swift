// SPDX-License-Identifier: MIT

/// Where the process begins.
@main
enum Program {
  static func main() { Almanac.run() }
}
