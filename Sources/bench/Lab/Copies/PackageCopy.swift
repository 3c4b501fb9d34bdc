import Console
import Foundation
import Kept

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
    FolderLock.take(folder)
    try reset(with: texts)
    let manifest = """
      \(try String(readFrom: "\(part.root)/Package.swift"))
      let kept: Set = \(part.targets)
      package.products = []
      package.targets.removeAll { !kept.contains($0.name) }
      \(lines)
      """
    try write(manifest, to: "Package.swift")
  }

  /// What is planted may well leave something unused.
  static let takingWarnings = """
    for target in package.targets { target.swiftSettings?.append(.treatAllWarnings(as: .warning)) }

    """

  func text(of path: String) throws(InputError) -> String {
    try String(readFrom: "\(folder)/\(path)")
  }

  /// Makes all files as they are in the package, but for those that are to differ.
  func reset(with texts: [String: String] = [:]) throws {
    let old = (try? FileManager.default.files(at: "", in: folder)) ?? []
    let kept = part.files + texts.keys + ["Package.swift"]
    for path in Set(old).subtracting(kept) { try write(nil, to: path) }
    for path in part.files where texts[path] == nil {
      try put(FileManager.default.contents(atPath: "\(part.root)/\(path)"), at: path)
    }
    for (path, text) in texts { try write(text, to: path) }
  }

  /// Without a text removes a file.
  func write(_ text: String?, to path: String) throws {
    try put(text.map { Data($0.utf8) }, at: path)
  }

  /// Plants a bug in a file.
  func plant(_ bug: PlantedBug, in path: String) throws {
    guard let text = bug.planted(in: try text(of: path)) else {
      throw RunFailure("\(path): the place isn't there any more")
    }
    try write(text, to: path)
  }

  /// Writes what isn't there already, or without data removes a file.
  ///
  /// Each change comes in a second of its own: the compiler looks at whole seconds only, and a change in that of
  /// the one before would be none to it. And each in a whole millisecond: the last half of a microsecond of a second
  /// is rounded up by Foundation to a million of them, which the system refuses.
  private func put(_ data: Data?, at path: String) throws {
    let files = FileManager.default
    let file = URL(filePath: "\(folder)/\(path)")
    if files.contents(atPath: file.path) == data { return }
    do {
      guard let data else { return try files.removeItem(at: file) }
      let last = try? files.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
      try data.write(withFolderTo: file)
      let time = max(.now, (last ?? .distantPast).addingTimeInterval(1)).timeIntervalSince1970
      let date = Date(timeIntervalSince1970: (time * 1000).rounded(.down) / 1000)
      try files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    } catch {
      throw OutputError(name: file.path, reason: SystemError(error))
    }
  }

  /// What `swift build` says with these arguments.
  func build(_ arguments: String...) throws(RunFailure) -> ChildProcess.Outcome {
    try .ofBuild(in: folder, arguments)
  }

  /// Builds the suites; throws the first complaint of the compiler.
  func buildTests() throws -> TestBundle { try TestBundle(of: part.package, builtIn: folder) }
}

extension ChildProcess.Outcome {
  /// Of `swift build` with these arguments.
  static func ofBuild(in folder: String, _ arguments: [String]) throws(RunFailure) -> Self {
    let build = ChildProcess(
      program: "swift", arguments: ["build", "--package-path", folder] + arguments,
      environment: ["NO_COLOR": "1"], mergesErrors: true)
    guard let outcome = build.run() else { throw .noCompiler }
    return outcome
  }
}

extension Data {
  /// Makes the folder around the file as well.
  func write(withFolderTo file: URL, options: Data.WritingOptions = []) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, options: options)
  }
}
