/// Lists the words that are never names unless they stand in backticks.
package enum Keyword {
  package static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The words that may stand between a declaration's attributes and its own keyword.
  package static let modifiers: Set<String> = [
    "class", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
    "internal", "lazy", "mutating", "nonisolated", "open", "override", "package", "private",
    "public", "required", "static", "unowned", "weak",
  ]
}
