import Foundation
import Testing

@testable import Stopwatch
@testable import bench

/// How a run ends that is told to end.
struct InterruptTests {
  @Test func theFirstControlCIsRememberedAndTheSecondEnds() async {
    await #expect(processExitsWith: .exitCode(0)) {
      Self.install()
      raise(SIGINT)
      exit(Interrupt.exitCode == .interrupted ? 0 : 1)
    }
    await #expect(processExitsWith: .exitCode(130)) {
      Self.install()
      raise(SIGINT)
      raise(SIGINT)
    }
  }

  @Test func otherEndsAreRememberedHoweverOftenTheyAreTold() async {
    await #expect(processExitsWith: .exitCode(143)) {
      Self.install()
      raise(SIGTERM)
      raise(SIGHUP)
      raise(SIGTERM)
      exit(Interrupt.exitCode?.rawValue ?? 0)
    }
    await #expect(processExitsWith: .exitCode(129)) {
      Self.install()
      raise(SIGHUP)
      exit(Interrupt.exitCode?.rawValue ?? 0)
    }
  }

  @Test func whatIsIgnoredStaysIgnored() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGHUP, SIG_IGN)
      Self.install()
      raise(SIGHUP)
      exit(Interrupt.isRequested ? 1 : 0)
    }
  }

  /// The thread of a test blocks signals, unlike that of the program, and a child does as its parent.
  private static func install() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    Interrupt.install()
  }
}
