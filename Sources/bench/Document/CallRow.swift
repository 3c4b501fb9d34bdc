/// How much is said inside one architecture during one flow.
struct CallRow: VersionRow {
  let architecture: String
  let flow: String
  /// Method and closure calls from one object to another.
  let messages: Int
  /// Calls of closures that were passed along with an earlier message.
  let completions: Int
  /// Distinct objects that sent or received a message.
  let participants: Int
  /// The most messages that were open at once.
  let depth: Int
  let seams: [SeamCount]
}
