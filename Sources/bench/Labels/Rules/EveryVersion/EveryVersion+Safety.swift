import SwiftSource

extension EveryVersion {
  /// What can crash a version or keep it alive.
  static let onSafety: [LabelRule] = [
    LabelRule(
      "Nothing is forced: no !, try!, as!",
      why: "No reply and no tap may crash a version, however late or malformed.",
      .each(.all) { file, inspection in
        inspection.look()
        for index in file.words.indices.dropFirst() where file.isForced(at: index) {
          inspection.find(
            "forces \(file.text(index - 1))", in: file, line: file.words[index].line)
        }
      },
      wrong: Sample("AddItem/AddItemModel.swift", "let item = items.first!"),
      Sample("AddItem/AddItemModel.swift", "let items = try! store.readAll()"),
      Sample("AddItem/AddItemModel.swift", "let cell = cell(at: 0) as! ItemCell"),
      Sample("AddItem/AddItemModel.swift", "var view: View!"),
      right: Sample(
        "AddItem/AddItemModel.swift", "if !isBusy, first != last { print(\"done!\") }  // now!")),
    LabelRule(
      "Nothing is unowned",
      why: "A reply that comes after its screen would trap where a weak reference drops it.",
      .no(.words("unowned"), in: .all),
      wrong: Sample("AddItem/AddItemModel.swift", "send { [unowned self] in finish() }"),
      right: Sample(
        "AddItem/AddItemModel.swift", "// unowned\nsend { [weak self] in self?.finish() }")),
    LabelRule(
      "Nothing calls fatalError",
      why: "A failure is a state to show, not an end to the program.",
      .no(.words("fatalError"), in: .all),
      wrong: Sample("AddItem/AddItemModel.swift", "func fail() { fatalError() }"),
      right: Sample("AddItem/AddItemModel.swift", "func fail() { show(\"fatalError\") }")),
    LabelRule(
      "Closures capture self weakly",
      why: "A view or a request that holds its owner keeps a screen alive that was left.",
      .each(.all) { file, inspection in
        inspection.look()
        for index in file.strongSelves {
          inspection.find("captures self", in: file, line: file.words[index].line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemModel.swift",
        "final class A {\n  func save() {\n    send {\n      self.finish()  // ←\n    }\n  }\n}"),
      Sample(
        "AddItem/AddItemModel.swift",
        "final class A {\n  func save() {\n    send(item) { [self] in finish() }  // ←\n  }\n}"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        """
        final class A {
          var own: A { self }
          init(item: Item) {
            self.item = item
            if item.isEnabled { self.item = item }
            send { [weak self] in
              guard let self else { return }
              self.finish()
            } then: { [weak self] in self?.finish() }
          }
        }
        """)),
  ]
}

extension SourceFile {
  /// Whether the word at an index is a `!` after a value, a type, `try`, or `as`.
  fileprivate func isForced(at index: Int) -> Bool {
    let previous = words[index - 1]
    guard words[index].text == "!", previous.touches(words[index]) else { return false }
    return previous.kind != .punctuation || [")", "]", "}"].contains(previous.text)
  }
}
