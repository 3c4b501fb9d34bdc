import Foundation

/// Writes the mutants into a copy of a version, by the parser that the toolchain ships for macros.
///
/// No target of the package links that parser, since it would make every build longer.
struct MutantWriter {
  private let program: String

  /// Compiles the rewriter, which takes half a minute the first time.
  init(from root: String, to folder: String) throws {
    program = "\(folder)/rewriter"
    let sources = try Self.sources(in: "\(root)/Sources/bench/Faults/Mutants")
    let libraries = try Self.libraries()
    let path = "\(folder)/rewriter.sources"
    let text = try sources.map { try String(readFrom: $0) }.joined()
    if (try? String(readFrom: path)) == text { return }
    let outcome = try Self.run(
      "swiftc",
      [
        "-parse-as-library", "-swift-version", "6", "-I", libraries, "-L", libraries, "-Xlinker",
        "-rpath", "-Xlinker", libraries, "-o", program,
      ] + sources)
    guard outcome.status == 0 else {
      throw RunFailure("what writes the mutants doesn't compile:\n\(outcome.output)")
    }
    try Output(path: path).write(text)
  }

  /// Returns all mutants, also those that it leaves out.
  func write(_ version: String, to copy: String, without dropped: Set<Int>) throws -> [Mutant] {
    let outcome = try Self.run(program, [version, copy] + dropped.sorted().map(String.init))
    guard outcome.status == 0 else { throw RunFailure("\(version): \(outcome.output)") }
    return try JSONDecoder().decode([Mutant].self, from: Data(outcome.output.utf8))
  }

  private static func sources(in folder: String) throws -> [String] {
    let rewriter = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Rewriter")
    return ["Mutant.swift", "MutationRule.swift"].map { "\(folder)/\($0)" }
      + rewriter.sorted().map { "\(folder)/Rewriter/\($0)" }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }

  /// Where the toolchain keeps the parser.
  static func libraries() throws -> String {
    let info = try run("swiftc", ["-print-target-info"])
    let paths = try? JSONDecoder().decode(TargetInfo.self, from: Data(info.output.utf8)).paths
    let folder = "\(paths?.runtimeResourcePath ?? "")/host"
    guard FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") else {
      throw RunFailure(
        "this toolchain has no SwiftSyntax, which plants the mutants; take one from swift.org")
    }
    return folder
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> ChildProcess.Outcome {
    let child = ChildProcess(program: program, arguments: arguments, mergesErrors: true)
    guard let outcome = child.run() else { throw RunFailure.noCompiler }
    return outcome
  }
}
