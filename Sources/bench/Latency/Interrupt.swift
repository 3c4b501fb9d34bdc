import Foundation
import Synchronization

/// Remembers that the person pressed Control-C, so that what was measured until then is printed.
///
/// A signal belongs to the process, so this is the one place with state of the whole process.
enum Interrupt {
  private static let flag = Atomic(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// From now on, the first Control-C is only remembered; the second one ends the process at once.
  ///
  /// A handler rather than a dispatch source: that needs a second thread, and with one every
  /// allocation takes longer.
  static func install() {
    // Made here, not inside the handler, where it wouldn't be safe.
    flag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      if Interrupt.flag.exchange(true, ordering: .relaxed) { _exit(ExitCode.interrupted.rawValue) }
    }
  }
}
