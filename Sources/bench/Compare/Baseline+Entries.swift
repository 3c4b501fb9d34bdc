import RandomUse

/// A document as entries, each of which the other document has or lacks.
extension Baseline {
  /// The entries of all parts, each once.
  var entries: [Entry] {
    (exact.map(\.entry) + (latency ?? []).map(\.entry)).uniqued()
  }

  /// The exact numbers by entry, in the order of the document.
  var exact: [(entry: Entry, values: [ExactValue])] {
    (calls ?? []).map { (Entry($0), $0.values) }
      + (allocations ?? []).map { (Entry($0), $0.values) }
      + instructionEntries + lineEntries
  }

  /// The package's own code only: how much of a library a flow runs is for the library to change.
  private var instructionEntries: [(entry: Entry, values: [ExactValue])] {
    let rows = (instructions ?? []).filter { !CodeMap.libraries.contains($0.module) }
    return rows.map(Entry.init).uniqued().map { entry in
      (
        entry,
        rows.filter { Entry($0) == entry }.map {
          ExactValue(metric: "instructions in \($0.module)", value: $0.instructions)
        }
      )
    }
  }

  /// Extras are outside the totals here too.
  private var lineEntries: [(entry: Entry, values: [ExactValue])] {
    let rows = (lines ?? []).filter { $0.role != LineRow.extra }
    return rows.map(Entry.init).uniqued().map { entry in
      let own = rows.filter { Entry($0) == entry }
      let total = own.reduce(into: SourceCount()) { $0 += $1.count }
      let files = own.map {
        ExactValue(metric: "code in \($0.file)", value: $0.code, isCost: false)
      }
      return (
        entry,
        [
          ExactValue(metric: "files", value: Set(own.map(\.file)).count),
          ExactValue(metric: "code", value: total.code),
          ExactValue(metric: "types", value: total.types),
          ExactValue(metric: "protocols", value: total.protocols),
          ExactValue(metric: "comment", value: total.comment, isCost: false),
          ExactValue(metric: "blank", value: total.blank, isCost: false),
        ] + files
      )
    }
  }
}

extension CallRow {
  fileprivate var values: [ExactValue] {
    [
      ExactValue(metric: "work", value: work),
      ExactValue(metric: "participants", value: participants),
      ExactValue(metric: "depth", value: depth),
    ]
      + seams.map {
        ExactValue(metric: "\($0.from) → \($0.to).\($0.method)", value: $0.count, isCost: false)
      }
  }
}

extension AllocationRow {
  fileprivate var values: [ExactValue] {
    [ExactValue(metric: "mallocs", value: mallocs), ExactValue(metric: "bytes", value: bytes)]
  }
}

extension Entry {
  fileprivate init(_ row: CallRow) {
    self.init(part: .calls, architecture: row.architecture, subject: row.flow)
  }

  fileprivate init(_ row: AllocationRow) {
    self.init(
      part: .allocations, architecture: row.architecture, subject: "\(row.flow), \(row.items) items"
    )
  }

  fileprivate init(_ row: InstructionRow) {
    self.init(
      part: .instructions, architecture: row.architecture,
      subject: "\(row.flow), \(row.items) items"
    )
  }

  fileprivate init(_ row: LineRow) {
    self.init(part: .lines, architecture: row.architecture, subject: row.part.rawValue)
  }
}

extension LatencyRow {
  fileprivate var entry: Entry {
    Entry(part: .latency, architecture: architecture, subject: cell.name)
  }
}
