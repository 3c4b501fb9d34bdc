import SwiftSource

extension VIPERSRules {
  /// The domain of the user interface, and what passes into it.
  static let onScenes: [LabelRule] = [
    LabelRule(
      "A scene knows its events handler, and no other actor, no entity, no data",
      why: "It displays what is ready for display, and says what the user did.",
      .no(
        .any(
          .entities, .client, .store,
          .types(of: .any(directors, workers, navigators), "other actors"),
          protocols("_ManageData", "_PresentData", "_Navigate", "_Delegate")),
        in: scenes),
      wrong: Sample("ItemsList/ItemsListScene.swift", "private var items: [Item] = []"),
      Sample("ItemsList/ItemsListScene.swift", "var navigator: (any ItemsList_Navigate)?"),
      right: Sample(
        "ItemsList/ItemsListScene.swift", "// [Item]\nprivate var items: [ItemUI] = []")),
    LabelRule(
      "What is displayed and what the user did are told without entities",
      why: "Display is not present: the director words an item before any scene meets it.",
      Check { inspection in
        let entities = Names.entities.resolve(in: &inspection)
        for file in inspection.version.files(contracts) {
          for requirement in ["_DisplayUI", "_HandleUIEvents"].flatMap(file.requirements) {
            inspection.expect(
              requirement.parameters.allSatisfy { entities.isDisjoint(with: $0.type.texts) },
              "\(requirement.name) is told an entity", in: file, line: requirement.line)
          }
        }
      },
      wrong: Sample(
        "ItemsList/ItemsListContract.swift",
        "protocol ItemsList_DisplayUI {\n  func display(items: [Item])  // ←\n}"),
      right: Sample(
        "ItemsList/ItemsListContract.swift",
        "protocol ItemsList_DisplayUI {\n  func display(items: [ItemUI])  // [Item]\n}")),
    LabelRule(
      "A toggle says what is under way, not what is allowed",
      why: "The director says what is the case; what may be used then, the scene tells by itself.",
      .each(contracts) { file, inspection in
        for requirement in file.requirements(ofProtocols: "_DisplayUI")
        where requirement.name == "toggle" {
          inspection.expect(
            requirement.parameters.allSatisfy { $0.name.hasSuffix("ing") },
            "\(requirement.name) says something else", in: file, line: requirement.line)
        }
      },
      wrong: Sample(
        "ItemsList/ItemsListContract.swift",
        "protocol ItemsList_DisplayUI {\n  func toggle(deletion: Bool)  // ←\n}"),
      right: Sample(
        "ItemsList/ItemsListContract.swift",
        "protocol ItemsList_DisplayUI {\n  func toggle(deleting: Bool)  // deletion\n}")),
    LabelRule(
      "A model for display holds words and flags only",
      why: "Of an item, the scene has nothing left to work out.",
      .each(.any(contracts, .roles("ItemUI"))) { file, inspection in
        for type in file.declaredTypes where type.name.hasSuffix("UI") && type.kind == .struct {
          for property in file.variables where property.owner?.line == type.line {
            inspection.expect(
              ["String", "Bool"].contains(property.type.text),
              "\(property.name) is no word or flag",
              in: file, line: property.line)
          }
        }
      },
      wrong: Sample("ItemUI.swift", "struct ItemUI {\n  let date: Date  // ←\n}"),
      Sample("ItemsList/ItemsListContract.swift", "struct RowUI {\n  let date: Date  // ←\n}"),
      right: Sample("ItemUI.swift", "struct ItemUI {\n  let date: String  // Date\n}")),
    LabelRule(
      "Only a director words data, an item by its model for display",
      why: "It stands between the two models of an item; a scene gets words.",
      .only(.any(directors, .roles("ItemUI")), name: .shared("ItemText", "Wording")),
      wrong: Sample("ItemsList/ItemsListScene.swift", "label.text = ItemText.state(true)"),
      Sample("ItemsList/ItemsListWorker.swift", "let text = Wording.message(for: failure)"),
      right: Sample("ItemsList/ItemsListScene.swift", "label.text = item.state  // ItemText"),
      Sample("ItemUI.swift", "extension ItemUI { init(_ item: Item) { ItemText.state(true) } }")),
  ]
}
