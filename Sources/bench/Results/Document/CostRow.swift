import Console
import Reading
import Stopwatch
import Suites
import Timing

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
      let own = (rows ?? []).filter { $0.architecture == architecture }
      return own.isEmpty ? nil : own
    }
    func isOpening(_ row: some CellRow) -> Bool {
      row.flow == Flow.openList.name && row.items == LatencyPlan.middleSize
    }
    self.architecture = architecture
    work = own(document.calls)?.sum(\.work)
    allocations = own(document.allocations)?.sum(\.mallocs)
    rowsWorded = own(document.wording)?.first(where: isOpening)?.rows
    // One flow alone has no mean.
    let means = own(document.means) ?? own(document.latency) ?? []
    let openings = (own(document.latency) ?? []).filter(isOpening)
    let times = [(means, .first), (means, .again), (openings, .first)].map {
      (rows: [LatencyRow], timing: TimingProtocol) in rows.first { $0.isUsual(timing) }
    }
    (ratio, ratioAgain, ratioOfOpening) = (times[0]?.ratio, times[1]?.ratio, times[2]?.ratio)
    core = times.compactMap { $0?.core }.max()
    code = own(document.lines?.filter(\.isCost))?.sum(\.code)
    tests = own(document.suites)?.first?.tests
  }
}
