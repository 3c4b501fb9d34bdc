/// Finds the lines outside a later scene's own files that are there for it.
///
/// Those are the lines that name it, and what is inside the brackets that open on them: a factory's
/// method with its body, a call with its arguments. A function is a scene's if its signature names that
/// scene and no other; an initialiser is nobody's, and a type is a scene's by its own name only, not by
/// what it inherits from.
struct FeatureLines {
  private static let types: Set<String> = ["actor", "class", "enum", "protocol", "struct"]

  /// The later scenes by the index of each line that is there for one of them.
  private(set) var owners: [Int: Feature] = [:]
  private let file: SwiftFile
  private let names: SceneNames

  init(_ file: SwiftFile, names: SceneNames = SceneNames()) {
    self.file = file
    self.names = names
    noteNames()
    for declaration in file.declarations where declaration.kind != .extension {
      guard let feature = names.feature(ofType: declaration.name) else { continue }
      for line in declaration.lines { owners[line] = feature }
    }
    noteBrackets()
  }

  private mutating func noteNames() {
    var cursor = file.cursor
    var typeHeads: Set<Int> = []
    while cursor.token() != nil {
      if Self.types.contains(cursor.text()), cursor.token(1)?.kind == .identifier,
        !Keyword.reserved.contains(cursor.text(1))
      {
        typeHeads.insert(cursor.line())
      }
      if cursor.text() == "func" || cursor.text() == "init" && cursor.text(-1) != "." {
        noteSignature(&cursor)
      } else {
        owners[cursor.line()] = owners[cursor.line()] ?? feature(at: cursor)
        cursor.advance()
      }
    }
    for line in typeHeads { owners[line] = nil }
  }

  /// Leaves the cursor at the body, or behind a signature without one.
  private mutating func noteSignature(_ cursor: inout TokenCursor) {
    let head = cursor.line()
    let isFunction = cursor.text() == "func"
    var features: [(line: Int, feature: Feature)] = []
    // What a test is called is prose, and differs from school to school.
    if cursor.text(1).hasPrefix("test") { cursor.advance() }
    cursor.advance()
    var depth = 0
    while cursor.token() != nil,
      depth > 0 || cursor.text() != "{" && cursor.line() == cursor.line(-1)
    {
      if let feature = feature(at: cursor) { features.append((cursor.line(), feature)) }
      depth +=
        ["(", "["].contains(cursor.text()) ? 1 : [")", "]"].contains(cursor.text()) ? -1 : 0
      cursor.advance()
    }
    if isFunction, Set(features.map(\.feature)).count == 1 {
      owners[head] = features.first?.feature
    } else {
      for (line, feature) in features where line > head { owners[line] = owners[line] ?? feature }
    }
  }

  private func feature(at cursor: TokenCursor) -> Feature? {
    guard cursor.token()?.kind == .identifier else { return nil }
    let declarations = file.declarations.filter { $0.lines.contains(cursor.line()) }
    return names.feature(of: cursor.text(), in: declarations)
  }

  private mutating func noteBrackets() {
    var cursor = file.cursor
    var brackets: [Feature?] = []
    while cursor.token() != nil {
      let line = cursor.line()
      let inherited = brackets.last ?? nil
      owners[line] = inherited ?? owners[line]
      switch cursor.text() {
      case "(", "[", "{": brackets.append(owners[line])
      case ")", "]", "}": _ = brackets.popLast()
      default: break
      }
      cursor.advance()
    }
  }
}
