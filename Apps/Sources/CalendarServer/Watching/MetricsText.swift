// SPDX-License-Identifier: MIT

/// Writes figures in the text format of Prometheus, version 0.0.4.
///
/// Labels are words of our own, so nothing in them needs escaping.
struct MetricsText {
  static let type = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var text = ""

  /// Starts a metric.
  mutating func metric(_ name: String, _ kind: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
  }

  /// Writes a value.
  mutating func value(_ name: String, _ labels: [(String, String)] = [], _ value: some Any) {
    let list = labels.map { "\($0)=\"\($1)\"" }.joined(separator: ",")
    text += name + (list.isEmpty ? "" : "{\(list)}") + " \(value)\n"
  }

  /// Writes a metric with a single value.
  mutating func single(_ name: String, _ kind: String, _ help: String, _ value: some Any) {
    metric(name, kind, help)
    self.value(name, [], value)
  }

  /// Writes a histogram; each bucket includes the ones before it.
  mutating func histogram(_ name: String, _ labels: [(String, String)], _ histogram: Histogram) {
    var count: Int64 = 0
    for (place, own) in histogram.counts.enumerated() {
      count += own
      let end = place < Histogram.ends.count ? "\(Histogram.ends[place])" : "+Inf"
      value(name + "_bucket", labels + [("le", end)], count)
    }
    value(name + "_sum", labels, histogram.sum)
    value(name + "_count", labels, count)
  }
}
