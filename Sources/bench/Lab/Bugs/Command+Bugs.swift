import Commands
import Console
import Kept
import Suites

extension Command<Run> {
  static let bugs = Command(
    "bugs", takes: "[SUITE…] [BUG…]",
    "plant the bugs of Tests/Bugs, and run the tests: five minutes for each suite",
    details:
      "It checks that exactly the recorded tests fail. SUITE is a version, or acceptance.",
    .trying, endsGently: true
  ) { run, request, output in
    let root = try Run.root()
    let suites = OptionWords("suite", run.versions + [PlantedBug.acceptance])
    let all = try suites.names.flatMap { suite in
      try PlantedBug.all(of: suite, in: root).map { (suite: suite, bug: $0) }
    }
    let chosen = try request.words.map { word in
      if let suite = suites.name(word) {
        return { (planted: BugCheck.Planted) in planted.suite == suite }
      }
      let names = Set(all.compactMap(\.bug.name))
      guard names.contains(word.lowercased()) else {
        throw UsageError.unknown(word, known: [("suite", suites.names), ("bug", names.sorted())])
      }
      return { (planted: BugCheck.Planted) in planted.bug.name == word.lowercased() }
    }
    let bugs = all.filter { planted in chosen.isEmpty || chosen.contains { $0(planted) } }
    let sample = bugs.grouped(by: \.suite).flatMap { request.sample(of: $0) }
    try BugCheck(of: run.versions, in: PackageManifest(in: root))
      .run(sample, renewing: request[.renew], run.progress)
    try output.write(
      "\("\(sample.count)".counting("planted bug")): the recorded tests fail, and no others\n")
    return .success
  }

  static let plant = Command(
    "plant", takes: "BUG",
    "copy the project, with one bug in every version",
    [Option.folder],
    check: { request in
      try request.expect(atMost: 1)
      return request.words.isEmpty || request[.folder] == nil
        ? "'plant' needs a bug and a folder; write plant BUG --output DIR" : nil
    },
    run: { run, request, _ in
      let (root, folder) = (try Run.root(), request[.folder] ?? "")
      // Those that 'bench bugs' explains are named first.
      let names =
        try
        (BugStory.all(in: root).map(\.id)
        + run.versions.flatMap { try PlantedBug.all(of: $0, in: root).compactMap(\.name) })
        .uniqued()
      let name = request.words[0].lowercased()
      guard names.contains(name) else { throw UsageError.unknown("bug", name, known: names) }
      let lines = try BugPlant.write(name, in: run.versions, of: root, to: folder)
      try Output(path: nil).write(
        lines.map { "\($0.place)\n" }.joined()
          + "\nNext, in \(folder.printable):\n  swift run bench play\n")
      return .success
    })
}
