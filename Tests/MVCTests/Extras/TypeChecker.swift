import Foundation

/// Compiles snippets together with one of the module's own source files.
struct TypeChecker {
  /// Why there is no answer from the compiler.
  enum Failure: Error {
    case noCompiler(reason: String)
    case crashed(status: Int32, output: String)
  }

  /// The folder with the modules that this test was built with, and those of `Shared`.
  private let products: URL
  private let tests = URL(filePath: #filePath).deletingLastPathComponent()

  /// Makes a checker that imports the modules which the given test was built with.
  init(modulesOf testCase: AnyClass) {
    let bundle = Bundle(for: testCase).bundleURL
    products = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }

  /// Returns the compiler's errors, each after the name of its file: `Snippet: missing argument`.
  ///
  /// The snippets are files of `MustNotCompile`. They are compiled as one module with a file of `Sources/MVC`,
  /// because the compiler must refuse them even there.
  func errors(in snippets: [String], with source: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copies = try snippets.map { snippet in
      let copy = folder.appending(path: "\(snippet).swift")
      try FileManager.default.copyItem(
        at: tests.appending(path: "MustNotCompile/\(snippet).swift.txt"), to: copy)
      return copy
    }
    return try errors(
      in: [tests.appending(path: "../../../Sources/MVC/\(source)").standardizedFileURL] + copies)
  }

  private func errors(in files: [URL]) throws -> [String] {
    // The files are compiled as a whole, because otherwise the compiler stops after the first one with errors.
    let (status, output) = try run(
      Self.compiler + [
        "-typecheck", "-whole-module-optimization", "-diagnostic-style", "llvm",
        "-swift-version", "6", "-module-name", "MVC",
        "-I", products.path, "-I", products.appending(path: "Modules").path,
        "-module-cache-path", products.appending(path: "ModuleCache").path,
      ] + files.map(\.path))
    let errors = output.split(separator: "\n").compactMap { line -> String? in
      guard let mark = line.range(of: " error: ") else { return nil }
      let file = URL(filePath: String(line.prefix { $0 != ":" })).deletingPathExtension()
      return "\(file.lastPathComponent): \(line[mark.upperBound...])"
    }
    switch (status, errors.isEmpty) {
    case (0, true), (1, false): return errors
    case (127, _): throw Failure.noCompiler(reason: "swiftc is not on PATH: \(output)")
    default: throw Failure.crashed(status: status, output: output)
    }
  }

  #if os(macOS)
  private static let compiler = ["xcrun", "swiftc"]
  #else
  private static let compiler = ["swiftc"]
  #endif

  private func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
