/// Something wrong with a version, and the shortest way found to it.
struct Finding: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    case difference, rule, leak, crash
  }

  let kind: Kind
  let architecture: String
  /// What led to it, such as a step by its place.
  let cause: String
  /// What is wrong, one line each.
  let words: [String]
  /// The screen of the version, then that of the reference, where they help.
  var screens: [String] = []
  /// The scenario as Swift code.
  var script = ""
  /// How many steps the script has, those before launch included.
  var steps = 0
  /// The seed of the session in which it was found.
  var seed: UInt64 = 0
}
