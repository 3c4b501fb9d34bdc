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
    func isChosen(_ architecture: String, _ flow: String?) -> Bool {
      (architectures.isEmpty || architectures.contains(architecture))
        && (flows.isEmpty || flow.map(flows.contains) ?? true)
    }
    var document = self
    document.calls?.removeAll { !isChosen($0.architecture, $0.flow) }
    document.allocations?.removeAll { !isChosen($0.architecture, $0.flow) }
    document.instructions?.removeAll { !isChosen($0.architecture, $0.flow) }
    document.latency?.removeAll { !isChosen($0.architecture, $0.flow) }
    document.lines?.removeAll { !isChosen($0.architecture, nil) }
    return document
  }
}

extension CallRow {
  fileprivate var numbers: [ExactNumber] {
    let subject = ExactNumber.Subject(part: "calls", architecture: architecture, name: flow)
    return subject.numbers([
      "work": work, "participants": participants, "depth": depth,
    ])
      + seams.flatMap {
        subject.numbers([:], details: ["\($0.from) → \($0.to).\($0.method)": $0.count])
      }
  }
}

extension AllocationRow {
  fileprivate var numbers: [ExactNumber] {
    ExactNumber.Subject(
      part: "allocations", architecture: architecture, name: "\(flow), \(items) items"
    ).numbers(["mallocs": mallocs, "bytes": bytes])
  }
}

extension InstructionRow {
  fileprivate var numbers: [ExactNumber] {
    ExactNumber.Subject(
      part: "instructions", architecture: architecture, name: "\(flow), \(items) items"
    ).numbers(["instructions in \(module)": instructions])
  }
}

extension LineRow {
  fileprivate var numbers: [ExactNumber] {
    ExactNumber.Subject(part: "lines", architecture: architecture, name: part.rawValue).numbers(
      ["files": 1, "code": code, "types": types, "protocols": protocols],
      details: ["comment": comment, "blank": blank, "code in \(file)": code])
  }
}
