import Console
import Foundation

/// Writes mutants into the files of a version, by the parser that the toolchain ships for macros.
///
/// No target of the package links that parser, since it would make every build longer.
struct MutantWriter {
  private static let folder = "Sources/bench/Lab/Mutants"
  private static let rewriter = [
    "\(folder)/Mutant.swift", "Sources/bench/Kept/Mutants/MutationRule.swift", "\(folder)/Rewriter",
  ]
  private static let switches = "\(folder)/Switch/Switch.swift"
  /// What decides which mutants there are, besides the version.
  static let inputs = rewriter + [switches]

  private let manifest: PackageManifest
  private let tools: String
  private var program: String { Self.program(in: tools) }
  private var root: String { manifest.root }

  /// Compiles the rewriter, whose sources lie in another folder where the package has none; that
  /// takes half a minute the first time.
  init(in manifest: PackageManifest, by tools: String? = nil) throws {
    self.manifest = manifest
    self.tools = tools ?? manifest.root
    FolderLock.take(program)
    if try Self.isCompiled(in: self.tools) { return }
    let sources = try Self.sources(in: self.tools)
    StandardError.say("compiling the program that plants mutants: half a minute…")
    let libraries = try Self.libraries()
    // The linker makes no folder.
    try FileManager.default.createDirectory(
      at: URL(filePath: program).deletingLastPathComponent(), withIntermediateDirectories: true)
    let outcome = try Self.run(
      "swiftc",
      [
        "-parse-as-library", "-swift-version", "6", "-package-name", "rewriter", "-I", libraries,
        "-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries, "-o", program,
      ] + sources.map { "\(self.tools)/\($0)" })
    guard outcome.status == 0 else {
      throw RunFailure("the program that plants mutants doesn't compile:\n\(outcome.output)")
    }
  }

  /// Whether that is done already, of the sources as they are.
  static func isCompiled(in root: String) throws -> Bool {
    guard let made = date(of: program(in: root)) else { return false }
    return try sources(in: root).allSatisfy {
      date(of: "\(root)/\($0)").map { $0 <= made } ?? false
    }
  }

  private static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  private static func sources(in root: String) throws -> [String] {
    try rewriter.flatMap { try FileManager.default.files(at: $0, in: root) }
  }

  static func program(in root: String) -> String { "\(root)/.build/copies/rewriter" }

  /// All mutants of a version, also those that are left out, and the texts of its files by their
  /// paths in the package.
  func mutants(
    of version: String, without dropped: Set<Int>, blankingArguments: Bool = false
  ) throws -> (mutants: [Mutant], files: [String: String]) {
    let folder = "Sources/\(version)"
    let mutated = try mutated(
      "\(root)/\(folder)", without: dropped, blankingArguments: blankingArguments)
    let switches = try String(readFrom: "\(tools)/\(Self.switches)")
    var files: [String: String] = [:]
    for target in manifest.targets(in: folder) {
      files["\(target.folder)/_Switch.swift"] = switches
    }
    for (path, text) in mutated.files { files["\(folder)/\(path)"] = text }
    return (mutated.mutants, files)
  }

  /// The same of what is in a folder.
  func mutated(
    _ folder: String, without dropped: Set<Int> = [], blankingArguments: Bool = false
  ) throws -> MutatedVersion {
    let outcome = try Self.run(
      program,
      [folder] + (blankingArguments ? ["arguments"] : []) + dropped.sorted().map(String.init))
    guard outcome.status == 0 else { throw RunFailure("\(folder): \(outcome.output)") }
    return try JSONDecoder().decode(MutatedVersion.self, from: Data(outcome.output.utf8))
  }

  /// Where the toolchain keeps the parser.
  private static func libraries() throws -> String {
    let info = try run("swiftc", ["-print-target-info"])
    let path = info.output.firstMatch(of: /"runtimeResourcePath": "(.+)"/)?.1 ?? ""
    let folder = "\(path)/host"
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
