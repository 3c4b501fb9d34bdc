/// Shows how many instructions each flow takes, and whose they are.
enum InstructionsReport {
  static func tables(_ rows: [InstructionRow]) -> [Table] {
    let size = rows.map(\.items).max() ?? 0
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
  fileprivate var isOwn: Bool { [architecture, "Arms"].contains(module) }
}
