import Reading
import Suites

/// What makes it MVC in Smalltalk's flavour.
enum MVCRules {
  static let rules = onModels + onWatching + onComposing

  static let models = Files.kinds("Model", "ModelProtocol", "ModelState")
  static let repositories = Files.any(
    .roles("Repository", "RepositoryProtocol"), .folder("Repositories"))
  static let modelTypes = Names.types(of: models, "models")
  static let commands = Names.functions(of: .kinds("ModelProtocol"), "models")
  static let viewBindings = Files.kinds("ViewBinding")
  static let controllers = Files { $0.place.role != "ViewController" && $0.isKind("Controller") }
  /// The binding that leads on names what it leads to: the stack is its view.
  static let navigationViewBindings = Files.kinds("NavigationViewBinding")
  static let watching = Files.any(viewBindings, controllers)
  static let watchers = Names.classes(of: watching, "controllers and bindings")
  static let composers = Names.classes(of: .roles("ViewController"), "composers")
  static let navigators = Names.types(of: .folder("Navigation"), "navigators")
}

extension Files {
  /// The files whose role ends in one of the given words: a screen may have several of a kind.
  static func kinds(_ kinds: String...) -> Files {
    Files { file in kinds.contains(where: file.isKind) }
  }
}

extension SourceFile {
  fileprivate func isKind(_ kind: String) -> Bool {
    place.role.hasSuffix(kind)
  }
}
