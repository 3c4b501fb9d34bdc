/// The source text of an empty module in VIPER, in the hand of the modules that nobody generated.
struct VIPERModule {
  let name: String

  var files: [NewFile] {
    let sources = [
      ("Protocols", protocols), ("ViewController", viewController), ("Wireframe", wireframe),
      ("Presenter", presenter), ("Interactor", interactor), ("APIDataManager", apiDataManager),
      ("LocalDataManager", localDataManager),
    ]
    let tests = [
      ("Spies", spies), ("ViewControllerTests", viewControllerTests),
      ("WireframeTests", wireframeTests), ("PresenterTests", presenterTests),
      ("InteractorTests", interactorTests), ("APIDataManagerTests", apiDataManagerTests),
      ("LocalDataManagerTests", localDataManagerTests),
    ]
    return files(sources, in: "Sources/VIPER") + files(tests, in: "Tests/VIPERTests")
  }

  /// The line that opens a type or an extension; a long one breaks where the formatter breaks it.
  func opening(
    _ keywords: String, _ role: String, _ contract: String, _ brace: String = "{"
  ) -> String {
    let (type, contract) = ("\(keywords) \(name)\(role):", "\(name)\(contract)")
    return fitting("\(type) \(contract) \(brace)", or: "\(type)\n  \(contract)\n\(brace)")
  }

  /// One line, or the broken one where that is too long for the formatter.
  func fitting(_ line: String, or broken: String) -> String {
    line.count <= 100 ? line : broken
  }

  private func files(_ texts: [(role: String, text: String)], in folder: String) -> [NewFile] {
    texts.map { NewFile(path: "\(folder)/\(name)/\(name)\($0.role).swift", text: $0.text) }
  }
}
