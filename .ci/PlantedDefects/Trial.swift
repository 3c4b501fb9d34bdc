import Foundation

/// Tries a suite on planted defects, and says one line about each.
struct Trial {
  let name: String
  let package: ScratchPackage
  let tags: Tags

  /// A test that is red anyway tells nothing about a defect.
  func isSuiteGreen() -> Bool {
    do {
      let run = try package.run()
      if run.failed.isEmpty, run.passed > 0 { return true }
      print("\(name): without a defect \(run.passed) tests pass, red: \(run.failed)")
    } catch {
      print("\(name): without a defect: \(text(of: error))")
    }
    return false
  }

  func isCaughtAsRecorded(_ defect: PlantedDefect) -> Bool {
    // A version's tests take less time than finding some of them.
    let run = run(package.suite.isShared ? defect.caughtBy : [], with: defect)
    guard let run else { return false }
    let failed = run.failed
    let missing = defect.caughtBy.filter { !failed.contains($0) }
    if !missing.isEmpty {
      say("NOT caught by \(missing.joined(separator: ", "))", of: defect)
    } else if package.suite.isShared, run.hasCrashed != (defect.crash ?? false) {
      say(run.hasCrashed ? "it CRASHES" : "it doesn't crash any more", of: defect)
    } else if !isCaughtByItsNumber(defect) {
      say("no test with that number is recorded", of: defect)
    } else {
      say("caught by \(failed.count == 1 ? "1 test" : "\(failed.count) tests")", of: defect)
      return true
    }
    return false
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
      if run.failed.isEmpty { say("NOT caught", of: defect) }
      return run.failed.isEmpty ? nil : run
    } catch {
      say(text(of: error), of: defect)
      return nil
    }
  }

  private func text(of error: any Error) -> String {
    switch error {
    case ScratchPackage.Failure.doesNotApply: "DOESN'T APPLY"
    case ScratchPackage.Failure.doesNotBuild(let errors): "DOESN'T BUILD, \(errors.first ?? "")"
    case ScratchPackage.Failure.endless: "RUNS ON AND ON"
    default: "\(error)"
    }
  }

  private func say(_ text: String, of defect: PlantedDefect) {
    let change = "`\(defect.find)` becomes `\(defect.replace)`"
    print("\(name) \(defect.behaviour) \(defect.file): \(change): \(text)")
    fflush(nil)
  }
}
