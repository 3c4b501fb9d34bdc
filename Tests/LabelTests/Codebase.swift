import Foundation
import Testing

@testable import Console
@testable import Labels
@testable import Reading

/// The project's sources, each file read once.
enum Codebase {
  /// Every module of sources but the ground and the tool.
  static let versions: [Version] = folders.subtracting(["Shared", "bench"]).sorted().map { name in
    Version(name: name, files: files(in: "Sources/\(name)"), shared: shared)
  }

  static var root: String { PackageRoot.path ?? "." }

  private static var folders: Set<String> {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")
      return Set(names.filter { !$0.hasPrefix(".") })
    } catch {
      Issue.record(error, "Sources can't be read")
      return []
    }
  }

  private static let shared = files(in: "Sources/Shared")

  private static func files(in folder: String) -> [SourceFile] {
    do {
      return try SwiftFileFinder.files(in: "\(root)/\(folder)").map { path in
        SourceFile(
          path: String(path.dropFirst(root.count + 1)),
          text: try String(contentsOfFile: path, encoding: .utf8))
      }
    } catch {
      Issue.record(error, "\(folder) can't be read")
      return []
    }
  }
}

extension LabelRule: CustomTestStringConvertible {
  /// The versions that must keep to it.
  var versions: [Version] { Codebase.versions.filter { binds($0.name) } }

  public var testDescription: String { "\(label): \(name)" }
}
