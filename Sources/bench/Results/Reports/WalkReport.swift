import Console
import Reading
import Stopwatch
import Variants

/// Shows flows step by step: the calls in the versions, side by side, and then the screen.
package struct WalkReport {
  private let rows: [WalkRow]
  private let steps: [StepRow]
  /// Whether each function is shown with its file and line.
  private let withPlaces: Bool

  package init(rows: [WalkRow], steps: [StepRow], withPlaces: Bool) {
    (self.rows, self.steps, self.withPlaces) = (rows, steps, withPlaces)
  }

  private static let note = """
    Events that correspond stand in one row. A role in parentheses does what the row says without a \
    call. ↩ marks a reply, ↺ a value that an observer receives when it subscribes, and + a call that \
    creates or connects objects.
    """
  private static let noteOnBaselines = """
     A baseline has few objects, so a gap in it means only that the same object works on.
    """

  package var tables: [Table] {
    steps.flatMap { step in
      let rows = rows.filter { $0.flow == step.flow && $0.step == step.step }
      let title = "\(step.flow), step \(step.step): the user \(step.action)"
      let screen = Table(
        step.screen.split(separator: "\n").map(String.init),
        title: rows.isEmpty ? "\(title), and no call follows:" : "Then the screen is:",
        fields: [.text("") { $0 }], isVerbatim: true)
      return (rows.isEmpty ? [] : [table(rows, step, title)]) + [screen]
    }
  }

  private func table(_ rows: [WalkRow], _ step: StepRow, _ title: String) -> Table {
    let versions = rows.map(\.version).uniqued()
    let note =
      Self.note + (versions.contains(where: Variant.isBaseline) ? Self.noteOnBaselines : "")
    var table = Table(
      title: title, note: steps.first.map(\.step) == rows.first?.step ? note : nil,
      columns: [.text("what")] + versions.map { .text($0) }, keys: 1)
    var last: [String: String] = [:]
    for event in rows.grouped(by: \.event) {
      guard let does = event.first(where: { $0.kind != nil })?.does else { continue }
      let cells = versions.map { version in
        let row = event.first { $0.version == version }
        // The object at work is named once only.
        defer { last[version] = row?.doneBy }
        return row?.doneBy.map { last[version] == $0 ? "" : "(\($0))" }
          ?? row?.text(withPlace: withPlaces) ?? ""
      }
      table.add([does == .tap ? step.deed : does.rawValue] + cells)
    }
    return table
  }
}

extension WalkRow {
  /// Names a call with its receiver, and other work with the object that does it.
  fileprivate func text(withPlace: Bool) -> String {
    guard let from, let to, let method, let kind else { return "" }
    var parts = [kind.text(to: to, method)]
    switch does {
    case .tap: parts.insert("\(from) →", at: 0)
    case .validation, .formatting: parts.insert("\(from):", at: 0)
    default: break
    }
    if withPlace, let file = file?.split(separator: "/").last, let line {
      parts.append("\(file):\(line)")
    }
    // A mark such as ↺ stays with what it belongs to.
    return parts.joined(separator: " ").replacing(#/^(↩|↺|\+) /#, with: { "\($0.1)\u{A0}" })
  }
}

extension Seam.Kind {
  /// Names a call with its receiver, or a reply with its receiver and its method.
  fileprivate func text(to receiver: String, _ method: String) -> String {
    let end = String.softBreak
    let name = method.replacing("(", with: end + "(", maxReplacements: 1)
    return mark + (self == .completion ? "to \(receiver), of \(name)" : "\(receiver)\(end).\(name)")
  }
}
