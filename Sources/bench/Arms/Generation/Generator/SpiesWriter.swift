import SwiftSource

/// Writes the spies of a version, and what sets them in.
struct SpiesWriter {
  let name: String
  let imports: [String]
  let version: Version

  var text: String {
    let spies = version.existentials.map { SpyWriter($0, in: version, of: name) }
    var lines = imports.map { "import \($0)" }
    lines += ["", "struct \(name): Spies {", handlers, "  let log: MessageLog"]
    lines += spies.flatMap(\.factories)
    lines += ["", "  func interpose(in object: AnyObject) {", "    switch object {"]
    let owners = Dictionary(grouping: version.properties) { $0.owner?.name ?? "" }
    lines += owners.sorted { $0.key < $1.key }.flatMap(interposition)
    lines += ["    default: break", "    }", "  }", "}", "", "extension \(name) {"]
    lines += spies.flatMap(\.lines)
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }

  private var handlers: String {
    let pairs = version.handlers.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }
    let text = pairs.isEmpty ? ":" : pairs.joined(separator: ", ")
    return "  static let handlers: [String: String] = [\(text)]"
  }

  private func interposition(_ type: String, _ properties: [Variable]) -> [String] {
    ["    case let object as \(type):"]
      + properties.map { property in
        let label = property.modifiers.contains("weak") ? "weak: " : ""
        return "      interpose(at: \\.\(property.name), of: object) { on(\(label)$0) }"
      }
  }
}
