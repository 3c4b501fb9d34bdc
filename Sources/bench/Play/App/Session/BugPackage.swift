import Foundation

/// A copy of the package in which one bug is planted in every version; it stays in `.build`, so that a later
/// one compiles only what differs.
struct BugPackage {
  private let root: String
  private let folder: String

  init(of root: String) {
    self.root = root
    folder = "\(root)/.build/bugs/package"
  }

  /// Plants a bug, builds `bench` around it, and returns the program.
  func build(_ bug: String, in versions: [String]) throws -> String {
    var planted: [String: String] = [:]
    for version in versions {
      let slips = try [PlantedDefect].read(
        from: "\(root)/Tests/Defects/\(version).json", or: "not the list that was expected")
      guard let slip = slips.first(where: { $0.slip == bug }) else { continue }
      let path = "Sources/\(version)/\(slip.file)"
      var text = try String(readFrom: "\(root)/\(path)")
      guard let range = slip.range(in: text) else {
        throw RunFailure("\(path): the place of \(bug) isn't there any more")
      }
      text.replaceSubrange(range, with: slip.replace)
      planted[path] = text
    }
    guard planted.count == versions.count else {
      throw RunFailure("\(bug) can't be planted in every version")
    }
    try copy(planted)
    let build = ChildProcess(
      program: "swift", arguments: ["build", "--product", "bench", "--package-path", folder],
      mergesErrors: true)
    guard let outcome = build.run() else { throw RunFailure.noCompiler }
    guard outcome.status == 0 else {
      throw RunFailure("bench doesn't build with \(bug) planted:\n\(outcome.output)")
    }
    return "\(folder)/.build/debug/bench"
  }

  /// Writes only what isn't as it was, since what is written is compiled anew.
  private func copy(_ planted: [String: String]) throws {
    let files = FileManager.default
    var wanted: Set = ["Package.swift"]
    let manifest = try String(readFrom: "\(root)/Package.swift")
    try write(
      Data((manifest + "\npackage.targets.removeAll { $0.type == .test }\n").utf8), "Package.swift")
    for part in ["Sources", "fixtures", "Tests/Defects", "Tests/Bugs"] {
      for path in try files.subpathsOfDirectory(atPath: "\(root)/\(part)") {
        let path = "\(part)/\(path)"
        var isFolder = ObjCBool(false)
        guard files.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder),
          !isFolder.boolValue,
          let data = planted[path].map({ Data($0.utf8) })
            ?? files.contents(atPath: "\(root)/\(path)")
        else { continue }
        wanted.insert(path)
        try write(data, path)
      }
      for path in try files.subpathsOfDirectory(atPath: "\(folder)/\(part)")
      where path.hasSuffix(".swift") && !wanted.contains("\(part)/\(path)") {
        try files.removeItem(atPath: "\(folder)/\(part)/\(path)")
      }
    }
  }

  private func write(_ data: Data, _ path: String) throws {
    let url = URL(filePath: "\(folder)/\(path)")
    guard FileManager.default.contents(atPath: url.path) != data else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
