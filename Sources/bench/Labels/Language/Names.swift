import SwiftSource

/// A set of names that a rule uses, read from the sources so that it can't become outdated.
struct Names: Sendable {
  private let parts: [@Sendable (Version) -> Set<String>]

  static let none = any()
  static let screens = shared(folder: "ItemsScreens")
  static let userInterface = any(shared(folder: "HeadlessKit"), screens)
  /// The shared values that hold items.
  static let entities = shared(folder: "Items/Domain", .struct)
  static let client = shared("ItemsClient", "HTTPItemsClient")
  static let store = shared("ItemReading", "ItemWriting")
  static let navigation = shared("pushViewController", "popViewController")
  /// What turns values into text for the user.
  static let formatting = shared("ItemText", "Formatting")

  /// Types and functions of Shared by name, each of which must be there.
  static func shared(_ names: String...) -> Names {
    Names(
      parts: names.map { name in
        { version in
          let isThere = version.shared.contains { file in
            file.declaredTypes.contains { $0.name == name }
              || file.functions.contains { $0.name == name }
          }
          return isThere ? [name] : []
        }
      })
  }

  /// The types and protocols of a shared folder.
  static func shared(folder: String, _ kind: Declaration.Kind? = nil) -> Names {
    Names { $0.shared(in: folder).types(kind) }
  }

  /// The types and protocols that some files of the version declare.
  static func types(
    of files: Files, _ kind: Declaration.Kind? = nil, endingIn suffixes: [String] = [""]
  ) -> Names {
    Names { version in
      version.files(files).types(kind).filter { suffixes.contains(where: $0.hasSuffix) }
    }
  }

  /// Words that no source has to declare.
  static func words(_ words: String...) -> Names { Names { _ in Set(words) } }

  static func any(_ all: Names...) -> Names { Names(parts: all.flatMap(\.parts)) }

  init(_ names: @escaping @Sendable (Version) -> Set<String>) {
    parts = [names]
  }

  private init(parts: [@Sendable (Version) -> Set<String>]) {
    self.parts = parts
  }

  /// The names in a version, and whether it has some for each part.
  func resolve(in version: Version) -> (names: Set<String>, areKnown: Bool) {
    let sets = parts.map { $0(version) }
    return (Set(sets.joined()), !sets.contains(where: \.isEmpty))
  }
}

extension [SourceFile] {
  fileprivate func types(_ kind: Declaration.Kind?) -> Set<String> {
    Set(flatMap(\.declaredTypes).filter { kind == nil || $0.kind == kind }.map(\.name))
  }
}
