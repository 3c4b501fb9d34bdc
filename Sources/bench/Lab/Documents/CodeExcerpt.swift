import Console
import Reading
import Suites
import SwiftSource

/// A declaration with its documentation, cut from its file.
struct CodeExcerpt {
  /// A block of code, moved to the left margin.
  let text: String

  init(of name: String, at path: String, in root: String) throws(InputError) {
    let file = try SwiftFile(at: "\(root)/\(path)")
    let declarations: [(name: String, lines: Range<Int>)] =
      file.declarations.filter { $0.kind != .extension }.map { ($0.name, $0.lines) }
      + file.functions.filter { !$0.isRequirement }.map { ($0.signature, $0.lines) }
    let found = declarations.filter { $0.name == name }
    guard found.count == 1 else {
      let known = declarations.map(\.name).joined(separator: ", ")
      throw InputError(
        description: "\(path) declares \(name) \(found.count) times; "
          + "write one of those it has once: \(known)")
    }
    let code = file.text.cut(found[0].lines).joined(separator: "\n")
    text = "```swift\n\(code)\n```\n"
  }
}
