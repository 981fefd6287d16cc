// SPDX-License-Identifier: MIT

/// The version of the programs.
public enum AlmanacVersion {
  /// As `almanac --version` and `GET /api/info` say it.
  public static let text = "0.2.0"
}
