/// The architectures in which a module can be generated.
enum ModuleKind: String, CaseIterable, Sendable {
  case viper

  /// The files of a module, by their paths inside the package.
  func files(ofModule name: String) -> [NewFile] {
    switch self {
    case .viper: VIPERModule(name: name).files
    }
  }
}
