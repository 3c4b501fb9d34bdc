import SwiftSource

extension EveryVersion {
  /// How folders, files, and modules are cut.
  static let onFolders: [LabelRule] = [
    LabelRule(
      "The scenes are the shared screens, and all in a scene's folder bears its name",
      why: "Folders can be read side by side only if the same thing has the same name in each.",
      scenes,
      wrong: Sample("ItemsList/ListModel.swift", "final class ListModel {}"),
      Sample("Models/ItemsListModel.swift", "final class ItemsListModel {}"),
      right: Sample("ItemsList/ItemsListModel.swift", "final class ItemsListModel {}"),
      Sample("AddItemHelp/AddItemHelpModel.swift", "final class AddItemHelpModel {}"),
      Sample("Models/ListModel.swift", "/// Not ItemsListModel.\nfinal class ListModel {}")),
    LabelRule(
      "A file holds one type and is named after it; contracts, protocols, and models stand together",
      why: "Who looks for a role finds it by the file's name.", oneTypePerFile,
      wrong: Sample(
        "AddItem/AddItemModel.swift",
        "final class AddItemModel {}\nstruct Draft {}  // ←"),
      Sample("AddItem/AddItemModel.swift", "final class AddModel {}"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        "final class AddItemModel {\n  struct Draft {}\n}\nextension AddItemModel: Model {}")),
    LabelRule(
      "The one public type is the entry, named after the version",
      why: "A version is a closed box: others can start it, not lean on its roles.", entry,
      wrong: Sample("AddItem/AddItemModel.swift", "public final class AddItemModel {}"),
      Sample("AddItem/AddItemModel.swift", "public indirect enum AddItemModel {}"),
      Sample(
        "AddItem/AddItemModel.swift",
        "final class AddItemModel: Model {\n  public override func save() {}  // ←\n}"),
      right: Sample(
        "AddItem/AddItemModel.swift", "/// Not public.\npackage final class AddItemModel {}")),
    LabelRule(
      "A version imports the kit and the items, and nothing else",
      why: "What a version needs beyond the language would be written in each, so it is shared.",
      .each(.all) { file, inspection in
        for index in file.names["import"] ?? [] {
          inspection.expect(
            ["HeadlessKit", "Items"].contains(file.text(index + 1)),
            "imports \(file.text(index + 1))", in: file,
            line: file.words[index].line)
        }
      },
      wrong: Sample("AddItem/AddItemModel.swift", "import Items\nimport Foundation  // ←"),
      Sample("AddItem/AddItemModel.swift", "import bench"),
      right: Sample(
        "AddItem/AddItemModel.swift", "// import Foundation\nimport HeadlessKit\nimport Items")),
    LabelRule(
      "Only the entry names the environment, and doesn't keep it",
      why: "A role that holds everything can reach anything, and its needs can't be read.",
      .all(
        .only(.entry, name: .shared("Environment")),
        .each(.entry) { file, inspection in
          inspection.look()
          for property in file.variables where property.type.texts.contains("Environment") {
            inspection.find("keeps \(property.name)", in: file, line: property.line)
          }
        }),
      wrong: Sample(
        "AddItem/AddItemModel.swift", "final class A { init(environment: Environment) {} }"),
      right: Sample(
        "AddItem/AddItemModel.swift", "let text = \"Environment\"  // of the Environment")),
  ]

  private static let scenes = Check { inspection in
    let scenes = inspection.version.scenes
    if scenes.isEmpty { inspection.miss("a screen in Shared/Items/Screens") }
    for scene in scenes where inspection.version.files(.folder(scene)).isEmpty {
      inspection.miss("folder \(scene)")
    }
    for file in inspection.version.files {
      let named = scenes.filter { file.name.hasPrefix($0) }.max { $0.count < $1.count }
      let folder = scenes.first { $0 == file.folder }
      inspection.expect(
        folder == nil || named == folder,
        "the name doesn't begin with \(folder ?? "")", in: file, line: 0)
      // A scene of its own may have a longer name: `AddItemHelp` isn't `AddItem`.
      let isOwn = file.folder.map(file.name.hasPrefix) ?? false
      if let named, folder == nil, file.folder != "Extras", !isOwn,
        file.name.dropFirst(named.count).first?.isUppercase ?? true
      {
        inspection.find("belongs in \(named)", in: file, line: 0)
      }
    }
  }

  private static let oneTypePerFile = Check.each(
    .except(.roles("Protocols", "Contract", "Models"))
  ) { file, inspection in
    inspection.look()
    // In Clean Swift a class declares what it takes in and puts out, right before itself.
    let declaresItsEnds = inspection.version.name == "CleanSwift"
    for type in file.declaredTypes where type.name != file.name {
      if type.kind == .protocol, declaresItsEnds { continue }
      inspection.find("\(type.name) has no file of its own", in: file, line: type.line)
    }
  }

  private static let entry = Check { inspection in
    for file in inspection.version.files {
      let isEntry = Files.entry.contains(file)
      for index in ["open", "public"].flatMap({ file.names[$0] ?? [] })
      where Keyword.reserved.union(Keyword.modifiers).contains(file.text(index + 1)) {
        inspection.expect(isEntry, "is public", in: file, line: file.words[index].line)
      }
      if isEntry {
        inspection.expect(
          file.declaredTypes.first?.name == "\(inspection.version.name)App"
            && file.declaredTypes.first?.inherited.contains("App") == true,
          "isn't the version's app", in: file, line: 0)
      }
    }
  }
}

extension Version {
  /// The scenes that there is a shared screen for: `AddItemView` is that of `AddItem`, and
  /// `AddItemStatusView` a part of it.
  var scenes: [String] {
    let names = shared(in: "Items/Screens").flatMap(\.declaredTypes)
      .filter { $0.inherited.contains("View") && $0.name.hasSuffix("View") }
      .map { String($0.name.dropLast("View".count)) }
    return names.filter { name in !names.contains { $0 != name && name.hasPrefix($0) } }
  }
}
