import Foundation
import Synchronization
import TextWidth

/// One line on the terminal that says what is being measured and how long it will take.
package struct ProgressLine {
  let width: Int
  let write: (String) -> Void

  /// Shows a line in place of the one before, cut short rather than continued on a second line; without a time as
  /// long as nothing is known of it.
  package func show(_ text: String, remaining: Duration?) {
    let seconds = remaining.map { Int(($0 / .seconds(1)).rounded(.up)) }
    let end = seconds.map { ", \(max($0, 1)) s left" } ?? ""
    write("\r\u{1B}[K" + DisplayWidth.cut(text + end, to: width - 1))
  }

  package func clear() { write("\r\u{1B}[K") }

  /// The line on standard error; where that isn't a terminal which can rewrite a line, a line of its own after five
  /// seconds, and again after each minute.
  package static var standardError: ProgressLine {
    guard isatty(2) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      let next = Mutex(ContinuousClock.now + .seconds(5))
      return ProgressLine(width: 80) { text in
        let line = text.replacing("\r\u{1B}[K", with: "")
        let isDue =
          !line.isEmpty
          && next.withLock { next in
            guard next <= .now else { return false }
            next = .now + .seconds(60)
            return true
          }
        if isDue { StandardError.say(line) }
      }
    }
    return ProgressLine(width: TerminalWidth.columns(of: 2) ?? 80, write: StandardError.write)
  }
}
