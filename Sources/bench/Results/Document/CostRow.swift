/// What one version costs, all in all; what wasn't measured is absent.
struct CostRow: VersionRow {
  let architecture: String
  var work: Int?
  var allocations: Int?
  var rowsWorded: Int?
  var ratio: Double?
  var ratioAgain: Double?
  var ratioOfOpening: Double?
  /// The worst behind these ratios.
  var core: CoreUse?
  var code: Int?
  var tests: Int?
}

extension CostRow {
  init(_ architecture: String, in document: Document) {
    func own<Row: VersionRow>(_ rows: [Row]?) -> [Row]? {
      rows?.filter { $0.architecture == architecture }.nonEmpty
    }
    func row(_ rows: [LatencyRow]?, _ timing: TimingProtocol) -> LatencyRow? {
      rows?.first {
        $0.mode == .typed && $0.items == LatencyPlan.middleSize && $0.protocol == timing
      }
    }
    self.architecture = architecture
    work = own(document.calls)?.sum(\.work)
    allocations = own(document.allocations)?.sum(\.mallocs)
    rowsWorded = own(document.wording)?.first { $0.isOpening }?.rows
    // One flow alone has no mean.
    let means = own(document.means) ?? own(document.latency)
    let times = [
      row(means, .first), row(means, .again),
      row(own(document.latency?.filter(\.isOpening)), .first),
    ]
    (ratio, ratioAgain, ratioOfOpening) = (times[0]?.ratio, times[1]?.ratio, times[2]?.ratio)
    core = times.compactMap { $0?.core }.max()
    code = own(document.lines)?.filter(\.isCost).nonEmpty?.sum(\.code)
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
