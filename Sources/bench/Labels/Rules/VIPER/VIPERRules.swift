/// What makes it VIPER.
enum VIPERRules {
  static let rules = onRoles + onAssembly + onProtocols

  static let views = Files.roles("ViewController")
  static let presenters = Files.roles("Presenter", "RowModel")
  static let interactors = Files.roles("Interactor")
  static let wireframes = Files.roles("Wireframe")
  static let apiDataManagers = Files.roles("APIDataManager")
  static let localDataManagers = Files.roles("LocalDataManager")
  static let contracts = Files.roles("Protocols")

  static let roles = Names.classes(
    of: .any(views, .roles("Presenter"), interactors, apiDataManagers, localDataManagers),
    "the roles")

  /// The protocols of a module by the role that keeps them, and who calls whom.
  static let directions: [(suffix: String, calls: [String])] = [
    ("ViewProtocol", ["PRESENTER -> VIEW"]),
    ("WireframeProtocol", ["PRESENTER -> WIREFRAME", "WIREFRAME -> WIREFRAME"]),
    ("PresenterProtocol", ["VIEW -> PRESENTER"]),
    ("InteractorOutputProtocol", ["INTERACTOR -> PRESENTER"]),
    ("InteractorInputProtocol", ["PRESENTER -> INTERACTOR"]),
    ("APIDataManagerInputProtocol", ["INTERACTOR -> API DATA MANAGER"]),
    ("LocalDataManagerInputProtocol", ["INTERACTOR -> LOCAL DATA MANAGER"]),
    ("ModuleDelegate", ["PRESENTER -> PRESENTER"]),
  ]

  static func protocols(_ suffixes: String...) -> Names {
    .types(of: contracts, "the protocols").filtered(by: suffixes)
  }
}
