extension LatencyRow {
  func cause(in causes: Causes) -> Cause {
    mode == .typed && reference == causes.reference
      ? causes.cause(of: architecture, flow: flow, items: items) : Cause()
  }
}

extension [LatencyRow] {
  /// Which ratios the instructions don't explain; nil where none were counted for this build.
  func explanation(by causes: Causes) -> String? {
    let counted = filter {
      $0.architecture != $0.reference && $0.cause(in: causes).instructions != nil
    }
    guard !counted.isEmpty else { return nil }
    let open = counted.filter { $0.cause(in: causes).isUnexplained($0.ratioInterval) == true }
    let names = open.map { row in
      "\(row.architecture) in \(row.flow) with \("\(row.items)".counting("item")), "
        + row.protocol.words
    }
    let explained = "\(counted.count - open.count) of \(counted.count)"
    return "The instructions explain \(explained) ratios to within "
      + PercentText.text(Cause.tolerance)
      + (open.isEmpty ? "." : ", marked ! where they don't: \(names.listed).")
  }
}
