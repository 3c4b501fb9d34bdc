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
  let step: Int
  /// Counts what happens in the flow, from 1; the rows of one event share it.
  let event: Int
  let does: Deed
  /// How many calls were open, itself included.
  let depth: Int?
  /// Nil where the architecture has nothing at this event.
  let kind: Seam.Kind?
  let from: String?
  let to: String?
  let method: String?
  /// Where the function that runs is declared, below the package's folder.
  let file: String?
  let line: Int?
  let lastLine: Int?
  /// The role that is at work where the architecture has nothing.
  let doneBy: String?
}

extension WalkRow {
  init(
    architecture: String, flow: String, step: Int, event: Int, does: Deed, _ happening: Happening?,
    doneBy: String?
  ) {
    self.init(
      architecture: architecture, flow: flow, step: step, event: event, does: does,
      depth: happening?.depth, kind: happening?.kind, from: happening?.from,
      to: happening?.to, method: happening?.method, file: happening?.place?.file,
      line: happening?.place?.line, lastLine: happening?.place?.lastLine, doneBy: doneBy)
  }
}
