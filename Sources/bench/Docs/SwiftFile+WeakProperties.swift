extension SwiftFile {
  /// What may stand between `weak` and a property, as in `weak private(set) var`.
  private static let follow = Keyword.modifiers.union(["(", "set", ")"])

  /// The properties that are declared weak, each as `Type.property`.
  var weakProperties: Set<String> {
    var properties: Set<String> = []
    var cursor = cursor
    while cursor.token() != nil {
      if cursor.text() == "weak" {
        while Self.follow.contains(cursor.text(1)) { cursor.advance() }
        let type = declarations.last { $0.lines.contains(cursor.line()) }?.name
        if let type, ["let", "var"].contains(cursor.text(1)) {
          properties.insert("\(type).\(cursor.text(2))")
        }
      }
      cursor.advance()
    }
    return properties
  }
}
