import Commands
import Console
import Stopwatch

/// Records the results that `bench` shows about mutants, bugs, and changes, writes the documents,
/// and makes packages to take away or to practise in.
@main struct Lab {
  static func main() {
    Program.lab.main(Array(CommandLine.arguments.dropFirst())) { Run() }
  }
}

extension Program<Run> {
  /// The program for maintainers.
  static var lab: Program<Run> {
    Program(
      "lab", version: "0.3.0",
      "Records results that bench shows, writes the documents, and makes packages to practise in.",
      commands: [.check, .bugs, .mutants, .changes, .plant, .docs, .exercise, .extract, .generate],
      examples: [
        ("lab check", "check that all recorded results still apply"),
        ("lab bugs mvc", "plant MVC's bugs again, and compare the results"),
        ("lab mutants viper --sample 5", "try five random mutants of VIPER again"),
        ("lab changes rename --renew", "make a change again, and record what it cost"),
        ("lab plant list-not-told --output ../bug", "copy the project, with a bug in each version"),
        ("lab docs holds code", "write two kinds of sections in the documents"),
        ("lab exercise start suite mvc --output ../exercise", "start an exercise: write tests"),
        ("lab extract viper-s --output ../mine", "make a package of VIPER-S with its tests"),
      ])
  }
}

extension Option<Bool> {
  static var renew: Option {
    Option("renew", "record the new results instead of comparing them with the recorded ones")
  }
}

extension Option<Int?> {
  static var sample: Option {
    Option("sample", takes: "N", "try only N of each, chosen at random", initial: nil) {
      $1 = try $0.number(to: 10_000)
    }
  }
}

extension [any AnyOption] {
  /// The options of all commands that try something again.
  static var trying: [any AnyOption] {
    [Option.renew, Option.sample, Option.seed.meaning("choose the sample by this number")]
  }
}

extension Request {
  /// A random sample of some subjects, in their order, or all of them without `--sample`.
  func sample<Subject>(of subjects: [Subject]) -> [Subject] {
    guard let count = self[.sample] else { return subjects }
    var generator = SplitMix64(seed: self[.seed] ?? 1)
    let indices = subjects.indices.shuffled(using: &generator).prefix(count)
    return indices.sorted().map { subjects[$0] }
  }
}
