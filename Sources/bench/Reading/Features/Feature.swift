/// A part of the feature that could be built without those after it: a scene by its folder.
package enum Feature: String, CaseIterable, Codable, Sendable {
  case list = "ItemsList"
  case detail = "ItemDetail"
  case form = "AddItem"

  /// The names that versions have for a later scene's sake outside the scene's own files.
  ///
  /// Names with the scene's words in them, such as `makeItemDetailWorker`, tell themselves; here are the
  /// others: what leads to the scene, what it leads back by, and what only it calls. `Type.member` is the
  /// member as that type's code names it, where the same word also stands for something else.
  package static let names: [Feature: Set<String>] = [
    .detail: [
      "DirectItemsListViewController.indices", "DirectItemsListViewController.pushViewController",
      "ItemsListDataStore.items", "ItemsListNavigationViewBinding.tableView",
      "ItemsListViewController.delegate", "detailRepository", "getItem", "gotoDetail",
      "moveToDetail", "navigateToDetail", "onItemSelected", "select", "selectItem",
      "selectionHandler",
    ],
    .form: [
      "Bag.writableRepository", "ItemsListViewController.viewWillAppear",
      "MVCApp.writableRepository", "Navigator.pop", "ProjectCoordinator.itemsListViewModel",
      "ReloadItemsRequest", "ReverseNavigator", "ReverseNavigatorProtocol", "add", "addButton",
      "didAdd", "itemDidCreate", "itemWasAdded", "moveToAdd", "navigateToForm", "postItem",
      "reloadAfterChange", "reloadItems", "reverseNavigator",
    ],
  ]

  private static let words = [Feature.detail, .form].map { (scene: $0, words: $0.rawValue.words) }
  private static let known = Dictionary(
    uniqueKeysWithValues: names.flatMap { scene, names in names.map { ($0, scene) } })
  private static let types = known.filter { $0.key.first?.isUppercase == true }.compactMap {
    $0.key.contains(".") ? nil : (words: $0.key.words, scene: $0.value)
  }
  /// The members among the names, each with the type in whose code it is one.
  static let members = known.compactMap { name, scene in
    let parts = name.split(separator: ".")
    return parts.count == 2 ? (type: parts[0], name: parts[1], scene: scene) : nil
  }

  /// The later scene whose words a name has in it.
  static func named(_ name: String) -> Feature? {
    words.first { name.contains(words: $0.words) }?.scene
  }

  /// The later scene for whose sake a name is there, wherever it stands.
  static func of(_ name: String) -> Feature? { known[name] ?? named(name) }

  /// The scene for whose sake a type is there, by its name, or by that of what it tests or doubles.
  static func ofType(_ name: String) -> Feature? {
    let words = name.words
    return types.first { words.starts(with: $0.words) }?.scene ?? named(name)
  }
}
