extension Criterion {
  /// Only what has a number in the document.
  static let all = [
    mean("first", "Time, the first time", .first),
    mean("again", "Time, again and again", .again),
    opening,
    sum("allocations", "Allocations", "Calls of malloc, over all flows.") {
      $0.allocations
    } of: {
      $0.mallocs
    },
    sum("calls", "Calls to follow", "Calls at work, over all flows.") {
      $0.calls
    } of: {
      $0.work
    },
    Criterion(
      id: "reading", title: "Files to open",
      note: "Files with what runs in a flow: the median over the flows."
    ) { version, document in
      let own = (document.walk ?? []).filter { $0.architecture == version }
      let files = Dictionary(grouping: own, by: \.flow).values.map { rows in
        Double(Set(rows.compactMap(\.file)).count)
      }
      return Statistics.median(files).map { ($0, $0, $0) }
    },
    sum("lines", "Lines to write", "Lines of code: production, and what of Shared it needs.") {
      $0.lines?.filter(\.isCost)
    } of: {
      $0.code
    },
    sum("scene", "Further scenes", "Lines of production code that detail and form add.") {
      $0.furtherScenes
    } of: {
      $0.code
    },
    sum("files", "Files to touch", "Files that detail and form add or change.") {
      $0.furtherScenes
    } of: {
      $0.files + $0.filesElsewhere
    },
    sum("tests", "Lines of tests", "Lines of code: the suite, its doubles included.") {
      $0.suites
    } of: {
      $0.codeWithDoubles
    },
    Criterion(
      id: "coupling", title: "Reach of a change",
      note: "Types that a change of one may reach, itself included: the mean over all types.",
      unit: .mean
    ) { version, document in
      document.coupling?.first { $0.architecture == version }.map { ($0.reach, $0.reach, $0.reach) }
    },
  ]

  /// Exact, and the sum over the rows of a version.
  private static func sum<Row: VersionRow>(
    _ id: String, _ title: String, _ note: String,
    over rows: @escaping @Sendable (Document) -> [Row]?,
    of value: @escaping @Sendable (Row) -> Int
  ) -> Criterion {
    Criterion(id: id, title: title, note: note) { version, document in
      let own = (rows(document) ?? []).filter { $0.architecture == version }
      let sum = Double(own.sum(value))
      return own.isEmpty ? nil : (sum, sum, sum)
    }
  }
}

extension Document {
  fileprivate var furtherScenes: [FeatureRow]? {
    features?.filter { $0.part == .production && $0.scene != .list }
  }
}
