import Arms
import RandomUse

/// Shows how many instructions each flow takes, and whose they are.
enum InstructionsReport {
  static func tables(_ rows: [InstructionRow]) -> [Table] {
    [totals(rows), owners(rows)]
  }

  /// One row for each flow and size, one column for each version.
  private static func totals(_ rows: [InstructionRow]) -> Table {
    let versions = rows.map(\.architecture).uniqued()
    var table = Table(
      title: "Instructions",
      note: "What the processor executes in one flow, with values that need no decoding, all "
        + "libraries included. Counted by single steps, exact for this build and these libraries.",
      columns: [.text("flow"), .number("items")] + versions.map { .number($0) })
    for cell in rows.map({ [$0.flow, "\($0.items)"] }).uniqued() {
      let own = rows.filter { [$0.flow, "\($0.items)"] == cell }
      table.add(cell + versions.map { sum(own, of: $0) })
    }
    return table
  }

  /// One row for each owner, over the flows at the largest size.
  private static func owners(_ rows: [InstructionRow]) -> Table {
    let versions = rows.map(\.architecture).uniqued()
    let size = rows.map(\.items).max() ?? 0
    var table = Table(
      title: "Whose instructions are they?",
      note: "The same with \(size) items, over all flows, by who declares the code. Swift is its "
        + "runtime and its standard library; bench and the fake world do the same for every version.",
      columns: [.text("module")] + versions.map { .number($0) })
    let own = rows.filter { $0.items == size }
    for owner in Owner.allCases {
      let part = own.filter { Owner($0) == owner }
      if !part.isEmpty { table.add([owner.rawValue] + versions.map { sum(part, of: $0) }) }
    }
    return table
  }

  private static func sum(_ rows: [InstructionRow], of version: String) -> String {
    let own = rows.filter { $0.architecture == version }
    return own.isEmpty ? "" : "\(own.reduce(0) { $0 + $1.instructions })"
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
