/// What a person is told of the commands.
extension Command {
  /// What follows the command's word, such as `[PATH…]`.
  var words: String {
    switch self {
    case .lines: " [PATH…]"
    case .tests: " [NUMBER…]"
    case .bugs: " [BUG…]"
    case .calls, .trace, .walk: " [NAME…]"
    case .play: " [NAME]"
    case .where: " [CONCEPT…]"
    case .changes: " [CHANGE…]"
    case .mutants: " [KIND…]"
    case .compare: " OLD [NEW]"
    case .docs: " [SECTION…]"
    case .generate: " viper NAME"
    case .extract: " VERSION"
    case .workshop: " check"
    default: ""
    }
  }

  var summary: String {
    switch self {
    case .all: "what all of it comes to, on one screen (the default)"
    case .calls: "how many calls cross each seam, flow by flow"
    case .allocations: "how often each flow allocates, and how much"
    case .instructions: "how many instructions each flow takes, and whose they are: five minutes"
    case .latency: "how long each flow takes, side by side in random order"
    case .growth: "how the time of each flow grows, up to 100 000 items: minutes"
    case .lines: "how much code there is: in the architectures, or in files and folders"
    case .build: "how long each architecture takes to build, whole or after a change: minutes"
    case .tests: "what each suite consists of and proves; by name for a number such as L5"
    case .bugs:
      "thirty bugs planted in every version, and what the suites say of them; for some of them: a bug, "
        + "a number such as L5, leak, or crash"
    case .changes:
      "what an edit that no user notices costs in each suite, or one of these as it was made: "
        + Change.allCases.map(\.rawValue).joined(separator: ", ")
    case .trace: "every call of a flow in order"
    case .walk: "a flow step by step, what happens in the versions side by side, and the screen"
    case .play: "the app itself in the terminal, with every call beside it, in any version"
    case .where:
      "which code of each architecture does what, or for one of these the code itself: "
        + Concept.allCases.map(\.rawValue).joined(separator: ", ")
    case .mutants:
      "what each suite notices of slips planted at every site, or one by one those of a kind: "
        + MutantFilter.words.joined(separator: ", ")
    case .fuzz: "random use of every architecture: differences, leaks, and crashes"
    case .report: "all of it as one page for a browser, with the code that runs beside it"
    case .compare: "what is worse or better than in a saved run, in another or a fresh one"
    case .list: "the architectures and the flows"
    case .docs:
      "writes what the documents have from here anew, all of it or only some of: "
        + GeneratedSection.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    case .generate: "a new module in VIPER, and its tests, in the folder of --output"
    case .extract: "one version with its tests as a package of its own, in the folder of --output"
    case .workshop: "whether this machine has what docs/WORKSHOP.md needs, and what to do if not"
    default: ""
    }
  }
}
