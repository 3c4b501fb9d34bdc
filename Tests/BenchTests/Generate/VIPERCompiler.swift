import Foundation
import Testing

@testable import bench

/// Asks the toolchain's compiler what it thinks of source files among those of `Sources/VIPER`.
struct VIPERCompiler {
  /// Returns what it prints, which is nothing when all is well; warnings count as errors.
  func complaints(about sources: [String]) throws -> String {
    let root = try #require(PackageRoot.path)
    let files = try SwiftFileFinder.files(in: "\(root)/Sources/VIPER") + sources
    let compiler = ChildProcess(
      program: Self.command[0], arguments: Self.command.dropFirst() + flags + files,
      mergesErrors: true)
    let outcome = try #require(compiler.run(), "swiftc is not on PATH")
    try #require((outcome.status == 0) == outcome.output.isEmpty, "\(outcome)")
    return outcome.output
  }

  /// As in the package's manifest.
  private var flags: [String] {
    [
      "-typecheck", "-swift-version", "6", "-module-name", "VIPER",
      "-package-name", "swiftarchitectures", "-warnings-as-errors",
      "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-I", products.path, "-I", products.appending(path: "Modules").path,
      "-module-cache-path", products.appending(path: "ModuleCache").path,
    ]
  }

  /// Where the modules are that this test was built with.
  private var products: URL {
    let bundle = Bundle(for: TemporaryFolder.self).bundleURL
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }

  #if os(macOS)
  private static let command = ["xcrun", "swiftc"]
  #else
  private static let command = ["swiftc"]
  #endif
}
