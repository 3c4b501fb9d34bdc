import Console
import Reading
import Stopwatch

/// Shows flows step by step, what happens in the versions side by side, and what the user sees then.
package struct WalkReport {
  private let rows: [WalkRow]
  private let steps: [StepRow]
  /// Nil where lines may be as long as they are.
  private let width: Int?
  /// Whether each function is shown with its file and line.
  private let withPlaces: Bool

  package init(rows: [WalkRow], steps: [StepRow], width: Int?, withPlaces: Bool) {
    (self.rows, self.steps, self.width, self.withPlaces) = (rows, steps, width, withPlaces)
  }

  private static let note = """
    (Role): this version has nothing there, Role is at work; ↩ a completion, ↺ a replay, + wiring.
    """
  private static let noteOnFloors = """
     A floor has nobody to tell: a gap in it means only that no call leaves the object at work.
    """
  private static let deedWidth = 10
  private static let gap = 2

  package var tables: [Table] {
    steps.flatMap { step in
      let rows = rows.filter { $0.flow == step.flow && $0.step == step.step }
      let title = "\(step.flow), step \(step.step): the user \(step.action)"
      let blocks = blocks(of: rows.map(\.architecture).uniqued()).map { versions in
        table(rows.filter { versions.contains($0.architecture) }, versions, title)
      }
      let screen = Table(
        step.screen.split(separator: "\n").map(String.init),
        title: blocks.isEmpty ? "\(title), and no call follows:" : "Then the screen is:",
        fields: [.text("") { $0 }], isVerbatim: true)
      return blocks + [screen]
    }
  }

  /// As many versions beside one another as fit, about the same number in each block.
  private func blocks(of versions: [String]) -> [[String]] {
    guard let width, !versions.isEmpty else { return versions.isEmpty ? [] : [versions] }
    // Of names and places few are longer.
    let narrowest = withPlaces ? 39 : 27
    let most = max(1, (width - Self.deedWidth) / (narrowest + Self.gap))
    let count = (versions.count + most - 1) / most
    let size = (versions.count + count - 1) / count
    return stride(from: 0, to: versions.count, by: size).map { Array(versions[$0...].prefix(size)) }
  }

  private func table(_ rows: [WalkRow], _ versions: [String], _ title: String) -> Table {
    let column = width.map { ($0 - Self.deedWidth) / versions.count - Self.gap }
    let note = Self.note + (versions.contains(where: Arm.isFloor) ? Self.noteOnFloors : "")
    var table = Table(
      title: title, note: steps.first.map(\.step) == rows.first?.step ? note : nil,
      columns: [.text("what")] + versions.map { .text($0) })
    var last: [String: String] = [:]
    for event in rows.grouped(by: \.event) {
      guard let deed = event.first(where: { $0.kind != nil })?.does.rawValue else { continue }
      let cells = versions.map { version in
        let row = event.first { $0.architecture == version }
        // Who is at work is said once.
        defer { last[version] = row?.doneBy }
        return row?.doneBy.map { last[version] == $0 ? "" : "(\($0))" }
          ?? row?.text(within: column ?? .max, withPlace: withPlaces) ?? ""
      }
      table.add([deed] + cells)
    }
    return table
  }
}

extension WalkRow {
  /// A call with its receiver, and what no trace shows with who does it; broken where it is too long.
  fileprivate func text(within width: Int, withPlace: Bool) -> String {
    guard let from, let to, let method, let kind else { return "" }
    let fits = { (text: String) in text.displayWidth <= width }
    var parts = [kind.mark + to + "." + method]
    if !fits(parts[0]) { parts = [kind.mark + to, "." + method] }
    if let last = parts.last, !fits(last), let bracket = last.firstIndex(of: "(") {
      parts = parts.dropLast() + [String(last[..<bracket]), String(last[bracket...])]
    }
    switch does {
    case .tap: parts.insert("\(from) →", at: 0)
    case .validation, .wording: parts.insert("\(from):", at: 0)
    default: break
    }
    if withPlace, let file = file?.split(separator: "/").last, let line {
      parts.append("\(file):\(line)")
    }
    return parts.joined(separator: " ")
  }
}
