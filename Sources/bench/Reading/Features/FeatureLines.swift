import SwiftSource

/// Finds the lines outside a later scene's own files that are there for it.
///
/// Those are the lines that name it, and what is inside the brackets that open on them: a factory's
/// method with its body, a call with its arguments. A function is a scene's if its signature names that
/// scene and no other; an initialiser is nobody's, and a type is a scene's by its own name only, not by
/// what it inherits from.
struct FeatureLines {
  /// The later scenes by the index of each line that is there for one of them.
  private(set) var owners: [Int: Feature] = [:]
  private let words: [Token]
  /// The brackets that are open before them.
  private let brackets: [Int?]
  /// The scenes for whose sake its names are there.
  private let names: [String: Feature]
  private let members: [(name: Substring, lines: Range<Int>, scene: Feature)]

  init(_ file: SwiftFile) {
    words = file.words
    brackets = file.brackets.before
    let names = Set(words.filter { $0.kind == .identifier }.map(\.text))
    self.names = names.reduce(into: [:]) { $0[$1] = Feature.of($1) }
    members = file.declarations.flatMap { type in
      Feature.members.filter { $0.type == type.name }.map { ($0.name, type.lines, $0.scene) }
    }
    noteNames()
    let types = file.declarations.filter { $0.kind != .extension }
    for type in types { owners[type.line] = nil }
    for type in types {
      if let scene = Feature.ofType(type.name) { for line in type.lines { owners[line] = scene } }
    }
    noteBrackets()
  }

  private mutating func noteNames() {
    var index = 0
    while index < words.count {
      let word = words[index]
      if word.text == "func" || word.text == "init" && words.text(at: index - 1) != "." {
        index = noteSignature(at: index)
      } else {
        owners[word.line] = owners[word.line] ?? feature(of: word)
        index += 1
      }
    }
  }

  /// Returns the index of the body, or of what follows a signature without one.
  private mutating func noteSignature(at keyword: Int) -> Int {
    var index = keyword + 1
    var features: [(line: Int, feature: Feature)] = []
    // What a test is called is prose, and differs from school to school.
    if words.text(at: index).hasPrefix("test") { index += 1 }
    while index < words.count,
      (brackets[index] ?? -1) > keyword
        || words[index].text != "{" && words[index].line == words[index - 1].line
    {
      if let feature = feature(of: words[index]) { features.append((words[index].line, feature)) }
      index += 1
    }
    let head = words[keyword].line
    if words[keyword].text == "func", Set(features.map(\.feature)).count == 1 {
      owners[head] = features.first?.feature
    } else {
      for (line, feature) in features where line > head { owners[line] = owners[line] ?? feature }
    }
    return index
  }

  private func feature(of word: Token) -> Feature? {
    guard word.kind == .identifier else { return nil }
    return names[word.text]
      ?? members.first { $0.name == word.text && $0.lines.contains(word.line) }?.scene
  }

  private mutating func noteBrackets() {
    for (word, opening) in zip(words, brackets) {
      guard let opening else { continue }
      owners[word.line] = owners[words[opening].line] ?? owners[word.line]
    }
  }
}
