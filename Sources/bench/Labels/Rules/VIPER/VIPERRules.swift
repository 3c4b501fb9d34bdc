/// What makes it VIPER.
enum VIPERRules {
  static let rules = onRoles + onProtocols

  static let views = Files.roles("ViewController")
  static let presenters = Files.roles("Presenter", "RowModel")
  static let interactors = Files.roles("Interactor")
  static let wireframes = Files.roles("Wireframe")
  static let apiDataManagers = Files.roles("APIDataManager")
  static let localDataManagers = Files.roles("LocalDataManager")
  static let contracts = Files.roles("Protocols")

  static func protocols(_ suffixes: String...) -> Names {
    .types(of: contracts, endingIn: suffixes)
  }
}
