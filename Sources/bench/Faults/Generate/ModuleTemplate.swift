/// The text of one file of a module in VIPER, in the hand of the modules that nobody generated.
struct ModuleTemplate {
  /// In the order in which a person reads a module.
  static let sources = [
    "Protocols", "ViewController", "Wireframe", "Presenter", "Interactor", "APIDataManager",
    "LocalDataManager",
  ]
  static let tests = [
    "Spies", "ViewControllerTests", "WireframeTests", "PresenterTests", "InteractorTests",
    "APIDataManagerTests", "LocalDataManagerTests",
  ]

  private let text: String

  init(of role: String) throws {
    text = try String(
      readFrom: "\(Run.root())/Sources/bench/Faults/Generate/VIPER/\(role).template")
  }

  /// The text with a module's name; a line too long for the formatter breaks where that breaks it.
  func text(for name: String) -> String {
    let lines = text.replacing("NAME", with: name).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.count > 100 ? broken(String($0)) : String($0) }.joined(separator: "\n")
  }

  private func broken(_ line: String) -> String {
    line
      .replacing(/^(.+:) (\w+) (\{\}?)$/) { "\($0.1)\n  \($0.2)\n\($0.3)" }
      .replacing(/^( *)(.+\()(.+)(\) \{)$/) { "\($0.1)\($0.2)\n\($0.1)  \($0.3)\n\($0.1)\($0.4)" }
  }
}
