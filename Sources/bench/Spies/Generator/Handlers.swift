import SwiftSource

/// What observers do with a value: the one method that they pass it to.
struct Handlers {
  private(set) var methods: [String: String] = [:]

  /// Finds `.subscribe { … method(label: $0) }`.
  init(in files: [SwiftFile]) {
    for file in files {
      for (index, word) in file.words.enumerated() where word.text == "subscribe" {
        guard file.words.text(at: index + 1) == "{",
          let observer = file.declarations.last(where: { $0.body.contains(index) }),
          let method = Self.method(in: file.words[file.brackets.inside(index + 1)])
        else { continue }
        methods[observer.name] = method
      }
    }
  }

  private static func method(in closure: ArraySlice<Word>) -> String? {
    guard let value = closure.firstIndex(where: { $0.text == "$0" }) else { return nil }
    let hasLabel = closure[value - 1].text == ":"
    let label = hasLabel ? closure[value - 2].text : "_"
    let opening = hasLabel ? value - 3 : value - 1
    guard opening > closure.startIndex, closure[opening].text == "(" else { return nil }
    return "\(closure[opening - 1].text)(\(label):)"
  }
}
