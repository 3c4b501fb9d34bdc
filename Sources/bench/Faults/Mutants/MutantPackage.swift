import Foundation

/// A copy of the package in which every mutant of a version is compiled, each behind a switch.
///
/// It stays in `.build`, so that a later run compiles only what has changed.
struct MutantPackage {
  let root: String
  private let versions: [String]
  private let writer: MutantWriter

  private let package: String

  init(of root: String, versions: [String]) throws {
    self.root = root
    self.versions = versions
    let folder = "\(root)/.build/mutants"
    package = "\(folder)/package"
    try FileManager.default.createDirectory(
      atPath: "\(package)/Tests", withIntermediateDirectories: true)
    writer = try MutantWriter(from: root, to: folder)
    try copy()
  }

  /// Plants all mutants of a version that compile.
  func plant(_ version: String, knowing known: Set<Int>) throws -> PlantedVersion {
    let copy = "\(package)/Sources/\(version)"
    var dropped = known
    while true {
      let mutants = try writer.write(
        "\(root)/Sources/\(version)", to: copy, without: dropped)
      let build = try swiftBuild("--target", version)
      if build.status == 0 { return PlantedVersion(mutants: mutants, dropped: dropped) }
      guard !Interrupt.isRequested else { throw RunFailure("interrupted; nothing is recorded") }
      let errors = CompileErrors(in: build.output)
      let more = try errors.mutants(among: mutants).subtracting(dropped)
      guard !more.isEmpty else {
        throw RunFailure("\(version) doesn't compile, for no mutant's sake:\n\(build.output)")
      }
      dropped.formUnion(more)
    }
  }

  /// Builds the suites around what was planted.
  func build() throws -> TestBundle {
    let build = try swiftBuild("--build-tests")
    guard build.status == 0 else {
      throw RunFailure("the suites don't build around the mutants:\n\(build.output)")
    }
    let products = URL(filePath: "\(package)/.build/debug").resolvingSymlinksInPath().path
    let names = try FileManager.default.contentsOfDirectory(atPath: products)
    guard let bundle = names.first(where: { $0.hasSuffix(".xctest") }) else {
      throw RunFailure("\(products): no test bundle")
    }
    return TestBundle(path: "\(products)/\(bundle)")
  }

  private func swiftBuild(_ arguments: String...) throws -> ChildProcess.Outcome {
    let build = ChildProcess(
      program: "swift", arguments: ["build", "--package-path", package] + arguments,
      environment: ["NO_COLOR": "1"], mergesErrors: true)
    guard let outcome = build.run() else { throw RunFailure.noCompiler }
    return outcome
  }

  /// What the suites stand on, and they; what is planted comes after.
  private func copy() throws {
    let suites = versions.map { "\($0)Tests" } + ["AcceptanceTests"]
    let parts = ["Sources/Shared", "Sources/bench", "fixtures"] + suites.map { "Tests/\($0)" }
    for part in parts {
      let copy = "\(package)/\(part)"
      try? FileManager.default.removeItem(atPath: copy)
      try FileManager.default.createDirectory(
        at: URL(filePath: copy).deletingLastPathComponent(), withIntermediateDirectories: true)
      // With its dates, so that nothing is compiled again that is as it was.
      let child = ChildProcess(
        program: "cp", arguments: ["-Rp", "\(root)/\(part)", copy], mergesErrors: true)
      guard let outcome = child.run(), outcome.status == 0 else {
        throw RunFailure("can't copy \(part) to \(package)")
      }
    }
    for version in versions {
      let copy = "\(package)/Sources/\(version)"
      try removeFiles(in: copy, missingFrom: "\(root)/Sources/\(version)")
      try write(
        String(readFrom: "\(root)/Sources/bench/Faults/Mutants/Switch/Switch.swift"),
        to: "\(copy)/_Switch.swift")
    }
    try write(
      try String(readFrom: "\(root)/Package.swift") + Self.manifest, to: "\(package)/Package.swift")
  }

  private func removeFiles(in copy: String, missingFrom folder: String) throws {
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for path in try FileManager.default.subpathsOfDirectory(atPath: copy)
    where path.hasSuffix(".swift") && path != "_Switch.swift"
      && !FileManager.default.fileExists(atPath: "\(folder)/\(path)")
    {
      try FileManager.default.removeItem(atPath: "\(copy)/\(path)")
    }
  }

  private func write(_ text: String, to path: String) throws {
    if (try? String(readFrom: path)) != text { try Output(path: path).write(text) }
  }

  /// Leaves out what has no say in it, and lets what is run a thousand times run fast.
  private static let manifest = """

    package.products = []
    package.targets.removeAll {
      ["bench", "BenchTests", "LabelTests", "SharedTests"].contains($0.name)
    }
    for target in package.targets {
      target.swiftSettings?.append(.treatAllWarnings(as: .warning))
      if target.type == .regular && !architectures.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"]))
      }
    }

    """
}
