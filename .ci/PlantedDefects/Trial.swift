import Foundation

/// Tries a version's suite on planted defects, and says one line about each.
struct Trial {
  let version: String
  let package: ScratchPackage
  let tags: Tags

  /// A test that is red anyway tells nothing about a defect.
  func isSuiteGreen() -> Bool {
    do {
      let run = try package.run()
      if run.failed.isEmpty, run.passed > 0 { return true }
      print("\(version): without a defect \(run.passed) tests pass, red: \(run.failed)")
    } catch {
      print("\(version): without a defect: \(text(of: error))")
    }
    return false
  }

  func isCaughtAsRecorded(_ defect: PlantedDefect) -> Bool {
    guard let failed = failed(with: defect) else { return false }
    let missing = defect.caughtBy.filter { !failed.contains($0) }
    if !missing.isEmpty {
      say("NOT caught by \(missing.joined(separator: ", "))", of: defect)
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
    let failed = failed(with: defect) ?? []
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

  private func failed(with defect: PlantedDefect) -> [String]? {
    do {
      let failed = try package.run(with: defect).failed
      if failed.isEmpty { say("NOT caught", of: defect) }
      return failed.isEmpty ? nil : failed
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
    print("\(version) \(defect.behaviour) \(defect.file): \(change): \(text)")
    fflush(nil)
  }
}
