import Faults
import Results

extension Command {
  static let build = measuring(
    "build", "how long each architecture takes to build, whole or after a change: minutes",
    [.architecture, .quick, .thorough, .format, .output, .seed]
  ) { run, results in
    results.document.seed = run.seed
    results.add(try run.build(), as: \.build) { [BuildReport.table($0)] }
  }
}

extension Run {
  func build() throws -> [BuildRow] {
    let versions = try versions(floorsAre: "is a part of bench and isn't built alone")
    let rounds =
      switch options.effort {
      case .quick: 3
      case .standard: 5
      case .thorough: 15
      }
    return try BuildPass(
      builder: VersionBuilder(of: versions, in: PackageManifest(in: Self.root())),
      progress: progress
    ).measure(versions, rounds: rounds, seed: seed)
  }
}
