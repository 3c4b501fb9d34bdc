import SwiftSource

/// A set of names that a rule speaks of, read from the sources so that it can't go stale.
struct Names: Sendable {
  private let parts: [(title: String, names: @Sendable (Version) -> Set<String>)]

  /// The types of a shared folder.
  static func shared(folder: String) -> Names {
    Names("Shared/\(folder)") { version in
      Set(version.shared(in: folder).flatMap(\.declaredTypes).map(\.name))
    }
  }

  static let kit = shared(folder: "HeadlessKit")
  static let screens = shared(folder: "Items/Screens")
  static let stack = environment("navigationController")
  /// What the environment gives to reach the server, and whatever conforms to it.
  static let client = environment("client")
  /// What the environment gives to keep items, and whatever conforms to it.
  static let store = environment("store")

  /// The shared values that hold items.
  static let entities = Names("entities") { version in
    Set(
      version.shared(in: "Items/Domain").flatMap(\.declaredTypes)
        .filter { $0.kind == .struct }.map(\.name))
  }

  /// Shared types by name, each of which must be there.
  static func shared(_ names: String...) -> Names {
    Names(
      parts: names.map { name in
        (name, { $0.shared.flatMap(\.declaredTypes).contains { $0.name == name } ? [name] : [] })
      })
  }

  /// The types and protocols declared in some files of the version.
  static func types(of files: Files, _ title: String) -> Names {
    Names("types of \(title)") { version in
      Set(version.files(files).flatMap(\.declaredTypes).map(\.name))
    }
  }

  /// The classes declared in some files of the version.
  static func classes(of files: Files, _ title: String) -> Names {
    Names("classes of \(title)") { version in
      Set(
        version.files(files).flatMap(\.declaredTypes).filter { $0.kind == .class }.map(\.name))
    }
  }

  /// The names of functions that some files declare.
  static func functions(of files: Files, _ title: String) -> Names {
    Names("functions of \(title)") { version in
      Set(version.files(files).flatMap(\.functions).map(\.name)).subtracting(["init"])
    }
  }

  /// The names of properties that some files declare.
  static func properties(of files: Files, _ title: String) -> Names {
    Names("properties of \(title)") { version in
      Set(version.files(files).flatMap(\.variables).filter { $0.owner != nil }.map(\.name))
    }
  }

  /// The functions of the shared types in a folder.
  static func functions(ofShared folder: String) -> Names {
    Names("functions of Shared/\(folder)") { version in
      Set(version.shared(in: folder).flatMap(\.functions).map(\.name))
        .subtracting(["init"])
    }
  }

  /// What pushes and pops, as far as code may call it.
  static let navigation = Names("push and pop") { version in
    Set(
      version.shared.flatMap(\.functions)
        .filter {
          $0.owner.name == "NavigationController" && $0.modifiers.contains("open")
            && !$0.modifiers.contains("override")
        }.map(\.name))
  }

  /// Words that no source has to declare.
  static func words(_ words: String...) -> Names {
    Names("words") { _ in Set(words) }
  }

  private static func environment(_ property: String) -> Names {
    Names("the environment's \(property)") { version in
      let given = version.shared.flatMap(\.variables)
        .filter { $0.owner?.name == "Environment" && $0.name == property }.flatMap(\.type.texts)
        .filter { $0.first?.isUppercase ?? false }
      let conforming = version.shared.flatMap(\.types)
        .filter { !Set($0.inherited).isDisjoint(with: given) }.map(\.name)
      return Set(given + conforming)
    }
  }

  static func any(_ all: Names...) -> Names {
    Names(parts: all.flatMap(\.parts))
  }

  /// Those that end in one of the given words.
  func filtered(by suffixes: [String]) -> Names {
    Names(
      parts: parts.map { title, names in
        (
          "\(title) that end in \(suffixes)",
          { version in
            names(version).filter { name in suffixes.contains(where: name.hasSuffix) }
          }
        )
      })
  }

  private init(_ title: String, _ names: @escaping @Sendable (Version) -> Set<String>) {
    self.init(parts: [(title, names)])
  }

  private init(parts: [(title: String, names: @Sendable (Version) -> Set<String>)]) {
    self.parts = parts
  }

  /// The names in a version; a part that has none there is missed.
  func resolve(in inspection: inout Inspection) -> Set<String> {
    var all: Set<String> = []
    for part in parts {
      let names = part.names(inspection.version)
      if names.isEmpty { inspection.miss(part.title) }
      all.formUnion(names)
    }
    return all
  }
}

extension SourceFile {
  /// The types and protocols that stand in no other.
  var declaredTypes: [Declaration] {
    types.filter { $0.kind != .extension && !$0.isNested }
  }
}
