import Foundation
import SwiftSource

/// A declaration with its documentation, cut from the file that the mark of a section names.
struct CodeExcerpt {
  /// A block of code, moved to the left margin.
  let text: String

  init(for section: GeneratedSection, in root: String) throws(InputError) {
    let (path, name) = (section.arguments[0], section.arguments[1])
    guard FileManager.default.fileExists(atPath: "\(root)/\(path)") else {
      throw section.error("there is no file \(path); write its path below the package's folder")
    }
    let file = try SwiftFile(at: "\(root)/\(path)")
    let declarations: [(name: String, lines: Range<Int>)] =
      file.declarations.filter { $0.kind != .extension }.map { ($0.name, $0.lines) }
      + file.functions.filter { !$0.isRequirement }.map { ($0.signature, $0.lines) }
    let found = declarations.filter { $0.name == name }
    guard let lines = found.first?.lines else {
      let known = declarations.map(\.name).joined(separator: ", ")
      throw section.error("\(path) declares no \(name); write one of those it does: \(known)")
    }
    guard found.count == 1 else {
      throw section.error("\(path) declares \(name) \(found.count) times; choose what it has once")
    }
    text = "```swift\n" + Self.cut(lines, from: file.text) + "```\n"
  }

  private static func cut(_ lines: Range<Int>, from text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)[lines]
    let margins = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { $0.dropFirst(margins.min() ?? 0) + "\n" }.joined()
  }
}
