import SwiftSource

/// What a rule has found in a version.
struct Inspection: Sendable {
  /// The number of things that the rule inspected: with none, it says nothing about the version.
  var subjects = 0
  var breaches: [Breach] = []
}

/// A place where a rule is broken, and what is wrong there.
struct Breach: Sendable {
  let path: String
  let line: Int
  let what: String
}

/// Something in a source file that has a line.
protocol SourcePart: Sendable {
  var line: Int { get }
}

extension Declaration: SourcePart {}
extension Function: SourcePart {}
extension Variable: SourcePart {}

extension SourceFile {
  /// `line` is the index of the line.
  func breach(_ what: String, _ line: Int) -> Breach {
    Breach(path: path, line: line + 1, what: what)
  }
}
