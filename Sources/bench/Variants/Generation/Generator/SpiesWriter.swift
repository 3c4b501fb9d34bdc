import SwiftSource

/// Writes the spies of a version, and what sets them in.
struct SpiesWriter {
  let version: VersionSources

  var text: String {
    let name = "\(version.name)Spies"
    var lines = [
      "HeadlessKit", "Items", "ItemsNetworking", "ItemsScreens", "Observing", version.name,
    ]
    .map { "import \($0)" }
    lines += ["struct \(name): Spies {", "  let log: MessageLog"]
    // A list of texts, which prints as it is written in Swift.
    lines += ["  static let handlers: [(observer: String, method: String)] = \(version.handlers)"]
    lines += version.existentials.flatMap { SpyWriter(existential: $0, version: version).lines }
    lines += ["  func interpose(in object: AnyObject) {", "    switch object {"]
    lines += version.properties.sorted { $0.key < $1.key }.flatMap(cases)
    lines += ["    default: break", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  private func cases(of type: String, _ properties: [Variable]) -> [String] {
    ["    case let object as \(type):"]
      + properties.map { property in
        let role = property.modifiers.contains("weak") ? "$0, weak: true" : "$0"
        return "      interpose(at: \\.\(property.name), of: object) { on(\(role)) }"
      }
  }
}
