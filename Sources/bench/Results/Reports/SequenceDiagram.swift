import Arms
import Console
import Reading

/// Draws a trace in Mermaid's language, as GitHub shows it.
package enum SequenceDiagram {
  /// One diagram for each flow and version, below a comment that names both.
  package static func text(_ rows: [TraceRow]) -> String {
    rows.grouped(by: \.title).map { calls in
      let names = calls.flatMap { [$0.from, $0.to] }.uniqued()
      let span = [names[0], names[names.count - 1]].uniqued().map(\.participant)
      let arrows = calls.grouped(by: \.step).flatMap { step in
        let action = step[0].action.escaped(except: " ")
        return ["Note over \(span.joined(separator: ",")): \(action)"] + step.map(\.arrow)
      }
      let lines = names.map { "participant \($0.participant)" } + arrows
      return "%% \(calls[0].title)\nsequenceDiagram\n" + lines.map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }
}

extension TraceRow {
  fileprivate var title: String { "\(flow), \(architecture)" }

  /// Dashed where something comes back that was asked for before.
  fileprivate var arrow: String {
    let line = [.completion, .replay].contains(kind) ? "-->>" : "->>"
    let text = "\(kind.mark)\(method.escaped(except: "_ (),:"))"
    return "\(from.participant)\(line)\(to.participant): \(text)"
  }
}

extension String {
  /// With what a statement can begin, in any case.
  private static let keywords = """
    activate actor alt and autonumber box break create critical deactivate destroy details else end
    link links loop note off opt option over par participant properties rect title
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  fileprivate var participant: String {
    Self.keywords.contains(lowercased())
      ? unicodeScalars.map { "#\($0.value);" }.joined() : escaped(except: "_")
  }

  /// The text with an entity for all but letters, digits, and some signs.
  fileprivate func escaped(except signs: String) -> String {
    unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      return isPlain || signs.unicodeScalars.contains(scalar) ? "\(scalar)" : "#\(scalar.value);"
    }.joined()
  }
}
