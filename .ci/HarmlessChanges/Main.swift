import Foundation

/// Makes harmless changes in every version: `Main ROOT PACKAGE FINGERPRINT VERSIONS [--record] [CHANGE…]`.
@main
struct Main {
  static func main() {
    do {
      try run(CommandLine.arguments)
    } catch {
      print("harmless-changes: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    let root = URL(filePath: arguments[1])
    let package = ScratchPackage(folder: URL(filePath: arguments[2]).resolvingSymlinksInPath())
    let versions = arguments[4].split(separator: " ").map(String.init)
    let chosen = arguments.compactMap(Change.init)
    let file = root.appending(path: ChangeRecord.path)
    let known = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(ChangeRecord.self, from: $0)
    }

    var outcomes = known?.outcomes ?? []
    var differences: [ChangeRecord.Outcome] = []
    for change in chosen.isEmpty ? Change.allCases : chosen {
      let trial = ChangeTrial(change: change, versions: versions, root: root, package: package)
      let seen = try trial.outcomes()
      differences += seen.filter { !outcomes.contains($0) }
      outcomes = outcomes.filter { $0.change != change } + seen
    }
    if arguments.contains("--record") {
      let record = ChangeRecord(
        // The others may have another outcome now.
        fingerprint: chosen.isEmpty ? arguments[3] : known?.fingerprint ?? "",
        outcomes: Change.allCases.flatMap { change in outcomes.filter { $0.change == change } })
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(record) + Data("\n".utf8)).write(to: file)
    } else if !differences.isEmpty {
      let names = differences.map { "\($0.change.rawValue) in \($0.architecture)" }
      throw Failure(
        description: "not as recorded: \(names.joined(separator: ", ")); run it with --record, and "
          + "read the difference before you keep it")
    }
  }
}
