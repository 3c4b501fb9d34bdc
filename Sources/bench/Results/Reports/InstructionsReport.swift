import Console
import Timing

/// Shows how many instructions each flow executes, and in which modules they are.
package enum InstructionsReport {
  package static let absence =
    "To count the instructions of this build, run bench instructions, which takes five minutes."

  package static func tables(_ rows: [InstructionRow]) -> [Table] {
    // The size that most flows were counted with, or the largest of several such sizes.
    let flows = Dictionary(grouping: rows, by: \.items).mapValues { Set($0.map(\.flow)).count }
    let size = flows.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    let largest = rows.filter { $0.items == size }
    return [
      Table(
        rows, title: "Instructions",
        note: "The number of instructions that the processor executes in one flow, including those "
          + "in libraries. No JSON is decoded. The numbers are exact for this build.",
        across: [.text("flow", \.flow), .number("items", \.items)], sum: \.instructions),
      Table(
        largest.filter(\.isOwn) + largest.filter { !$0.isOwn },
        title: "Whose instructions are they?",
        note: "The sum over all flows with \(size) items, by the module that declares the code. "
          + "Swift is the runtime and the standard library. bench and the fake world do the same "
          + "work for every version.",
        across: [.text("module") { $0.isOwn ? "the version" : $0.module }], sum: \.instructions),
    ]
  }
}

extension InstructionRow {
  fileprivate var isOwn: Bool { [version, "Baselines"].contains(module) }
}
