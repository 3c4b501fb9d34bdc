/// Writing results, and keeping them.
extension Run {
  /// Writes the results, and keeps them where that was asked for: neither hinders the other.
  func write(_ results: Results, to output: Output) throws {
    var results = results
    results.document.complete = shouldStop() ? false : nil
    let saved = Result { try save(results) }
    let written = Result { try output.write(try text(of: results)) }
    try saved.get()
    try written.get()
  }

  func text(of results: Results) throws -> String {
    // Where versions stand side by side, it is as wide as it can be.
    let isWide = options.command == .walk || options.command == .bugs && !options.words.isEmpty
    let width = isWide ? width : width.map { _ in Table.textWidth }
    return try results.text(
      options.format, part: options.table ?? options.tables[0],
      width: options.output == nil ? width : nil)
  }

  /// A run that was cut short is no baseline.
  func save(_ results: Results) throws {
    guard let path = options.save else { return }
    let file = try Output(path: path)
    guard !shouldStop() else { throw RunFailure("interrupted; \(path) is as it was") }
    try file.write(try results.document(in: .capture()).json())
  }

  /// Whether something is to be measured that the optimizer has a say in.
  ///
  /// What would stop the run is found here, before it begins.
  func isTimed() throws -> Bool {
    if let path = options.save { _ = try Output(path: path) }
    switch options.command {
    case .docs:
      _ = try Docs(root: Self.root()).documents(registry)
      return options.sections.isEmpty || options.sections.contains(where: \.needsReleaseBuild)
    case .compare:
      let files = try baselines()
      return files.count == 1 && files[0].isBound
    default: return true
    }
  }
}
