import Arms
import RandomUse

/// Shows how many instructions each flow takes, and whose they are.
enum InstructionsReport {
  static func tables(_ rows: [InstructionRow]) -> [Table] {
    [totals(rows), owners(rows)]
  }

  private static func totals(_ rows: [InstructionRow]) -> Table {
    Table(
      rows, title: "Instructions",
      note: "What the processor executes in one flow, with values that need no decoding, all "
        + "libraries included. Counted by single steps, exact for this build and these libraries.",
      across: [.text("flow", \.flow), .number("items", \.items)], cell: sum)
  }

  /// Over the flows at the largest size.
  private static func owners(_ rows: [InstructionRow]) -> Table {
    let size = rows.map(\.items).max() ?? 0
    let own = rows.filter { $0.items == size }
    return Table(
      Owner.allCases.flatMap { owner in own.filter { Owner($0) == owner } },
      title: "Whose instructions are they?",
      note: "The same with \(size) items, over all flows, by who declares the code. Swift is its "
        + "runtime and its standard library; bench and the fake world do the same for every version.",
      across: [.text("module") { Owner($0).rawValue }], cell: sum)
  }

  private static func sum(_ rows: [InstructionRow]) -> String {
    "\(rows.reduce(0) { $0 + $1.instructions })"
  }

  private enum Owner: String, CaseIterable {
    case version = "the version"
    case items = "Items"
    case kit = "HeadlessKit"
    case swift = "Swift"
    case foundation = "Foundation"
    case system = "C library"
    case world = "world, user, bench"

    init(_ row: InstructionRow) {
      switch row.module {
      case row.architecture, "Arms": self = .version
      case "Items": self = .items
      case "HeadlessKit": self = .kit
      case CodeMap.swift: self = .swift
      case CodeMap.foundation: self = .foundation
      case CodeMap.system: self = .system
      default: self = .world
      }
    }
  }
}
