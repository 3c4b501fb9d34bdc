import Console
import Suites
import Variants

/// What one architecture does at one event of a flow, beside what the others do there.
package struct WalkRow: VersionRow {
  /// What happens at an event.
  package enum Deed: String, Codable, Sendable {
    case tap, message, wiring, validation, request, reply, store, formatting, screen, navigation
  }

  package let version: String
  package let flow: String
  /// Counts what the user does, from 1.
  package var step = 0
  /// Counts what happens in the flow, from 1; the rows of one event share it.
  package var event = 0
  package let does: Deed
  /// How many calls were open, itself included.
  package var depth: Int?
  /// Nil where the architecture has nothing at this event.
  package var kind: Seam.Kind?
  package var from: String?
  package var to: String?
  package var method: String?
  /// Where the function that runs is declared, below the package's folder.
  package var file: String?
  package var line: Int?
  package var lastLine: Int?
  /// The role that is at work where the architecture has nothing.
  package var doneBy: String?

  package var sourcePlace: SourcePlace? {
    guard let file, let line, let lastLine else { return nil }
    return SourcePlace(file: file, line: line, lastLine: lastLine)
  }
}

/// One thing that the user does in a flow, and what all versions show then.
package struct StepRow: ResultRow {
  package let flow: String
  package let step: Int
  /// In words: `taps Save`.
  package let action: String
  /// The screen as text when the step is over.
  package let screen: String

  /// What the user does, in the word that stands beside the first call: `tap`, `type`, `pull`, `back`, or `start`.
  package var deed: String {
    let verb = action.prefix { $0 != " " }
    return verb == "goes" ? "back" : String(verb.dropLast())
  }
}
