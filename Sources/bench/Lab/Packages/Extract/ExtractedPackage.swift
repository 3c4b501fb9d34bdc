import Console
import Foundation
import Reading
import Suites
import SwiftSource

/// A version, what it stands on, and its tests, as files of a package that has no other version.
package struct ExtractedPackage {
  /// What each file is to hold, by its path in the new package.
  package private(set) var files: [String: Data] = [:]
  /// The files of Shared that neither the version nor its tests use.
  package private(set) var leftOut: [String] = []
  private let root: String
  private let rules: ExtractionRules

  /// Where the tests stand that compare versions, which one alone has no use for.
  private static let comparing = "Tests/AcceptanceTests/Agreement/"
  /// What the acceptance suite takes from random use: how a world stands, and what is alive in it.
  private static let support = "Sources/bench/Play/RandomUse/World"

  private static let settings = [".gitattributes", ".gitignore", ".swift-format"]
  private static let templates = "Sources/bench/Faults/Extract/Templates"

  /// What it takes from the package besides sources and tests.
  static func documents(of version: String) -> [String] {
    settings + ["README.md", "docs/SPEC.md", "Sources/\(version)", templates]
  }

  package init(of version: String, in root: String) throws {
    self.root = root
    rules = ExtractionRules(version: version)
    for path in try paths(in: "Tests/AcceptanceTests") where !path.hasPrefix(Self.comparing) {
      try add(path, rules.test)
    }
    for path in try paths(in: Self.support) {
      let name = String(path.dropFirst(Self.support.count + 1))
      try add(path, as: "Tests/AcceptanceTests/Support/\(name)", rules.support)
    }
    for path in try paths(in: "Sources/\(version)") {
      if path.hasSuffix(".md") { try add(path, rules.document) } else { try add(path) }
    }
    let suite = try paths(in: "Tests/\(version)Tests")
    for path in try suite + paths(in: "fixtures") + Self.settings { try add(path) }
    try addShared()
    try add("docs/SPEC.md", rules.specification)
    let project = try text("README.md")
    for name in ["Package.swift", "README.md"] {
      let template = "\(Self.templates)/\(name).template"
      try add(template, as: name) { [rules] in
        rules.filled($0, suite: suite, project: project)
      }
    }
  }

  package func write(to path: String) throws { try Self.write(files, to: path) }

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

  /// What any of the files names, by the rule for the machinery that lines are charged with.
  private mutating func addShared() throws {
    let shared = try ModuleFolder("Sources/Shared", of: "Shared", in: root)
    let sources = files.filter { $0.key.hasSuffix(".swift") }.map {
      SwiftFile(path: $0.key, text: String(decoding: $0.value, as: UTF8.self))
    }
    let used = shared.files(usedBy: sources)
    for file in shared.files {
      let path = shared.path(of: file)
      if used.contains(file.path) {
        try add(path, as: path.replacing("Sources/Shared/", with: "Sources/"), rules.example)
      } else {
        leftOut.append(NSString(string: path).lastPathComponent)
      }
    }
  }

  private mutating func add(
    _ path: String, as newPath: String? = nil, _ rewrite: ((String) -> String)? = nil
  ) throws {
    // As bytes: some fixtures are cut in the middle of a character.
    files[newPath ?? path] =
      try rewrite.map { Data($0(try text(path)).utf8) }
      ?? Data(readFrom: "\(root)/\(path)")
  }

  private func text(_ path: String) throws(InputError) -> String {
    try String(readFrom: "\(root)/\(path)")
  }

  private func paths(in folder: String) throws -> [String] {
    try FileManager.default.files(at: folder, in: root)
  }
}
