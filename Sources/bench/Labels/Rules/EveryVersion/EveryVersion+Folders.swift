import SwiftSource

extension EveryVersion {
  /// How a version is divided into folders and files, and what it shows of itself.
  static let onFolders: [ArchitectureRule] = [
    ArchitectureRule(
      "The files of a screen are in a folder such as AddItem, and their names begin with AddItem",
      why: "If all versions use the same names, you can compare the versions side by side.",
      scenes, Sample("ItemsList/ListModel", "final class ListModel {}  // ←"),
      Sample("Models/ItemsListModel", "final class ItemsListModel {}  // ←"),
      Sample("ItemsList/ItemsListModel", "final class ItemsListModel {}"),
      Sample("AddItemHelp/AddItemHelpModel", "final class AddItemHelpModel {}")),
    ArchitectureRule(
      "Each type has its own file, except protocols and models that are declared together",
      why: "You find a role by the name of its file.",
      // In Clean Swift the file of a class also declares the protocols at its ends.
      .every(\.declaredTypes, in: .except(.roles("Protocols", "Contract", "Models"))) {
        type, scope in
        let isEnd = type.kind == .protocol && scope.file.path.hasPrefix("Sources/CleanSwift/")
        return type.name == scope.file.name || isEnd ? nil : "\(type.name) has no file of its own"
      },
      Sample(
        "AddItem/AddItemModel", "final class AddItemModel {\n  struct Text {}\n}",
        "struct Draft {}  // ←", "extension AddItemModel: Model {}")),
    ArchitectureRule(
      "Only the entry is public",
      why: "Other Swift modules can start a version, but they can't depend on its roles.",
      .no("contains", in: .except(.entry)) { file, _ in
        ["open", "public"].flatMap(file.places).filter {
          Keyword.reserved.union(Keyword.modifiers).contains(file.text($0 + 1))
        }
      },
      Sample(
        "AddItem/AddItemModel", "public final class A {}  // ←", "public indirect enum B {}  // ←",
        "package final class C {\n  func open() { open(public) }\n}")),
    ArchitectureRule(
      "A version imports only modules of Sources/Shared",
      why: "All versions share networking, store, and views, so only their architecture differs.",
      .no("imports") { file, _ in
        file.places(of: "import").map { $0 + 1 }.filter { !modules.contains(file.text($0)) }
      },
      Sample("AddItem/AddItemModel", "import Items\nimport ItemsScreens", "import Foundation  // ←")
    ),
    ArchitectureRule(
      "Only the entry receives the whole environment: client, store, and navigation controller",
      why: "If a role received the whole environment, you couldn't see which parts the role needs.",
      .no(.shared("Environment"), in: .except(.entry)),
      Sample(
        "AddItem/AddItemModel", "final class A { init(environment: Environment) {} }  // ←",
        "final class B { init(client: any ItemsClient) {} }")),
  ]

  /// What a version may depend on; `Package.swift` leaves out that its network and its user are fake.
  private static let modules: Set<String> = [
    "HeadlessKit", "Items", "ItemsApp", "ItemsNetworking", "ItemsScreens", "Observing",
  ]

  private static let scenes = Check { version in
    let scenes = version.scenes
    let missing = scenes.filter { version.files(.folder($0)).isEmpty }.map {
      Breach(path: "Sources/\(version.name)/\($0)", line: 1, what: "there is no such folder")
    }
    let misplaced = version.files.filter { file in
      let folder = file.scene
      let scene = scenes.first(where: file.name.startsWithWord)
      // A scene of its own may have a longer name: `AddItemHelp` isn't `AddItem`.
      return scene.map { !folder.hasPrefix($0) } ?? scenes.contains(folder)
    }
    return Inspection(
      subjects: scenes.count,
      breaches: missing
        + misplaced.map { $0.breach("the file's name doesn't belong to its folder", 0) })
  }
}

extension Version {
  /// The scenes that there is a shared screen for: `AddItemView` is that of `AddItem`, and
  /// `AddItemStatusView` a part of it.
  fileprivate var scenes: [String] {
    let names = shared(in: "ItemsScreens").flatMap(\.declaredTypes)
      .filter { $0.inherited.contains("View") && $0.name.hasSuffix("View") }
      .map { String($0.name.dropLast("View".count)) }
    return names.filter { name in !names.contains { $0 != name && name.hasPrefix($0) } }
  }
}
