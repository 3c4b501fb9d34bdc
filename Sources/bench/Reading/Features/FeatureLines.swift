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
  private let file: SwiftFile

  init(_ file: SwiftFile) {
    self.file = file
    noteNames()
    for declaration in file.declarations where declaration.kind != .extension {
      guard let feature = Feature(ofType: declaration.name) else { continue }
      for line in declaration.lines { owners[line] = feature }
    }
    noteBrackets()
  }

  private mutating func noteNames() {
    var index = 0
    while index < file.words.count {
      let word = file.words[index]
      if word.text == "func" || word.text == "init" && file.words.text(at: index - 1) != "." {
        index = noteSignature(at: index)
      } else {
        owners[word.line] = owners[word.line] ?? feature(of: word)
        index += 1
      }
    }
    for type in file.declarations where type.kind != .extension { owners[type.line] = nil }
  }

  /// Returns the index of the body, or of what follows a signature without one.
  private mutating func noteSignature(at keyword: Int) -> Int {
    let words = file.words
    var index = keyword + 1
    var features: [(line: Int, feature: Feature)] = []
    // What a test is called is prose, and differs from school to school.
    if words.text(at: index).hasPrefix("test") { index += 1 }
    while index < words.count,
      (file.brackets.open(before: index) ?? -1) > keyword
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
    return Feature(of: word.text, in: file.declarations.filter { $0.lines.contains(word.line) })
  }

  private mutating func noteBrackets() {
    for (index, word) in file.words.enumerated() {
      guard let opening = file.brackets.open(before: index) else { continue }
      owners[word.line] = owners[file.words[opening].line] ?? owners[word.line]
    }
  }
}
