import Foundation
import Synchronization

/// Remembers that the run is to end, so that what was measured until then is printed and nothing is
/// left behind.
///
/// A signal belongs to the process, so this is the one place with state of the whole process.
package enum Interrupt {
  private static let received = Atomic<Int32>(0)

  package static var isRequested: Bool { exitCode != nil }

  /// How a run ends that was told to; nil while it wasn't.
  package static var exitCode: ExitCode? {
    ExitCode(rawValue: 128 + received.load(ordering: .relaxed))
  }

  /// Throws once it is: Control-C reaches other programs as well, whose answers then say nothing.
  package static func check() throws(RunFailure) {
    guard !isRequested else { throw RunFailure("interrupted; nothing is recorded") }
  }

  /// From now on, the first Control-C is only remembered, and so is that the terminal goes away or
  /// that somebody ends the process; a Control-C after any of these ends it at once.
  ///
  /// A handler rather than a dispatch source: that needs a second thread, and with one every
  /// allocation takes longer.
  package static func install() {
    // Made here, not inside the handler, where it wouldn't be safe.
    received.store(0, ordering: .relaxed)
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let previous = signal(number) { number in
        if Interrupt.endsAtOnce(on: number) { _exit(ExitCode.interrupted.rawValue) }
      }
      // What `nohup` has a process ignore stays ignored.
      let wasIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { signal(number, SIG_IGN) }
    }
  }

  /// Remembers the first signal; whether this one is a Control-C after another.
  static func endsAtOnce(on number: Int32) -> Bool {
    let (isFirst, _) = received.compareExchange(expected: 0, desired: number, ordering: .relaxed)
    return number == SIGINT && !isFirst
  }
}
