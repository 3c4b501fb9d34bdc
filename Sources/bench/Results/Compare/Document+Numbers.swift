/// The numbers of a document that are compared exactly.
extension Document {
  /// Extras are outside the totals here too, and tests are left out unless they are asked for.
  func exactNumbers(withTests: Bool) -> [ExactNumber] {
    let lines = (lines ?? []).filter {
      $0.role != LineRow.extra && (withTests || ![.tests, .doubles].contains($0.part))
    }
    // How much of a library a flow runs is for the library to change.
    let instructions = (instructions ?? []).filter { !CodeMap.libraries.contains($0.module) }
    return (calls ?? []).flatMap(\.numbers) + (allocations ?? []).flatMap(\.numbers)
      + instructions.flatMap(\.numbers) + lines.flatMap(\.numbers)
  }

  /// Only what is about the chosen versions and flows; none means all.
  func limited(to architectures: [String], _ flows: [String]) -> Document {
    func isLeftOut(_ row: any VersionRow) -> Bool {
      let flow = (row as? any FlowRow)?.flow
      return !architectures.isEmpty && !architectures.contains(row.architecture)
        || !flows.isEmpty && flow.map { !flows.contains($0) } ?? false
    }
    var document = self
    document.calls?.removeAll(where: isLeftOut)
    document.allocations?.removeAll(where: isLeftOut)
    document.instructions?.removeAll(where: isLeftOut)
    document.latency?.removeAll(where: isLeftOut)
    document.lines?.removeAll(where: isLeftOut)
    return document
  }
}

extension VersionRow {
  fileprivate func numbers(
    _ part: String, _ name: String, _ costs: [(String, Int)], details: [(String, Int)] = []
  ) -> [ExactNumber] {
    let subject = ExactNumber.Subject(part: part, architecture: architecture, name: name)
    return [(costs, true), (details, false)].flatMap { numbers, isCost in
      numbers.map { metric, value in
        ExactNumber(key: .init(subject: subject, metric: metric, isCost: isCost), value: value)
      }
    }
  }
}

extension CallRow {
  fileprivate var numbers: [ExactNumber] {
    numbers(
      "calls", flow, [("work", work), ("participants", participants), ("depth", depth)],
      details: seams.map { ("\($0.from) → \($0.to).\($0.method)", $0.count) })
  }
}

extension AllocationRow {
  fileprivate var numbers: [ExactNumber] {
    numbers("allocations", "\(flow), \(items) items", [("mallocs", mallocs), ("bytes", bytes)])
  }
}

extension InstructionRow {
  fileprivate var numbers: [ExactNumber] {
    numbers(
      "instructions", "\(flow), \(items) items", [("instructions in \(module)", instructions)])
  }
}

extension LineRow {
  fileprivate var numbers: [ExactNumber] {
    numbers(
      "lines", part.rawValue,
      [("files", 1), ("code", code), ("types", types), ("protocols", protocols)],
      details: [("comment", comment), ("blank", blank), ("code in \(file)", code)])
  }
}
