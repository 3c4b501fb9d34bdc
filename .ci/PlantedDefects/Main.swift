import Foundation

/// Plants the defects of one suite: `Main SUITE ROOT PACKAGE [--record]`.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    let (suite, root) = (PlantedSuite(name: arguments[1]), URL(filePath: arguments[2]))
    let trial = Trial(
      name: suite.name,
      package: ScratchPackage(folder: URL(filePath: arguments[3]), suite: suite),
      tags: try Tags(inSuite: root.appending(path: "Tests/\(suite.name)Tests")))
    let file = DefectsFile(url: root.appending(path: "Tests/Defects/\(suite.name).json"))
    guard trial.isSuiteGreen() else { exit(1) }
    let defects = try file.read()
    let caught: Int
    if arguments.contains("--record") {
      let recorded = defects.map(trial.record)
      try file.write(recorded)
      caught = recorded.count(where: trial.isCaughtByItsNumber)
    } else {
      caught = defects.count(where: trial.isCaughtAsRecorded)
    }
    print("\(suite.name): \(caught) of \(defects.count) defects are caught")
    if caught < defects.count { exit(1) }
  }
}
