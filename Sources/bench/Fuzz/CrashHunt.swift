import Foundation
import RandomUse

/// Shrinks a session that ends the process, in children that replay all but the last answer.
///
/// The search is the same in each child: a child is given the answers found so far, looks for the next one
/// by itself, and dies of it or comes to the end.
struct CrashHunt {
  let seed: UInt64
  /// Runs a child with these words and returns what it wrote.
  let child: ([String]) throws -> ChildProcess.Outcome

  /// `nil` where the session doesn't crash by itself.
  func finding() throws -> Finding? {
    var last = Int.max
    var answers = ""
    while true {
      let outcome = try child(["\(last)", answers.isEmpty ? "-" : answers])
      let lines = outcome.output.split(separator: "\n").map(String.init)
      guard outcome.isCrash else { return nil }
      if let result = lines.first(where: { $0.hasPrefix(Mark.result) }) {
        return try Self.finding(result, lines, outcome)
      }
      if let asked = lines.lastIndex(of: Mark.question) {
        answers += String(repeating: "0", count: lines[...asked].count { $0 == Mark.question } - 1)
        answers += "1"
      } else if last == .max, let step = lines.last(where: { $0.hasPrefix(Mark.step) }) {
        // The reference crashed while it made up the session, which therefore ends there.
        last = Int(step.dropFirst(Mark.step.count)) ?? 0
      } else {
        return nil
      }
    }
  }

  private static func finding(
    _ result: String, _ lines: [String], _ outcome: ChildProcess.Outcome
  ) throws -> Finding {
    let json = Data(result.dropFirst(Mark.result.count).utf8)
    var finding = try JSONDecoder().decode(Finding.self, from: json)
    let place = lines.last { $0.hasPrefix(Mark.arm) }?.split(separator: "\t").map(String.init) ?? []
    if place.count > 2 { (finding.architecture, finding.cause) = (place[1], place[2]) }
    finding.words = lines.filter { $0.contains("Fatal error") }
    if finding.words.isEmpty { finding.words = ["ended by signal \(outcome.status - 128)"] }
    return finding
  }

  /// How lines that a child writes begin.
  enum Mark {
    static let session = "session "
    static let step = "step "
    static let question = "?"
    static let arm = "arm\t"
    static let result = "result "
  }
}

extension ChildProcess.Outcome {
  /// Whether a signal ended it, other than Control-C.
  var isCrash: Bool { status > 128 && status != ExitCode.interrupted.rawValue }
}
