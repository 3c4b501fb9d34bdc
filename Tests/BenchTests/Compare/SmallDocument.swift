import Foundation

@testable import bench

/// A document of few rows, as text that a run may have saved.
struct SmallDocument: Sendable {
  var schema = 1
  var cpu = "CPU"
  var configuration = "release"
  var grade: String?
  /// The messages of the flow `open`, by version; nil leaves the part out.
  var messages: [(version: String, count: Int)]?
  /// The one seam of each of them.
  var method = "load()"
  /// The objects made in the flow `open`, by version.
  var objects: [(version: String, count: Int)]?
  /// The ratios in one cell, each with an interval of 1 % to either side, the reference first.
  var ratios: [(version: String, ratio: Double)]?
  var hasIntervals = true
  /// The noise floor of that cell; nil leaves it out.
  var floor: Double? = 0.02
  /// The reference's time.
  var ns = 1_000.0
  /// The lines of code of each file, which is named `version/part/name`.
  var code: [(file: String, lines: Int)]?
  var comment = 1

  var json: String {
    var parts = [
      #""schema": \#(schema)"#,
      #""environment": {"os": "Linux", "cpu": "\#(cpu)", "cores": 2, "swift": "6.3", \#(gradeText)"configuration": "\#(configuration)"}"#,
    ]
    if let messages { parts.append(list("calls", messages.map(call))) }
    if let objects { parts.append(list("allocations", objects.map(allocation))) }
    if let ratios { parts.append(list("latency", ratios.map(time))) }
    if let floor, ratios != nil {
      parts.append(
        list("noise", [#"{"flow": "open", "mode": "typed", "items": 64, "floor": \#(floor)}"#]))
    }
    if let code { parts.append(list("lines", code.map(line))) }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  var baseline: Baseline {
    get throws { try Baseline(Data(json.utf8), named: "small.json") }
  }

  private var gradeText: String { grade.map { #""grade": "\#($0)", "# } ?? "" }

  private func list(_ name: String, _ rows: [String]) -> String {
    #""\#(name)": [\#(rows.joined(separator: ", "))]"#
  }

  private func call(_ version: String, _ count: Int) -> String {
    #"""
    {"architecture": "\#(version)", "flow": "open", "messages": \#(count), "completions": 1,
     "participants": 3, "depth": 2, "seams": [{"from": "A", "to": "B", "protocol": "P",
     "method": "\#(method)", "kind": "message", "count": \#(count)}]}
    """#
  }

  private func allocation(_ version: String, _ count: Int) -> String {
    #"""
    {"architecture": "\#(version)", "flow": "open", "items": 64, "objects": \#(count),
     "bytes": \#(count), "mallocs": 5}
    """#
  }

  private func time(_ version: String, _ ratio: Double) -> String {
    let interval = #""ratio_low": \#(ratio * 0.99), "ratio_high": \#(ratio * 1.01), "#
    return #"""
      {"architecture": "\#(version)", "flow": "open", "mode": "typed", "items": 64,
       "ns": \#(ns * ratio), \#(hasIntervals ? interval : "")"ratio": \#(ratio)}
      """#
  }

  private func line(_ file: String, _ lines: Int) -> String {
    let parts = file.split(separator: "/")
    return #"""
      {"architecture": "\#(parts[0])", "part": "\#(parts[1])", "scene": "App", "role": "\#(parts[2])",
       "file": "\#(file)", "code": \#(lines), "comment": \#(comment), "blank": 0, "types": 1,
       "protocols": 0}
      """#
  }
}
