import Console
import Foundation

/// A version, what it stands on, and its tests, as files of a package that has no other version.
struct ExtractedPackage {
  /// What each file is to hold, by its path in the new package.
  package private(set) var files: [String: Data] = [:]
  private let root: String

  private static let acceptance = "Tests/AcceptanceTests"
  /// The tests that compare versions, for which a single version has no use.
  private static let comparing = "\(acceptance)/Agreement/"
  /// What the acceptance suite takes from random use: the state of a world, and which objects are alive in it.
  private static let helpers = "Sources/bench/Play/RandomUse/World"
  private static let shared = "Sources/Shared"
  private static let settings = [".gitattributes", ".gitignore", ".swift-format"]
  private static let templates = "Sources/bench/Lab/Packages/Extract/Templates"

  /// The files and folders from which it is made.
  static func inputs(of version: String) -> [String] {
    settings + [
      acceptance, helpers, templates, shared, "Sources/\(version)",
      "Tests/\(version)Tests", "fixtures", "docs/SPEC.md",
    ]
  }

  init(of version: String, in root: String) throws {
    self.root = root
    for path in Self.settings + ["Sources/\(version)", "Tests/\(version)Tests", "fixtures"] {
      try add(path)
    }
    try add("Sources/\(version)/README.md", ExtractionRules.document)
    try add("docs/SPEC.md", ExtractionRules.specification)
    try add(Self.shared, as: "Sources") { ExtractionRules.example($0, of: version) }
    files["Sources/README.md"] = nil
    try add(Self.acceptance, ExtractionRules.test)
    let support = "\(Self.acceptance)/Support"
    try add(Self.helpers, as: support, ExtractionRules.helper)
    try add(template("Subject.swift"), as: "\(support)/Subject.swift") {
      ExtractionRules.subject($0, for: version)
    }
    let uncompiled = "Extras/MustNotCompile"
    let isThere = files.keys.contains { $0.hasPrefix("Tests/\(version)Tests/\(uncompiled)/") }
    for name in ["Package.swift", "README.md"] {
      try add(template(name), as: name) {
        ExtractionRules.filled($0, for: version, excluding: isThere ? [uncompiled] : [])
      }
    }
  }

  /// Writes files into a new folder, whole or not at all; what finishes it is told where it is made.
  static func write(
    _ files: [String: Data], to path: String, finishing: (String) throws -> Void = { _ in }
  ) throws {
    let folder = URL(filePath: path).resolvingSymlinksInPath()
    let draft = folder.deletingLastPathComponent().appending(path: ".extract-\(UUID())")
    do {
      for (path, contents) in files {
        try contents.write(withFolderTo: draft.appending(path: path))
      }
      try finishing(draft.path)
      // Takes the place of an empty folder, too, in one step.
      guard rename(draft.path, folder.path) == 0 else { throw SystemError(code: errno) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw OutputError.unlessTold(error, name: path)
    }
  }

  /// Adds a file, or all that are below a folder, as they are or rewritten.
  private mutating func add(
    _ path: String, as newPath: String? = nil, _ rewrite: ((String) -> String)? = nil
  ) throws {
    for file in try FileManager.default.files(at: path, in: root)
    where !file.hasPrefix(Self.comparing) {
      let source = "\(root)/\(file)"
      // As bytes: some fixtures are cut in the middle of a character.
      files[(newPath ?? path) + file.dropFirst(path.count)] =
        try rewrite.map { Data($0(try String(readFrom: source)).utf8) } ?? Data(readFrom: source)
    }
  }

  private func template(_ name: String) -> String { "\(Self.templates)/\(name).template" }
}
