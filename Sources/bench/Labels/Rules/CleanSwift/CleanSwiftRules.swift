/// What makes it Clean Swift.
enum CleanSwiftRules {
  static let rules = onRoles + onCycle

  static let viewControllers = Files.roles("ViewController")
  static let interactors = Files.roles("Interactor")
  static let presenters = Files.roles("Presenter")
  static let routers = Files.roles("Router")
  static let workers = Files.roles("Worker")
  static let configurators = Files.roles("Configurator")
  static let configuration = Files.folder("Configuration")
  static let models = Files.roles("Models")
}
