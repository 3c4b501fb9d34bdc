import RandomUse

extension Criterion {
  /// The time with values that need no decoding.
  static func mean(_ id: String, _ title: String, _ timing: TimingProtocol) -> Criterion {
    Criterion(
      id: id, title: title,
      note:
        "As a multiple of Direct's, the geometric mean over the flows; limits are over launches.",
      unit: .ratio
    ) { version, document in
      document.means?.first {
        $0.isTyped(of: version, timing) && $0.items == LatencyPlan.middleSize
      }.map { ($0.ratio, $0.ratioLow, $0.ratioHigh) }
    }
  }

  static let opening = Criterion(
    id: "opening", title: "Opening a long list",
    note: "As above, of the longest list that was timed.", unit: .ratio
  ) { version, document in
    document.latency?
      .filter { $0.isTyped(of: version, .first) && $0.flow == Flow.openList.name }
      .max { $0.items < $1.items }.map { ($0.ratio, $0.ratioLow, $0.ratioHigh) }
  }
}

extension LatencyRow {
  fileprivate func isTyped(of version: String, _ timing: TimingProtocol) -> Bool {
    architecture == version && mode == .typed && self.protocol == timing
  }
}
