import Foundation
import Stopwatch
import Testing

/// The registry and the folders say the same.
struct RegistryTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// X3.
  @Test func `Every version has a name of its own`() {
    #expect(Set(Registry.variants.map(\.name)).count == Registry.variants.count)
  }

  /// X3.
  @Test(arguments: Registry.versions.map(\.name))
  func `Every architecture has sources and a suite`(name: String) throws {
    for folder in ["Sources/\(name)", "Tests/\(name)Tests"] {
      #expect(try Self.hasSwiftFiles(folder), "\(folder) has no Swift file")
    }
  }

  /// X3.
  @Test func `Every module of sources is an architecture in the registry`() throws {
    let sources = Self.root.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path())
      .filter { !$0.hasPrefix(".") }
    #expect(Set(modules) == Set(Registry.versions.map(\.name) + ["Shared", "bench"]))
  }

  private static func hasSwiftFiles(_ folder: String) throws -> Bool {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
      .contains { $0.hasSuffix(".swift") }
  }
}
