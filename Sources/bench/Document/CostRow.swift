/// What one version costs, all in all; what wasn't measured is absent.
struct CostRow: VersionRow {
  let architecture: String
  /// Calls at work, over all flows.
  var work: Int?
  var allocations: Int?
  /// Rows worded to open the list, at the middle size.
  var rowsWorded: Int?
  /// Typed, as a multiple of the reference's time, the first time: the geometric mean over the flows.
  var ratio: Double?
  /// The same, again and again.
  var ratioAgain: Double?
  /// The first time, to open the list at the middle size.
  var ratioOfOpening: Double?
  /// Lines of production code.
  var code: Int?
  var tests: Int?
}

extension CostRow {
  /// What a document says of one version.
  init(_ architecture: String, in document: Document) {
    func own<Row: VersionRow>(_ rows: [Row]?) -> [Row]? {
      rows?.filter { $0.architecture == architecture }.nonEmpty
    }
    func ratio(_ rows: [LatencyRow]?, _ timing: TimingProtocol) -> Double? {
      rows?.first {
        $0.mode == .typed && $0.items == LatencyPlan.middleSize && $0.protocol == timing
      }?.ratio
    }
    self.architecture = architecture
    work = own(document.calls)?.sum(\.work)
    allocations = own(document.allocations)?.sum(\.mallocs)
    rowsWorded = own(document.wording)?.first { $0.isOpening }?.rows
    // One flow alone has no mean.
    let means = own(document.means) ?? own(document.latency)
    (self.ratio, ratioAgain) = (ratio(means, .first), ratio(means, .again))
    ratioOfOpening = ratio(own(document.latency?.filter(\.isOpening)), .first)
    code = own(document.lines)?.filter { $0.part == .production && $0.role != LineRow.extra }
      .nonEmpty?.sum(\.code)
    tests = own(document.suites)?.first?.tests
  }
}

extension CellRow {
  fileprivate var isOpening: Bool {
    flow == Flow.openList.name && items == LatencyPlan.middleSize
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
