/// What one version's suite says of a harmless change before anybody has edited it.
struct ChangeOutcome: Codable, Equatable, Sendable {
  let change: HarmlessChange
  let architecture: String
  /// The tests that don't compile, as `Class/method`.
  let uncompiled: [String]
  /// The tests that turn red, where all of them compile.
  let red: [String]
}
