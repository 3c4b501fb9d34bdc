import Commands
import Console
import Stopwatch

/// Makes the results that `bench` only shows: plants mutants and bugs, tries changes, writes the documents, and makes
/// packages to take away or to practise in.
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
      "Makes the results that bench only shows, the documents, and packages to practise in.",
      commands: [.check, .bugs, .mutants, .changes, .plant, .docs, .exercise, .extract, .generate],
      examples: [
        ("lab check", "whether all kept results still apply, in seconds"),
        ("lab bugs mvc", "try MVC's planted bugs again, and compare"),
        ("lab mutants viper --sample 5", "five mutants of VIPER, drawn by a seed"),
        ("lab changes rename --renew", "make a change again, and keep what it took"),
        ("lab plant list-not-told --output ../bug", "a copy of the project with a bug in it"),
        ("lab docs holds code", "who holds whom in each version, and its code"),
        ("lab exercise start suite mvc --output ../exercise", "tests to write, with a checker"),
        ("lab extract viper-s --output ../mine", "VIPER-S and its tests, and nothing else"),
      ])
  }
}

extension Option<Bool> {
  static var renew: Option {
    Option("renew", "keep what is found, instead of comparing it with what is kept")
  }
}

extension Option<Int?> {
  static var sample: Option {
    Option("sample", takes: "N", "only N of each, drawn by the seed", initial: nil) {
      $1 = try $0.number(to: 10_000)
    }
  }
}

extension [any AnyOption] {
  /// What every command takes that tries something again.
  static var trying: [any AnyOption] {
    [Option.renew, Option.sample, Option.seed.meaning("what a sample is drawn by")]
  }
}

extension Request {
  /// As many of some as a sample has, or all.
  func sample<Subject>(of subjects: [Subject]) -> [Subject] {
    guard let count = self[.sample] else { return subjects }
    var generator = SplitMix64(seed: self[.seed] ?? 1)
    let indices = subjects.indices.shuffled(using: &generator).prefix(count)
    return indices.sorted().map { subjects[$0] }
  }
}
