import Foundation

/// Plants the defects of one suite, or the bugs in all: `Main SUITE|bugs ROOT PACKAGE [--record]`.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    let (suite, root) = (PlantedSuite(name: arguments[1]), URL(filePath: arguments[2]))
    if suite.name == "bugs" {
      return try Museum(root: root, package: URL(filePath: arguments[3]))
        .show(isRecorded: arguments.contains("--record"))
    }
    let trial = Trial(
      package: ScratchPackage(folder: URL(filePath: arguments[3]), suite: suite),
      tags: try Tags(inSuite: root.appending(path: "Tests/\(suite.name)Tests")))
    guard trial.isSuiteGreen() else { exit(1) }
    let file = root.appending(path: "Tests/Defects/\(suite.name).json")
    let defects = try JSONDecoder().decode([PlantedDefect].self, from: Data(contentsOf: file))
    let caught: Int
    if arguments.contains("--record") {
      let recorded = defects.map(trial.record)
      try recorded.write(to: file)
      caught = recorded.count(where: trial.isCaughtByItsNumber)
    } else {
      caught = defects.count(where: trial.isCaughtAsRecorded)
    }
    print("\(suite.name): \(caught) of \(defects.count) defects are caught")
    if caught < defects.count { exit(1) }
  }
}

extension Encodable {
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
  }
}
