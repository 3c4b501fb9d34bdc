import Foundation

/// Plants each bug of Tests/Bugs/Bugs.json in all versions at once, and notes what the suites say of it.
struct Museum {
  private struct Bug: Decodable {
    let id: String
  }

  private struct Wing {
    let package: ScratchPackage
    let tests: [String]
    let slips: [String: PlantedDefect]

    var name: String { package.suite.name }
  }

  private let file: URL
  private let bugs: [Bug]
  private let wings: [Wing]
  private let acceptance: ScratchPackage
  private let tags: Tags

  init(root: URL, package: URL) throws {
    file = root.appending(path: "Tests/Bugs/Recorded.json")
    let decoder = JSONDecoder()
    let read = { (path: String) in try Data(contentsOf: root.appending(path: "Tests/\(path)")) }
    bugs = try decoder.decode([Bug].self, from: read("Bugs/Bugs.json"))
    acceptance = ScratchPackage(folder: package, suite: PlantedSuite(name: "Acceptance"))
    tags = try Tags(inSuite: root.appending(path: "Tests/AcceptanceTests"))
    try acceptance.build()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Tests/Defects").path)
    let versions = files.map { String($0.prefix { $0 != "." }) }.filter { $0 != "Acceptance" }
    wings = try versions.sorted().map { version in
      let package = ScratchPackage(folder: package, suite: PlantedSuite(name: version))
      let defects = try decoder.decode([PlantedDefect].self, from: read("Defects/\(version).json"))
      return Wing(
        package: package, tests: package.tests(),
        slips: Dictionary(grouping: defects) { $0.slip ?? "" }.compactMapValues(\.first))
    }
  }

  /// Records what the suites say of the bugs that BUGS names, or of all, or compares it with what is
  /// recorded; what is recorded so far is kept, since all of it takes half an hour.
  func show(isRecorded: Bool) throws {
    let names = ProcessInfo.processInfo.environment["BUGS"]?.split(separator: " ").map(String.init)
    let chosen = try names.map { try $0.map(bug) } ?? bugs
    var recorded =
      (try? JSONDecoder().decode([BugRecord].self, from: Data(contentsOf: file))) ?? []
    var others = 0
    for bug in chosen {
      let records = try records(of: bug)
      for record in records where !recorded.contains(record) {
        others += 1
        if !isRecorded { print("\(bug.id) in \(record.architecture): NOT as recorded") }
      }
      guard isRecorded else { continue }
      recorded.removeAll { $0.bug == bug.id }
      recorded += records
      try bugs.flatMap { bug in recorded.filter { $0.bug == bug.id } }.write(to: file)
    }
    print("bugs: \(others) records \(isRecorded ? "have changed" : "aren't as recorded")")
    if !isRecorded, others > 0 { exit(1) }
  }

  private func bug(named name: String) throws -> Bug {
    guard let bug = bugs.first(where: { $0.id == name }) else {
      throw ScratchPackage.Failure(
        description: "BUGS: no bug \(name); bugs: \(bugs.map(\.id).joined(separator: " "))")
    }
    return bug
  }

  /// Version by version.
  private func records(of bug: Bug) throws -> [BugRecord] {
    let slips = wings.compactMap { wing in wing.slips[bug.id].map { (wing: wing, defect: $0) } }
    let takeOuts = try slips.map { try $0.wing.package.plant($0.defect) }
    let records = Result { try self.records(of: bug, slips) }
    for takeOut in takeOuts { try takeOut() }
    return try records.get()
  }

  private func records(
    of bug: Bug, _ slips: [(wing: Wing, defect: PlantedDefect)]
  ) throws -> [BugRecord] {
    let start = ContinuousClock.now
    try acceptance.build(recompiling: slips.map(\.wing.name))
    let built = start.duration(to: .now)
    let judges = slips.first.map { tags.tests(of: $0.defect.behaviour) } ?? []
    let records = try slips.map { wing, _ in
      BugRecord(
        bug: bug.id, architecture: wing.name,
        own: try wing.package.launch(wing.tests).redTests,
        acceptance: try acceptance.launch(judges, environment: ["ARCHITECTURE": wing.name])
          .redTests)
    }
    let counts = records.map { "\($0.architecture) \($0.own.count)+\($0.acceptance.count)" }
    print("\(bug.id): \(counts.joined(separator: ", ")), \(built), \(start.duration(to: .now))")
    fflush(nil)
    return records
  }
}
