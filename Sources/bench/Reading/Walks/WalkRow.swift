import Arms

/// What one architecture does at one event of a flow, beside what the others do there.
struct WalkRow: VersionRow {
  /// What happens at an event.
  enum Deed: String, Codable, Sendable {
    case tap, message, wiring, validation, request, reply, store, wording, screen, navigation
  }

  let architecture: String
  let flow: String
  /// Counts what the user does, from 1.
  var step = 0
  /// Counts what happens in the flow, from 1; the rows of one event share it.
  var event = 0
  let does: Deed
  /// How many calls were open, itself included.
  var depth: Int?
  /// Nil where the architecture has nothing at this event.
  var kind: Seam.Kind?
  var from: String?
  var to: String?
  var method: String?
  /// Where the function that runs is declared, below the package's folder.
  var file: String?
  var line: Int?
  var lastLine: Int?
  /// The role that is at work where the architecture has nothing.
  var doneBy: String?
}

/// One thing that the user does in a flow, and what all versions show then.
struct StepRow: ResultRow {
  let flow: String
  let step: Int
  /// In words: `taps Save`.
  let action: String
  /// The screen as text when the step is over.
  let screen: String
}
