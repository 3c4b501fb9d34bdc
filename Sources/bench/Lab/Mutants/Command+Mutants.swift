import Commands
import Console
import Stopwatch

extension Command<Run> {
  static let mutants = Command(
    "mutants", takes: "[VERSION…]",
    "plant mutants, and run the tests: five minutes for each version",
    details:
      "It tries one mutant after another, and compares what the version's own suite and the "
      + "acceptance suite notice with the recorded results.",
    [Option.versions] + .trying, endsGently: true
  ) { run, request, output in
    try request.expect()
    let run = run.asked(request)
    let manifest = try PackageManifest(in: Run.root())
    if request[.renew], request[.sample] != nil {
      throw UsageError("--renew tries all mutants, and --sample only some; write only one of them")
    }
    for version in run.variants.map(\.name) where run.versions.contains(version) {
      try MutantPass(version, in: manifest, run.progress).run(request)
      try output.write("\(version.versionName): the results are as recorded\n")
    }
    return .success
  }
}
