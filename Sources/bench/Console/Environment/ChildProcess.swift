import Dispatch
import Foundation
import Synchronization

/// Another program, run without input, that shares this one's Control-C.
///
/// Foundation's `Process` puts its child into a process group of its own, where Control-C doesn't
/// reach it: a build would go on after `bench` is gone.
package struct ChildProcess {
  /// The name of a program on the search path.
  package let program: String
  package let arguments: [String]
  /// What is added to this program's environment for it, or replaced.
  package let environment: [String: String]
  /// Whether what it writes to standard error is part of its output or thrown away.
  package let mergesErrors: Bool

  package init(
    program: String, arguments: [String], environment: [String: String] = [:],
    mergesErrors: Bool = false
  ) {
    (self.program, self.arguments) = (program, arguments)
    (self.environment, self.mergesErrors) = (environment, mergesErrors)
  }

  package struct Outcome: Equatable, Sendable {
    /// The exit status, or 128 and the number of the signal.
    package let status: Int32
    package let output: String
  }

  /// Waits for the program's end; nil when it can't be started or takes longer than the limit.
  package func run(within limit: Duration? = nil) -> Outcome? {
    let start = ContinuousClock.now
    // One after another, or a child would hold another's pipe open until its own end.
    let started = Self.starting.withLock { _ -> (Pipe, pid_t)? in
      let pipe = Pipe()
      let child = spawn(writingTo: pipe)
      if let child { Interrupt.note(child) }
      try? pipe.fileHandleForWriting.close()
      return child.map { (pipe, $0) }
    }
    guard let (pipe, child) = started else { return nil }
    let end = DispatchWorkItem { kill(child, SIGKILL) }
    if let limit {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: end)
    }
    let output = try? pipe.fileHandleForReading.readToEnd()
    end.cancel()
    var status: Int32 = 0
    let ended = waitpid(child, &status, 0)
    Self.starting.withLock { _ in Interrupt.note(0, inPlaceOf: child) }
    guard ended == child else { return nil }
    if let limit, start.duration(to: .now) > limit { return nil }
    // The low seven bits hold the signal that ended the program, the next byte its exit status.
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
      output: String(decoding: output ?? Data(), as: UTF8.self))
  }

  /// What a program says that ends well, and soon.
  package static func answer(of program: String, _ arguments: [String]) -> String? {
    let outcome = ChildProcess(program: program, arguments: arguments).run(within: .seconds(2))
    return outcome?.status == 0 ? outcome?.output : nil
  }

  private static let starting = Mutex(())

  private func spawn(writingTo pipe: Pipe) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    let writer = pipe.fileHandleForWriting.fileDescriptor
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, writer, 1)
    if mergesErrors {
      posix_spawn_file_actions_adddup2(&actions, writer, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addclose(&actions, pipe.fileHandleForReading.fileDescriptor)
    posix_spawn_file_actions_addclose(&actions, writer)

    var child: pid_t = 0
    let environment = ProcessInfo.processInfo.environment
      .merging(self.environment) { $1 }.map { "\($0)=\($1)" }
    let error = CStrings.withPointers(to: [program] + arguments) { arguments in
      CStrings.withPointers(to: environment) { environment in
        posix_spawnp(&child, program, &actions, nil, arguments, environment)
      }
    }
    return error == 0 ? child : nil
  }
}
