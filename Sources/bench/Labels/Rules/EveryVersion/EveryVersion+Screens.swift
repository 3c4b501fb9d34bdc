import Reading
import Suites
import SwiftSource

extension EveryVersion {
  /// What a screen decides, and what its views cost.
  static let onScreens: [ArchitectureRule] = [
    ArchitectureRule(
      "A screen shows the items that it receives, and doesn't choose among them",
      why:
        "If a screen chose which items to show, you couldn't test this choice without the screen.",
      .no("chooses what to show by", in: screens) { file, _ in file.choices },
      Sample(
        "ItemsList/ItemsListViewController",
        """
        final class ItemsListViewController: ViewController {
          private var items: [Item] = []
          private var rows: [Item] = []  // ←
          private var shown: [ItemUI] { items.filter { $0.state == "Enabled" } }  // ←
          func show(_ onlyEnabled: Bool) {
            rows = onlyEnabled ? items.filter(\\.isEnabled) : items  // ←
            rows.removeAll { !$0.isEnabled }  // ←
            for item in items where item.isEnabled {}  // ←
            if items[0].isEnabled { rows.append(items[0]) }  // ←
            rows = items.compactMap { $0.title == "" ? nil : $0 }  // ←
            rows = items.map(Row.init)
            rootView.actionsView.addButton.isEnabled = !rows.isEmpty
            cell.show(state: ItemText.state(rows[0].isEnabled))
            form.show(isEnabled: item.isEnabled)
            viewModel.filter(onlyEnabled: rootView.onlyEnabledSwitch.isOn)
          }
        }
        """),
      Sample(
        "ItemsList/ItemsListModel",
        "final class ItemsListModel {\n  func f() { rows = items.filter(\\.isEnabled) }\n}")),
    ArchitectureRule(
      "Only the shared class ItemCell registers and dequeues cells",
      why:
        "If versions dequeued cells themselves, each would handle a missing cell in its own way.",
      .no(.words("dequeueReusableCell", "forCellReuseIdentifier")),
      Sample(
        "ItemsList/ItemsListScene", "let cell = ItemCell.dequeue(from: tableView)",
        "let cell = tableView.dequeueReusableCell(withIdentifier: \"ItemCell\")  // ←")),
    ArchitectureRule(
      "A root view is made when it is first needed",
      why: "A screen that is never shown then creates no views.",
      .every(\.storedProperties) { property, _ in
        property.name != "rootView" || property.modifiers.isSuperset(of: ["private", "lazy"])
          ? nil : "rootView isn't private and lazy"
      },
      Sample(
        "AddItem/AddItemScene",
        "final class A: ViewController {\n  private let rootView = AddItemView()  // ←\n}",
        "final class B: ViewController {\n  private lazy var rootView = AddItemView()\n}")),
  ]

  /// View controllers, and what writes or observes views for them.
  private static let screens = Files { file in
    file.declarations.contains { $0.inherited.contains("ViewController") }
      || ["View", "ViewBinding", "Controller", "Scene"].contains(where: file.role.hasSuffix)
  }

  /// What takes some elements of a collection and leaves others.
  fileprivate static let choosing: Set<String> = [
    "compactMap", "drop", "dropFirst", "dropLast", "filter", "flatMap", "partition", "prefix",
    "reduce", "remove", "removeAll", "suffix",
  ]
}

extension SourceFile {
  /// Where it picks some items out of many, asks an item what it is, or keeps a second list.
  fileprivate var choices: [Int] {
    var found = uses(ofMembers: EveryVersion.choosing).filter(isOfCollection)
    found += uses(ofMembers: ["isEnabled"]).filter(asks)
    found += places(of: "where").filter(isInLoop)
    for list in lists.dropFirst() {
      found += places(of: list.name).filter { self.words[$0].line == list.line }
    }
    return found
  }

  /// The properties that keep a list.
  fileprivate var lists: [Variable] { storedProperties.filter { $0.type.texts.first == "[" } }

  /// Whether a method is a collection's; a role's own `filter` has a label, or nothing in its brackets.
  fileprivate func isOfCollection(_ index: Int) -> Bool {
    text(index) != "filter" || text(index + 2) != ")" && text(index + 3) != ":"
  }

  /// Whether a member is read for more than to show it: it is neither written, nor handed on under its name or to
  /// `ItemText`.
  fileprivate func asks(_ index: Int) -> Bool {
    guard !isAssigned(index) else { return false }
    if text(index - 3) == ":", text(index - 4) == text(index) { return false }
    guard let opening = self.brackets.enclosing[index], text(opening) == "(" else { return true }
    return !(text(opening - 1) == "state" && text(opening - 3) == "ItemText")
  }

  /// Whether a `where` belongs to a loop.
  fileprivate func isInLoop(_ index: Int) -> Bool {
    self.words[..<index].last {
      ["for", "case", "catch", "extension", "func", "{", "}"].contains($0.text)
    }?
    .text == "for"
  }
}
