extension SuiteRun {
  /// The tests that failed, with what was said of each first.
  var redTests: [BugRecord.RedTest] {
    failed.enumerated().map { index, test in
      BugRecord.RedTest(
        test: test, message: FailureMessage(messages[test] ?? "").text,
        crash: hasCrashed && index == failed.indices.last ? true : nil)
    }.sorted { $0.test < $1.test }
  }
}
