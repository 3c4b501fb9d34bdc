import Console
import Foundation
import Stopwatch

/// The program that is timed: the stopwatch and what it stands on, built for release and nothing else.
package struct TimedProgram: Sendable {
  /// Where it lies; what is kept of it lies beside it.
  package let path: String
  /// What tells this build from every other.
  let build: String
  private let file: FileHandle

  /// Nil where there is no file to be read.
  init?(at path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    let data = (try? file.readToEnd()) ?? Data()
    (self.path, self.file) = (path, file)
    build = "\(Fingerprint.of(data)) \(data.count)"
  }

  /// What is started.
  ///
  /// On Linux the very file that was opened, even if a build has put another one in its place.
  package var executable: String {
    #if os(Linux)
    "/proc/\(getpid())/fd/\(file.fileDescriptor)"
    #else
    path
    #endif
  }
}

/// A process in which the stopwatch does one task.
package struct StopwatchProcess {
  let program: String
  /// Runs a program with arguments until it ends; nil when it can't be started.
  var start: (String, [String]) -> ChildProcess.Outcome? = {
    ChildProcess(
      program: $0, arguments: $1, environment: Self.environment, mergesErrors: true
    ).run()
  }

  /// What makes times and an end more certain.
  ///
  /// By its own rules glibc returns larger pieces of freed memory to the system, in some launches and
  /// not in others; fetching them again doubled VIPER's time for 4 096 items. And a launch that crashes
  /// is to end at once: while Swift's runtime looks back, it may hang.
  private static let environment = [
    "GLIBC_TUNABLES": "glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=1073741824",
    "SWIFT_BACKTRACE": "enable=no",
  ]
}

extension StopwatchProcess {
  package init(program: String) {
    self.program = program
  }

  /// Waits for the answer; throws what went wrong.
  package func answer<Answer: Decodable>(to task: StopwatchTask) throws -> Answer {
    guard let outcome = start(program, [StopwatchTask.command, try task.jsonLine()]) else {
      throw RunFailure("\(program) can't be started")
    }
    let lines = outcome.output.split(separator: "\n")
    let answer = lines.lazy.compactMap { try? Answer(jsonLine: $0) }.first
    if outcome.status == 0, let answer { return answer }
    let reason = lines.first { $0.contains("Fatal error") } ?? lines.last ?? ""
    throw RunFailure("ended with status \(outcome.status): \(String(reason).printable)")
  }
}
