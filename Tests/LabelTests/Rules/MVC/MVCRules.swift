@testable import bench

/// What makes it MVC in Smalltalk's flavour.
enum MVCRules {
  static let rules = onModels + onWatching + onComposing

  static let models = Files.roles("Model", "ModelProtocol", "ModelState")
  static let repositories = Files.any(
    .roles("Repository", "RepositoryProtocol"), .folder("Repositories"))
  static let modelTypes = Names.types(of: models, "models")
  static let commands = Names.functions(of: .roles("ModelProtocol"), "models")
  static let watchers = Names.classes(
    of: .roles("Controller", "ViewBinding"), "controllers and bindings")
  static let composers = Names.classes(of: .roles("ViewController"), "composers")
  static let navigators = Names.types(of: .folder("Navigation"), "navigators")
}
