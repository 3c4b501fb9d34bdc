import Console
import Timing

/// Shows how many instructions each flow takes, and whose they are.
package enum InstructionsReport {
  package static let absence =
    "The instructions of this build aren't counted yet: bench instructions does, in five minutes."

  package static func tables(_ rows: [InstructionRow]) -> [Table] {
    // The size that most flows were counted with, the largest of several.
    let flows = Dictionary(grouping: rows, by: \.items).mapValues { Set($0.map(\.flow)).count }
    let size = flows.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    let largest = rows.filter { $0.items == size }
    return [
      Table(
        rows, title: "Instructions",
        note: "What the processor executes in one flow, with values that need no decoding, all "
          + "libraries included. Counted by single steps, exact for this build and these libraries.",
        across: [.text("flow", \.flow), .number("items", \.items)], sum: \.instructions),
      Table(
        largest.filter(\.isOwn) + largest.filter { !$0.isOwn },
        title: "Whose instructions are they?",
        note: "The same with \(size) items, over all flows, by the module that declares the code. "
          + "Swift is its runtime and its standard library; bench and the fake world do the same for "
          + "every version.",
        across: [.text("module") { $0.isOwn ? "the version" : $0.module }], sum: \.instructions),
    ]
  }
}

extension InstructionRow {
  fileprivate var isOwn: Bool { [version, "Baselines"].contains(module) }
}
