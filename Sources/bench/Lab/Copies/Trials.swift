import Console
import Foundation
import Kept

/// Something that is tried in a copy of the package: says what is wrong, or nothing.
struct Trial {
  let name: String
  let run: (PackageCopy) throws -> String?
}

extension PackageCopy {
  /// Tries one after another, each in the files as they are in the package; throws all that is wrong.
  func tryAll(_ trials: [Trial], _ progress: ProgressLine) throws {
    defer { progress.clear() }
    var complaints: [String] = []
    let start = ContinuousClock.now
    for (index, trial) in trials.enumerated() where !Interrupt.isRequested {
      let spent = start.duration(to: .now)
      progress.show(
        trial.name, remaining: index == 0 ? nil : spent / index * (trials.count - index))
      do {
        try reset()
        if let complaint = try trial.run(self) { complaints.append(complaint) }
      } catch {
        complaints.append("\(trial.name): \(error)")
      }
    }
    try Interrupt.check()
    guard complaints.isEmpty else { throw RunFailure(complaints.joined(separator: "\n")) }
  }
}

extension Finding {
  /// Of today, with the commit that the package is at.
  static func now(in root: String) -> Finding {
    let commit = ChildProcess.answer(of: "git", ["-C", root, "rev-parse", "--short=8", "HEAD"])
    let date = Date.now.formatted(.iso8601.year().month().day())
    return Finding(commit: commit.map { String($0.prefix(8)) } ?? "unknown", date: date)
  }
}
