import SwiftSource

/// What makes it MVC in Smalltalk's flavour.
enum MVCRules {
  static let rules = onModels + onLoop + onAssembly

  static let models = Files.roles("Model", "ModelProtocol", "ModelState")
  static let repositories = Files.any(
    .roles("Repository", "RepositoryProtocol"), .folder("Repositories"))
  static let bindings = Files.roles("ViewBinding")
  /// The binding that leads to another screen makes it and its model.
  static let navigationBindings = Files.roles("NavigationViewBinding")
  static let viewControllers = Files.roles("ViewController")
  static let controllers = Files {
    $0.role.hasSuffix("Controller") && !viewControllers.contains($0)
  }
  static let observing = Files.any(bindings, controllers)
  static let navigators = Files.folder("Navigation")
  static let observers = Names.types(of: observing, .class)
  static let leading = Names.any(.types(of: viewControllers, .class), .types(of: navigators))
}
