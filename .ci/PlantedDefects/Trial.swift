import Foundation

/// Tries a suite on planted defects, and says one line about each.
struct Trial {
  let package: ScratchPackage
  let tags: Tags

  /// A test that is red anyway tells nothing about a defect.
  func isSuiteGreen() -> Bool {
    let run = Result { try package.run() }
    if let run = try? run.get(), run.failed.isEmpty, run.passed > 0 { return true }
    print("\(package.suite.name) isn't green without a defect: \(run)")
    return false
  }

  func isCaughtAsRecorded(_ defect: PlantedDefect) -> Bool {
    let isShared = package.suite.isShared
    // A version's tests take less time than finding some of them.
    let run = run(isShared ? defect.caughtBy : [], with: defect)
    guard let run else { return false }
    let missing = defect.caughtBy.filter { !run.failed.contains($0) }
    let fault: String? =
      if !missing.isEmpty {
        "NOT caught by \(missing.joined(separator: ", "))"
      } else if isShared, run.hasCrashed != (defect.crash ?? false) {
        run.hasCrashed ? "it CRASHES" : "it doesn't crash any more"
      } else if !isCaughtByItsNumber(defect) {
        "no test with that number is recorded"
      } else {
        nil
      }
    say(fault ?? "caught by \(run.failed.count)", of: defect)
    return fault == nil
  }

  /// Returns the defect with the tests that notice it now; where the list is long, those with its number.
  func record(_ defect: PlantedDefect) -> PlantedDefect {
    var recorded = defect
    let run = run(with: defect)
    let failed = run?.failed ?? []
    recorded.crash = run?.hasCrashed == true ? true : nil
    let tagged = failed.filter { tags.has(defect.behaviour, on: $0) }
    recorded.caughtBy = failed.count <= 5 ? failed : Array(tagged.prefix(5))
    if !failed.isEmpty {
      say("caught by \(failed.count), \(tagged.count) of them with that number", of: defect)
    }
    return recorded
  }

  func isCaughtByItsNumber(_ defect: PlantedDefect) -> Bool {
    defect.caughtBy.contains { tags.has(defect.behaviour, on: $0) }
  }

  private func run(_ tests: [String] = [], with defect: PlantedDefect) -> SuiteRun? {
    do {
      let run = try package.run(tests, with: defect)
      if !run.failed.isEmpty { return run }
      say("NOT caught", of: defect)
    } catch {
      say("\(error)", of: defect)
    }
    return nil
  }

  private func say(_ text: String, of defect: PlantedDefect) {
    let change = "`\(defect.find)` becomes `\(defect.replace)`"
    print("\(package.suite.name) \(defect.behaviour) \(defect.file): \(change): \(text)")
    fflush(nil)
  }
}
