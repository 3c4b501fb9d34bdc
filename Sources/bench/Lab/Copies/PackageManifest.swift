import Console
import Foundation

/// What Package.swift declares, as the package manager reads it.
struct PackageManifest {
  private typealias Declaration = [String: Any]

  let root: String
  private let package: Declaration
  private let targets: [String: Declaration]

  init(in root: String) throws {
    // Only read, while a build or a run of the tests may go on.
    let dump = ChildProcess(
      program: "swift",
      arguments: ["package", "--ignore-lock", "--package-path", root, "dump-package"])
    guard let outcome = dump.run() else { throw RunFailure.noCompiler }
    try self.init(dump: Data(outcome.output.utf8), of: root)
  }

  init(dump: Data, of root: String) throws(InputError) {
    guard let package = try? JSONSerialization.jsonObject(with: dump) as? Declaration,
      let targets = package["targets"] as? [Declaration]
    else { throw InputError(description: "\(root)/Package.swift: 'swift package' can't read it") }
    self.root = root
    self.package = package
    self.targets = Dictionary(grouping: targets) { $0["name"] as? String ?? "" }
      .compactMapValues(\.first)
  }

  /// Targets with all that they stand on, and further inputs: files and folders, by their paths.
  func part(of targets: [String], with inputs: [String] = []) throws -> PackagePart {
    if let unknown = targets.first(where: { self.targets[$0] == nil }) {
      throw InputError(description: "\(root)/Package.swift: no target \(unknown)")
    }
    let kept = Set(targets).closure { names(after: $0) }.sorted()
    let declarations = kept.compactMap { self.targets[$0] }
    // No build reads documents.
    let sources = try files(in: declarations.map(path)).filter { !$0.hasSuffix(".md") }
    return PackagePart(
      root: root, package: package["name"] as? String ?? "", targets: kept,
      files: try Set(sources + files(in: inputs)).sorted())
  }

  /// Each target of the sources, and what it stands on; what others of these stand on is left out.
  var diagram: [(target: String, standsOn: [String])] {
    let tests = Set(targets.filter { $0.value["type"] as? String == "test" }.keys)
    return targets.keys.filter { !tests.contains($0) }.sorted().map { target in
      let named = names(after: target)
      let behind = Set(named.flatMap(names)).closure { names(after: $0) }
      return (target, named.filter { !behind.contains($0) })
    }
  }

  /// The targets whose sources lie in a folder, those that others stand on first, each with its own.
  func targets(in folder: String) -> [(name: String, folder: String)] {
    let own = targets.filter { "\(path(of: $0.value))/".hasPrefix("\(folder)/") }
    let sorted = own.keys.sorted { one, other in
      let (below, above) = (
        Set([other]).closure { names(after: $0) }, Set([one]).closure { names(after: $0) }
      )
      return below.contains(one) == above.contains(other) ? one < other : below.contains(one)
    }
    return sorted.map { ($0, path(of: own[$0] ?? [:])) }
  }

  /// The targets and plugins that a target names.
  private func names(after target: String) -> [String] {
    let declaration = targets[target] ?? [:]
    let uses = ["dependencies", "pluginUsages"].flatMap { key in
      declaration[key] as? [[String: [Any]]] ?? []
    }
    return uses.flatMap(\.values).compactMap { $0.first as? String }
  }

  private func path(of target: Declaration) -> String {
    let folder = target["type"] as? String == "test" ? "Tests" : "Sources"
    return target["path"] as? String ?? "\(folder)/\(target["name"] ?? "")"
  }

  private func files(in paths: [String]) throws -> [String] {
    try paths.flatMap { try FileManager.default.files(at: $0, in: root) }
  }
}
