/// Finds the version of the compiler.
enum SwiftCompiler {
  /// What the compiler on the search path says of itself; nil when there is none or it is slow.
  static func version() -> String? {
    let swift = ChildProcess(program: "swift", arguments: ["--version"])
    return swift.run(within: .seconds(2)).flatMap {
      $0.status == 0 ? version(inAnswer: $0.output) : nil
    }
  }

  /// Cuts `6.3.1 (swift-6.3.1-RELEASE)` out of the compiler's answer.
  static func version(inAnswer text: String) -> String? {
    text.firstMatch(of: /Swift version (.+)/).map { String($0.1) }
  }
}
