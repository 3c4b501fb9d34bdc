/// Finds the version of the compiler.
enum SwiftCompiler {
  /// What the compiler on the search path says of itself; nil when there is none or it is slow.
  static func version() -> String? {
    ChildProcess.answer(of: "swift", ["--version"]).flatMap(version)
  }

  /// Cuts `6.3.1 (swift-6.3.1-RELEASE)` out of the compiler's answer.
  static func version(inAnswer text: String) -> String? {
    text.firstMatch(of: /Swift version (.+)/).map { String($0.1) }
  }
}
