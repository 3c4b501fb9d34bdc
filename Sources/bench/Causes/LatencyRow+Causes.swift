import RandomUse

extension LatencyRow {
  func cause(in causes: Causes) -> Cause {
    mode == .typed && reference == causes.reference
      ? causes.cause(of: architecture, flow: flow, items: items) : Cause()
  }

  fileprivate func isContradicted(by causes: Causes) -> Bool {
    [.faster, .slower].contains(verdict) && cause(in: causes).contradicts(ratioInterval)
  }

  fileprivate var name: String {
    "\(architecture) in \(flow) with \("\(items)".counting("item")), \(`protocol`.words)"
  }
}

extension [LatencyRow] {
  /// The rows, undecided where the instructions speak against a verdict by any protocol.
  func weighed(by causes: Causes) -> [LatencyRow] {
    map { row in
      guard row.isContradicted(by: causes) else { return row }
      var row = row
      row.verdict = .undecided
      return row
    }.agreed
  }

  /// Which ratios the instructions don't explain, and which verdicts they contradict; nil where none
  /// were counted for this build.
  func explanation(by causes: Causes) -> String? {
    let counted = filter {
      $0.architecture != $0.reference && $0.cause(in: causes).instructions != nil
    }
    guard !counted.isEmpty else { return nil }
    let open = counted.filter { $0.cause(in: causes).isUnexplained($0.ratioInterval) == true }
    let doubtful = counted.filter { $0.isContradicted(by: causes) }.map(\.name)
    let explained = "\(counted.count - open.count) of \(counted.count)"
    let tolerance = PercentText.text(Cause.tolerance)
    return "The instructions explain \(explained) ratios to within \(tolerance)"
      + (open.isEmpty ? "." : ", marked ! where they don't: \(open.map(\.name).listed).")
      + (doubtful.isEmpty
        ? "" : " Undecided, since they lie on the other side: \(doubtful.listed).")
  }
}
