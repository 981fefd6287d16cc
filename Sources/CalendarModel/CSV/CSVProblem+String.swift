// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)

  extension CSVProblem: CustomStringConvertible {
    /// Line and reason: `line 12: points: "12x" is not a whole number`.
    public var description: String {
      var bytes: [UInt8] = []
      appendText(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The reason without the line: `points: "12x" is not a whole number`.
    public var reasonText: String {
      var bytes: [UInt8] = []
      appendReason(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

#endif
