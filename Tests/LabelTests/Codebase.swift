import Foundation
import SwiftSource
import Testing

@testable import Console
@testable import Labels
@testable import Suites

/// The project's sources, each file read once.
enum Codebase {
  static let root = PackageRoot.path ?? "."

  /// Every module of sources except the shared ones and the tool.
  static let versions: [Version] = {
    do {
      let shared = try files(in: "Shared")
      return try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources").sorted()
        .filter { !$0.hasPrefix(".") && !["Shared", "bench"].contains($0) }
        .map { Version(name: $0, files: try files(in: $0), shared: shared) }
    } catch {
      Issue.record(error, "Sources can't be read")
      return []
    }
  }()

  private static func files(in module: String) throws -> [SourceFile] {
    let folder = try ModuleFolder("Sources/\(module)", of: module, in: root)
    return folder.files.map { SourceFile(path: folder.path(of: $0), text: $0.text) }
  }
}

extension ArchitectureRule: CustomTestStringConvertible {
  /// The versions that must keep to it.
  var versions: [Version] { Codebase.versions.filter { binds($0.name) } }

  public var testDescription: String { "\(label): \(name)" }
}
