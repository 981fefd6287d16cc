// SPDX-License-Identifier: MIT

/// The version of the programs.
public enum AlmanacVersion {
  /// The version that `almanac --version` and `GET /api/info` report.
  public static let text = "0.2.0"
}
