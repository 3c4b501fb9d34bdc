/// What makes it Clean Swift.
enum CleanSwiftRules {
  static let rules = onRoles + onCycle + onConfiguration

  static let viewControllers = Files.roles("ViewController")
  static let interactors = Files.roles("Interactor")
  static let presenters = Files.roles("Presenter")
  static let routers = Files.roles("Router")
  static let workers = Files.roles("Worker")
  static let configurators = Files.roles("Configurator")
  static let configuration = Files.folder("Configuration")
  static let models = Files.roles("Models")

  /// The protocols at both ends of a step of the cycle, and what crosses there.
  typealias Step = (output: String, input: String, data: String)

  static let steps: [Step] = [
    (output: "ViewControllerOutput", input: "InteractorInput", data: "Request"),
    (output: "InteractorOutput", input: "PresenterInput", data: "Response"),
    (output: "PresenterOutput", input: "ViewControllerInput", data: "ViewModel"),
  ]

  static func types(_ files: Files, _ suffixes: String...) -> Names {
    .types(of: files, "the roles").filtered(by: suffixes)
  }
}
