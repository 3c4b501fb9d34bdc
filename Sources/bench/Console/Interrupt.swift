import Foundation
import Synchronization

/// Remembers that the run is to end, so that what was measured until then is printed and nothing is
/// left behind.
///
/// A signal belongs to the process, so this is the one place with state of the whole process.
package enum Interrupt {
  private static let received = Atomic<Int32>(0)
  private static let endsGently = Atomic<Bool>(true)

  /// The programs that run for this one, in plain memory, which a handler may read; 0 is a free place.
  nonisolated(unsafe) private static let children = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: mostChildren)
    places.initialize(repeating: 0, count: mostChildren)
    return places
  }()
  private static let mostChildren = 64

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
  /// that somebody ends the process; a second signal ends it at once.
  ///
  /// If the run doesn't end gently, the first signal ends it.
  ///
  /// Control-C reaches the programs that run for this one, too; other signals are passed on to them.
  ///
  /// A handler rather than a dispatch source: that needs a second thread, and with one every
  /// allocation takes longer.
  package static func install(endingGently: Bool = true) {
    // Made here, not inside the handler, where it wouldn't be safe.
    received.store(0, ordering: .relaxed)
    endsGently.store(endingGently, ordering: .relaxed)
    _ = children
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let previous = signal(number) { number in
        if number != SIGINT { Interrupt.endChildren() }
        if !Interrupt.isFirst(number) { _exit(128 + number) }
      }
      // What `nohup` has a process ignore stays ignored.
      let wasIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { signal(number, SIG_IGN) }
    }
  }

  /// Remembers the first signal if the run ends gently; whether this is it.
  static func isFirst(_ number: Int32) -> Bool {
    endsGently.load(ordering: .relaxed)
      && received.compareExchange(expected: 0, desired: number, ordering: .relaxed).exchanged
  }

  /// Takes note of a program that has started, or, in place of one that has ended, of none; one at a time.
  static func note(_ child: pid_t, inPlaceOf old: pid_t = 0) {
    let place = (0..<mostChildren).first { children[$0] == old }
    if let place { children[place] = child }
    // The signal may have come before.
    let last = received.load(ordering: .relaxed)
    if child != 0, last != 0, last != SIGINT { kill(child, SIGTERM) }
  }

  private static func endChildren() {
    for place in 0..<mostChildren where children[place] != 0 { kill(children[place], SIGTERM) }
  }
}
