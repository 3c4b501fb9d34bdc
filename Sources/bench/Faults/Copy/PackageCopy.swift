import Foundation

/// A part of the package in a folder of its own, where it is changed and built.
///
/// The folder lies in `.build` and stays there, so that a later run compiles only what has changed since.
struct PackageCopy: Sendable {
  let part: PackagePart
  let folder: String

  /// `name` is that of the folder, `texts` are those of files that differ in it, and `lines` end its Package.swift.
  init(
    _ name: String, of part: PackagePart, with texts: [String: String] = [:],
    adding lines: String = ""
  ) throws {
    self.part = part
    folder = "\(part.root)/.build/copies/\(name)"
    let old = (try? FileManager.default.files(at: "", in: folder)) ?? []
    let kept = part.files + texts.keys
    for path in Set(old).subtracting(kept + ["Package.swift"]) { try write(nil, to: path) }
    for path in part.files where texts[path] == nil { try restore(path) }
    for (path, text) in texts { try write(text, to: path) }
    let manifest = """
      \(try String(readFrom: "\(part.root)/Package.swift"))
      let kept: Set = \(part.targets)
      package.products = []
      package.targets.removeAll { !kept.contains($0.name) }
      \(lines)
      """
    try write(Data(manifest.utf8), to: "Package.swift")
  }

  func text(of path: String) throws(InputError) -> String {
    try String(readFrom: "\(folder)/\(path)")
  }

  /// Makes a file as it is in the package, if it is there.
  func restore(_ path: String) throws {
    try write(FileManager.default.contents(atPath: "\(part.root)/\(path)"), to: path)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes what isn't there already, or without data removes a file.
  ///
  /// Each change comes in a second of its own: the compiler looks at whole seconds only, and a change in that of
  /// the one before would be none to it.
  private func write(_ data: Data?, to path: String) throws {
    let files = FileManager.default
    let file = URL(filePath: "\(folder)/\(path)")
    if files.contents(atPath: file.path) == data { return }
    do {
      guard let data else { return try files.removeItem(at: file) }
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let last = try? files.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
      try data.write(to: file)
      let date = max(.now, (last ?? .distantPast).addingTimeInterval(1))
      try files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    } catch {
      throw OutputError(name: file.path, reason: SystemError(error))
    }
  }

  /// What `swift build` says with these arguments.
  func build(_ arguments: String...) throws(RunFailure) -> ChildProcess.Outcome {
    let build = ChildProcess(
      program: "swift", arguments: ["build", "--package-path", folder] + arguments,
      environment: ["NO_COLOR": "1"], mergesErrors: true)
    guard let outcome = build.run() else { throw .noCompiler }
    return outcome
  }

  /// The suites, as they are built.
  func tests() throws -> TestBundle {
    let products = URL(filePath: "\(folder)/.build/debug").resolvingSymlinksInPath().path
    let names = try FileManager.default.contentsOfDirectory(atPath: products)
    guard let bundle = names.first(where: { $0.hasSuffix(".xctest") }) else {
      throw RunFailure("\(products): no test bundle")
    }
    return TestBundle(path: "\(products)/\(bundle)")
  }
}
