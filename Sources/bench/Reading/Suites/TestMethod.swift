import SwiftSource

/// A test of a version's suite, and the behaviours that it says it proves.
struct TestMethod: Equatable, Sendable {
  /// The class that declares it.
  let testCase: String
  let name: String
  /// The numbers in the first line of its documentation, such as `L5`; `Extra` for a
  /// test of an extra.
  let behaviours: [String]
  /// Its lines of code, from `func` to the closing brace.
  let code: Int
  /// The indices of its lines, from its documentation on.
  var lines = 0..<0

  /// The name under which `swift test --filter` finds it, without the module's.
  var id: String { "\(testCase)/\(name)" }
}

extension TestMethod {
  init(_ function: Function, in file: SwiftFile) {
    testCase = function.owner.name
    name = function.name
    let documentation = file.text(ofLine: function.lines.lowerBound)
    let tag = documentation.wholeMatch(of: /\/\/\/ ((?:[A-Z][0-9]+ ?)+|Extra)\./)
    behaviours = tag?.1.split(separator: " ").map(String.init) ?? []
    code = file.lines[function.line..<function.lines.upperBound].count { $0 == .code }
    lines = function.lines
  }
}
