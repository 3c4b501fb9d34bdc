import Reading
import Suites
import SwiftSource

extension EveryVersion {
  /// Who decides what shows.
  static let onShowing: [LabelRule] = [
    LabelRule(
      "A screen shows what it is told and chooses none of it",
      why:
        "Which items show is a decision, and one that a screen takes can't be tested without it.",
      .each(screens) { file, inspection in
        inspection.look()
        for index in file.uses(ofMembers: choosing) where file.isOfCollection(index) {
          inspection.find("uses \(file.text(index))", in: file, line: file.words[index].line)
        }
        for index in file.uses(ofMembers: ["isEnabled"]) where file.asks(index) {
          inspection.find("asks whether isEnabled", in: file, line: file.words[index].line)
        }
        for index in file.names["where"] ?? [] where file.isInLoop(index) {
          inspection.find("leaves some out", in: file, line: file.words[index].line)
        }
        let lists = file.variables.filter {
          $0.isStored && $0.owner != nil && $0.type.texts.first == "["
        }
        for list in lists.dropFirst() {
          inspection.find("\(list.name) is a second list", in: file, line: list.line)
        }
      },
      wrong: Sample(
        "ItemsList/ItemsListViewController.swift",
        """
        final class ItemsListViewController: ViewController {
          private var items: [Item] = []
          private var rows: [Item] = []  // ←
          func show(_ onlyEnabled: Bool) {
            rows = onlyEnabled ? items.filter(\\.isEnabled) : items  // ←
            rows.removeAll { !$0.isEnabled }  // ←
            for item in items where item.isEnabled {}  // ←
            if items[0].isEnabled { rows.append(items[0]) }  // ←
            rows = items.compactMap { $0.title == "" ? nil : $0 }  // ←
          }
        }
        """),
      Sample(
        "ItemsList/ItemsListScene.swift",
        """
        final class ItemsListScene: ViewController {
          private var items: [ItemUI] = []
          private var shown: [ItemUI] { items.filter { $0.state == "Enabled" } }  // ←
        }
        """),
      right: Sample(
        "ItemsList/ItemsListViewController.swift",
        """
        final class ItemsListViewController: ViewController {
          private var rows: [Row] = []
          func show(_ rows: [Row]) {
            self.rows = rows.map(Row.init)  // rows.filter(\\.isEnabled)
            rootView.onlyEnabledSwitch.isEnabled = true
            rootView.actionsView.addButton.isEnabled = !rows.isEmpty
            cell.show(state: ItemText.state(rows[0].isEnabled))
            form.show(isEnabled: item.isEnabled)
            viewModel.filter(onlyEnabled: rootView.onlyEnabledSwitch.isOn)
          }
        }
        """),
      Sample(
        "ItemsList/ItemsListModel.swift",
        "final class ItemsListModel {\n  func f() { rows = items.filter(\\.isEnabled) }\n}"))
  ]

  /// View controllers, and what writes or watches views for them.
  private static let screens = Files { file in
    file.types.contains { $0.inherited.contains("ViewController") }
      || ["View", "ViewBinding", "Controller", "Scene"].contains { file.place.role.hasSuffix($0) }
  }

  /// What takes some elements of a collection and leaves others.
  private static let choosing: Set<String> = [
    "compactMap", "drop", "dropFirst", "dropLast", "filter", "flatMap", "partition", "prefix",
    "reduce", "remove", "removeAll", "suffix",
  ]
}

extension SourceFile {
  /// Whether a method is a collection's; a role's own `filter` has a label, or nothing in its brackets.
  fileprivate func isOfCollection(_ index: Int) -> Bool {
    text(index) != "filter" || text(index + 2) != ")" && text(index + 3) != ":"
  }

  /// Whether a member is read for more than to show it: it is neither written, nor handed on under its name or to
  /// `ItemText`.
  fileprivate func asks(_ index: Int) -> Bool {
    guard !isAssigned(index) else { return false }
    if text(index - 3) == ":", text(index - 4) == text(index) { return false }
    guard let opening = brackets.enclosing[index], text(opening) == "(" else { return true }
    return !(text(opening - 1) == "state" && text(opening - 3) == "ItemText")
  }

  /// Whether a `where` belongs to a loop.
  fileprivate func isInLoop(_ index: Int) -> Bool {
    words[..<index].last {
      ["for", "case", "catch", "extension", "func", "{", "}"].contains($0.text)
    }?
    .text == "for"
  }
}
