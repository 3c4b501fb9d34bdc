import Commands
import Console
import Stopwatch

extension Command<Run> {
  static let mutants = Command(
    "mutants", takes: "[VERSION…]",
    "plants mutants, and runs the tests: five minutes a version",
    details:
      "Plants a mutant at every site of a version, one at a time, and sees what its own suite and the acceptance "
      + "suite notice.",
    [Option.versions] + .trying, endsGently: true
  ) { run, request, output in
    try request.expect()
    let run = run.asked(request)
    let manifest = try PackageManifest(in: Run.root())
    let sample = request[.sample].map { (count: $0, seed: request[.seed] ?? 1) }
    if request[.renew], sample != nil {
      throw UsageError("--renew tries all mutants, --sample some of them; write only one of them")
    }
    for version in run.variants.map(\.name) where run.versions.contains(version) {
      try MutantPass(version, in: manifest, run.progress)
        .run(renewing: request[.renew], sample: sample)
      try output.write("\(version.versionName): the mutants are as they are kept\n")
    }
    return .success
  }
}
