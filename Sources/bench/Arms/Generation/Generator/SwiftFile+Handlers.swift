import SwiftSource

extension SwiftFile {
  /// What observers do with a value: the method that they pass it to, by their types.
  ///
  /// Such as `.subscribe { … method(label: $0) }`.
  var handlers: [(observer: String, method: String)] {
    words.indices.filter { words[$0].text == "subscribe" }.compactMap { index in
      guard words.text(at: index + 1) == "{",
        let observer = declarations.last(where: { $0.body.contains(index) }),
        let value = brackets.inside(index + 1).first(where: { words[$0].text == "$0" }),
        let opening = brackets.enclosing[value], words[opening].text == "("
      else { return nil }
      let label = words.text(at: value - 1) == ":" ? words.text(at: value - 2) : "_"
      return (observer.name, "\(words.text(at: opening - 1))(\(label):)")
    }
  }
}
