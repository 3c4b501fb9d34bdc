import SwiftSource

/// A part of the feature that could be built without those after it: a scene by its folder.
enum Feature: String, CaseIterable, Codable, Sendable {
  case list = "ItemsList"
  case detail = "ItemDetail"
  case form = "AddItem"

  /// The names that versions have for a later scene's sake outside the scene's own files.
  ///
  /// Names with the scene's words in them, such as `makeItemDetailWorker`, tell themselves; here are the
  /// others: what leads to the scene, what it leads back by, and what only it calls. `Type.member` is the
  /// member as that type's code names it, where the same word also stands for something else.
  static let names: [Feature: Set<String>] = [
    .detail: [
      "DirectItemsListViewController.indices", "DirectItemsListViewController.pushViewController",
      "ItemsListDataStore.items", "ItemsListNavigationViewBinding.tableView",
      "ItemsListViewController.delegate", "detailRepository", "detailWireframe", "getItem",
      "gotoDetail", "moveToDetail", "navigateToDetail", "onItemSelected", "select",
      "selectItem", "selectionHandler",
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

  /// The later scene whose words a name has in it.
  init?(named name: String) {
    guard let later = Self.words.first(where: { name.contains(words: $0.words) }) else {
      return nil
    }
    self = later.scene
  }

  /// The scene for whose sake a type is there, by its name, or by that of what it tests or doubles.
  init?(ofType name: String) {
    let words = name.words
    self.init(name) { names in
      names.contains {
        $0.first?.isUppercase == true && !$0.contains(".") && words.starts(with: $0.words)
      }
    }
  }

  /// The scene for whose sake a name is there that stands within declarations.
  init?(of name: String, in declarations: [Declaration]) {
    let names = [name] + declarations.map { "\($0.name).\(name)" }
    self.init(name) { !$0.isDisjoint(with: names) }
  }

  private init?(_ name: String, where isAmong: (Set<String>) -> Bool) {
    let scene = [Feature.detail, .form].first { isAmong(Self.names[$0] ?? []) }
    guard let scene = scene ?? Feature(named: name) else { return nil }
    self = scene
  }
}
