import Timing

/// Of a machine that was unfit for timing the page shows the times, and judges by none.
extension Document {
  /// Stands above what would be read as a verdict; empty where there may be one.
  var unfitBanner: HTML {
    guard isUnfit else { return "" }
    return """
      <p role="alert"><b>Don't judge by the times of this run.</b> The machine was unfit for timing: \
      \(environment?.gradeReason ?? "it differed from itself"). So every difference of times stands as undecided here, and no time weighs anything under \
      “Which one?” unless you give it weight. What is counted (calls, allocations, lines, tests) holds.</p>
      """
  }

  /// What is drawn: without verdicts of times where there may be none.
  var judged: Document {
    guard isUnfit else { return self }
    var document = self
    for index in (latency ?? []).indices { document.latency?[index].verdict = .undecided }
    for index in (means ?? []).indices { document.means?[index].verdict = .undecided }
    return document
  }
}

extension String {
  /// A table's cell with its verdict, if it has one, taken back.
  var undecided: String {
    if Verdict(rawValue: self) != nil { return Verdict.undecided.rawValue }
    guard let ratio = wholeMatch(of: /(×\S+ )[-+=](\D*)/) else { return self }
    return "\(ratio.1)?\(ratio.2)"
  }
}
