import SwiftSource

/// Rules that several versions have, each for its own roles.
extension ArchitectureRule {
  static func navigation(by roles: String, in files: Files, why: String) -> ArchitectureRule {
    ArchitectureRule(
      "Only \(roles) push and pop screens", why: why, .no(calling: .navigation, in: .except(files)),
      Sample(
        "AddItem/AddItemRole", "navigationController?.popViewController()  // ←",
        "navigationController?.goBack()"))
  }

  static func formatting(by roles: String, in files: Files, why: String) -> ArchitectureRule {
    ArchitectureRule(
      "Only \(roles) format texts, such as dates and error messages", why: why,
      .no(.formatting, in: .except(files)),
      Sample(
        "AddItem/AddItemRole", "label.text = ItemText.state(true)  // ←",
        "let text = Formatting.message(for: failure)  // ←", "label.text = row.state"))
  }

  /// `passing` may pass the client and the store on, as in the file at `path`.
  static func data(
    _ name: String, _ names: Names = .any(.client, .store), in files: Files, passing: Files,
    at path: String, why: String
  ) -> ArchitectureRule {
    ArchitectureRule(
      name, why: why,
      .all(
        .no(names, in: .except(files, passing)),
        .no("uses", names, in: passing) { file, names in file.uses(of: names) }),
      Sample(
        "AddItem/AddItemRole", "let client: any ItemsClient  // ←", "let other: any OtherRole"),
      Sample(
        path,
        """
        final class A {
          let client: any ItemsClient
          func use() { client.fetchItems() }  // ←
          func pass() { B(client: client) }
        }
        """))
  }

  /// The models for display are the structs whose names end so, and what they contain.
  static func display(
    _ suffix: String, in files: Files, at path: String, why: String
  ) -> ArchitectureRule {
    ArchitectureRule(
      "A struct that a screen displays contains only texts and Booleans", why: why,
      .every(\.storedProperties, in: files) { property, scope in
        let models = scope.file.declarations.filter { $0.name.hasSuffix(suffix) }
        let owner = property.owner?.body.lowerBound ?? 0
        guard models.contains(where: { $0.words.contains(owner) }) else { return nil }
        // A model may hold the parts of another: `[ItemsViewModel.Row]`.
        let parts = scope.file.declarations.filter(\.isNested) + models
        let types = property.type.texts.filter { $0.first?.isLetter ?? false }
        return !types.isEmpty && Set(parts.map(\.name) + ["String", "Bool"]).isSuperset(of: types)
          ? nil : "\(property.name) is neither text nor a flag"
      },
      Sample(
        path,
        """
        struct Items\(suffix) {
          struct Row {
            let title: String
            let date: Date  // ←
          }
          let rows: [Row]
        }
        struct Filtered\(suffix) {
          let rows: [Items\(suffix).Row]
          let count: Int  // ←
        }
        struct PassedItemResponse {
          let date: Date
        }
        """))
  }
}
