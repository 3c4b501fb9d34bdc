import Console
import Faults
import Reading
import Results
import Stopwatch
import Timing

extension Command {
  /// All there are, in the order of the help.
  static let known: [Command] = [
    all, calls, allocations, instructions, latency, growth, lines, build, tests, mutants, bugs,
    changes, defects, records, trace, walk, play, places, fuzz, report, compare, list, docs,
    generate, extract, workshop, copy, profileExpect, profileList, fuzzRun, stopwatchTask,
  ]

  /// Those that a person is told of.
  static let documented = known.filter { !$0.summary.isEmpty }

  // MARK: What it costs to run

  static let all = Command(
    "all", "what all of it comes to, on one screen (the default)", timing + [.save],
    tables: [
      "costs", "calls", "wording", "allocations", "latency", "means", "growth", "noise", "lines",
      "features", "coupling", "suites",
    ]
  ) { run, output in
    try run.write(try run.overview(), to: output)
    return .success
  }
  static let calls = measuring(
    "calls", takes: "[NAME…]", "how many calls cross each seam, flow by flow",
    [.architecture, .flow, .format, .table, .output, .save], tables: ["calls", "wording"]
  ) { try $0.addCalls(to: &$1) }
  static let allocations = measuring(
    "allocations", "how often each flow allocates, and how much", counting
  ) { try $0.addAllocations(to: &$1) }
  static let instructions = measuring(
    "instructions", "how many instructions each flow takes, and whose they are: five minutes",
    counting
  ) { run, results in
    results.add(try run.instructions(), as: \.instructions, shown: InstructionsReport.tables)
  }
  static let latency = measuring(
    "latency", "how long each flow takes, side by side in random order", timing + [.save],
    tables: ["latency", "means", "growth", "noise", "wording"]
  ) { try $0.addLatency(to: &$1) }
  static let growth = measuring(
    "growth", "how the time of each flow grows, up to 100 000 items: minutes",
    [.architecture, .flow, .items, .reference, .format, .table, .output, .seed],
    tables: ["growth", "latency", "noise"],
    check: { options, _ in
      let long = Set(options.items).count { $0 >= LatencyPlan.middleSize }
      return options.items.isEmpty || long >= 3
        ? nil
        : "growth takes three sizes from \(LatencyPlan.middleSize) items on; write "
          + "--items 64,512,4096"
    },
    measure: { run, results in
      let outcome = try run.latency()
      results.add(outcome, shown: [GrowthReport.table(outcome.growth)])
    })
  private static let timing: [Option] = [
    .architecture, .flow, .items, .reference, .quick, .thorough, .untilDecided, .format, .table,
    .output, .seed,
  ]
  private static let counting: [Option] = [.architecture, .flow, .items, .format, .output, .save]

  // MARK: What is written

  static let lines = measuring(
    "lines", takes: "[PATH…]",
    "how much code there is: in the architectures, or in files and folders",
    [.architecture, .format, .table, .output, .save], tables: ["lines", "features", "coupling"],
    read: anything,
    check: { options, given in
      !options.words.isEmpty && given.contains(.architecture)
        ? "--architecture doesn't go with paths; leave out one or the other" : nil
    },
    measure: { run, results in
      if run.options.words.isEmpty { return try run.addLines(to: &results) }
      let files = try PathCount(of: run.options.words).files
      results.add(files, as: \.files) { [LinesReport.table($0)] }
    })
  static let build = measuring(
    "build", "how long each architecture takes to build, whole or after a change: minutes",
    [.architecture, .quick, .thorough, .format, .output, .seed]
  ) { run, results in
    results.document.seed = run.seed
    results.add(try run.build(), as: \.build) { [BuildReport.table($0)] }
  }
  static let places = measuring(
    "where", takes: "[CONCEPT…]",
    "which code of each architecture does what, or for one of these the code itself: "
      + Concept.allCases.map(\.rawValue).joined(separator: ", "),
    [.architecture, .format, .output], tables: ["places"],
    read: { words, options, parser in
      options.concepts = try parser.take(words, into: &options).map {
        try parser.choice($0, "concept")
      }
    },
    measure: { try $0.addPlaces(to: &$1) })

  // MARK: What happens

  static let trace = measuring(
    "trace", takes: "[NAME…]", "every call of a flow in order",
    [.architecture, .flow, .format, .output]
  ) { run, results in
    results.add(
      try run.counts().flatMap(TraceRow.rows), as: \.trace, shown: TraceReport.tables)
  }
  static let walk = measuring(
    "walk", takes: "[NAME…]",
    "a flow step by step, what happens in the versions side by side, and the screen",
    [.architecture, .flow, .step, .places, .format, .table, .output], tables: ["walk", "steps"]
  ) { try $0.addWalks(to: &$1) }

  // MARK: What the suites are worth

  static let tests = measuring(
    "tests", takes: "[NUMBER…]",
    "what each suite consists of and proves; by name for a number such as L5",
    [.architecture, .source, .quick, .format, .table, .output],
    tables: ["suites", "behaviours", "doubles"],
    read: { words, options, parser in
      options.words = parser.take(words, into: &options).map { $0.uppercased() }
    },
    check: { options, _ in
      options.withSource && options.words.isEmpty
        ? "write a statement, as in tests L5 --source" : nil
    },
    measure: { run, results in
      if run.options.withSource { return try run.addProofs(to: &results) }
      try run.addTests(to: &results)
      try run.addDoubles(to: &results)
    })
  static let mutants = measuring(
    "mutants", takes: "[KIND…]",
    "what each suite notices of slips planted at every site, or one by one those of a kind: "
      + MutantRow.kinds.joined(separator: ", "),
    [.architecture, .renew, .check, .sample, .format, .table, .output, .seed],
    tables: ["mutants", "detection", "budgets"],
    read: { words, options, parser in
      options.mutants = try parser.take(words, into: &options).map { word in
        guard MutantRow.kinds.contains(word.lowercased()) else {
          throw UsageError.unknown("kind of mutant", word, known: MutantRow.kinds)
        }
        return word.lowercased()
      }
    },
    check: { options, _ in
      options.isRecorded && options.sample != nil
        ? "--renew tries all mutants, --sample some of them; write only one of them" : nil
    },
    measure: { try $0.addMutants(to: &$1) })
  static let bugs = measuring(
    "bugs", takes: "[BUG…]",
    "thirty bugs planted in every version, and what the suites say of them; for some of them: a bug, "
      + "a number such as L5, leak, or crash",
    [.architecture, .renew, .check, .format, .output],
    read: { words, options, parser in options.words = parser.take(words, into: &options) },
    measure: { try $0.addBugs(to: &$1) })
  static let changes = measuring(
    "changes", takes: "[CHANGE…]",
    "what an edit that no user notices costs in each suite, or one of these as it was made: "
      + HarmlessChange.allCases.map(\.rawValue).joined(separator: ", "),
    [.architecture, .renew, .check, .format, .output],
    read: { words, options, parser in
      options.changes = try parser.take(words, into: &options).map {
        try parser.choice($0, "change")
      }
    },
    measure: { try $0.addChanges(to: &$1) })
  static let defects = Command(
    "defects", takes: "[SUITE…]",
    "slips that prove the statements which the tests of a suite cite: a version's, or Acceptance",
    [.renew, .check],
    read: { words, options, parser in
      options.words = try words.map { try parser.choice($0, "suite", of: Run.suitesWithDefects) }
    },
    run: { try $0.defects(to: $1) })
  static let records = Command(
    "records",
    "of which checks that take minutes what is kept is current, and how to try the others"
  ) { try $0.records(to: $1) }

  // MARK: Using the versions

  static let play = Command(
    "play", takes: "[NAME]",
    "the app itself in the terminal, with every call beside it, in any version",
    [.architecture, .split, .bug, .script, .recording, .output],
    check: { options, given in
      if given.contains(.split), Set(options.split).count != 2 {
        return "--split takes two versions; write --split MVC,VIPER"
      }
      if options.architectures.count + options.split.count / 2 > 1 {
        return "'play' draws one version, or two; write play MVC, or play --split MVC,VIPER"
      }
      return options.script == nil && given.contains(.output)
        ? "--output goes with --script; add that or leave it out" : nil
    },
    run: { run, output in
      try run.play(to: output)
      return .success
    })
  static let fuzz = Command(
    "fuzz", "random use of every architecture: differences, leaks, and crashes",
    [.architecture, .sessions, .format, .output, .seed]
  ) { run, output in
    try run.fuzz(to: output)
    return .success
  }

  // MARK: All of it, and again

  static let report = Command(
    "report", "all of it as one page for a browser, with the code that runs beside it",
    [.quick, .thorough, .output, .save, .open, .seed],
    check: { options, _ in
      options.output == nil
        ? "a page goes to a file; write report --output report.html" : nil
    },
    run: { run, output in
      try run.report(to: output)
      return .success
    })
  static let compare = Command(
    "compare", takes: "OLD [NEW]",
    "what is worse or better than in a saved run, in another or a fresh one",
    [.architecture, .flow, .tests, .quick, .thorough, .format, .output, .seed],
    tables: ["comparison"],
    read: { words, options, _ in
      if words.isEmpty {
        throw UsageError(
          "'compare' needs a file to compare with; write compare OLD, which 'bench --save OLD' makes"
        )
      }
      if words.count > 2 { throw UsageError.unexpectedWord(words[2], options.command) }
      options.words = words
    },
    check: { options, given in
      let measuring: [Option] = [.quick, .thorough, .seed]
      guard options.words.count == 2, let option = given.first(where: measuring.contains) else {
        return nil
      }
      return "'compare' measures nothing when it is given two files; leave out \(option.spelling)"
    },
    run: { try $0.compare(to: $1) })
  static let list = Command("list", "the architectures and the flows") { run, output in
    try output.write(run.list)
    return .success
  }
  static let docs = Command(
    "docs", takes: "[SECTION…]",
    "writes what the documents have from here anew, all of it or only some of: "
      + GeneratedSection.Kind.allCases.map(\.rawValue).joined(separator: ", "),
    [.check, .quick, .thorough, .seed],
    read: { words, options, parser in
      options.sections = try words.map { try parser.choice($0, "section") }
    },
    run: { try $0.docs(to: $1) })

  // MARK: Taking code out and in

  static let generate = Command(
    "generate", takes: "viper NAME",
    "a new module in VIPER, and its tests, in the folder of --output",
    [.output],
    read: { words, options, parser in
      // Its output is a folder, as that of `extract`; what it has to say goes to standard output.
      options.newModule = try parser.newModule(words, folder: options.output)
      options.output = nil
    },
    run: { run, output in
      if let module = run.options.newModule { try output.write(module.generate(in: Run.root())) }
      return .success
    })
  static let extract = Command(
    "extract", takes: "VERSION",
    "one version with its tests as a package of its own, in the folder of --output", [.output],
    read: { words, options, parser in
      options.extraction = try parser.extraction(words, folder: options.output)
      options.output = nil
    },
    run: { run, output in
      if let extraction = run.options.extraction {
        try output.write(extraction.write(from: Run.root()))
      }
      return .success
    })
  static let workshop = Command(
    "workshop", takes: "check",
    "whether this machine has what docs/WORKSHOP.md needs, and what to do if not",
    [.format, .output], tables: ["checks"],
    read: { words, options, _ in
      if let word = words.first, word != "check" {
        throw UsageError.unknown("step", word, known: ["check"])
      }
      if words.count > 1 { throw UsageError.unexpectedWord(words[1], options.command) }
    },
    run: { try $0.checkWorkshop(to: $1) })

  // MARK: For other programs

  /// Prints what the compiler's profile counters should show of flows; the two serve the cross-check only.
  static let profileExpect = Command("profile-expect", "", [.architecture, .flow]) { run, output in
    try output.write(try run.profileTotals())
    return .success
  }
  /// Prints each version and flow there is to check, with what the stopwatch is asked for.
  static let profileList = Command("profile-list") { run, output in
    try output.write(try run.profileList())
    return .success
  }
  /// Copies what a check of `.ci` reads, targets and paths, to a folder of the check's name; prints the fingerprint
  /// of it, and the folder.
  static let copy = Command(
    "copy", takes: "NAME INPUT…", read: anything,
    check: { options, _ in options.words.isEmpty ? "'copy' needs a name and inputs" : nil },
    run: { run, output in
      let words = run.options.words
      let part = try PackageManifest(in: Run.root()).part(named: Array(words.dropFirst()))
      let copy = try PackageCopy(words[0], of: part)
      try output.write("\(try part.fingerprint()) \(copy.folder)\n")
      return .success
    })
  /// Some sessions of `fuzz`, in a child process of it.
  static let fuzzRun = Command(
    "fuzz-run", "", [.architecture, .sessions, .seed]
  ) { run, output in
    try run.fuzzBlock(to: output)
    return .success
  }
  /// What the stopwatch does as well, for counts that don't depend on the build.
  static let stopwatchTask = Command("stopwatch-task", read: anything) { run, output in
    try output.write(
      try StopwatchTask(jsonLine: run.options.words.joined()).answer(in: run.registry))
    return .success
  }
}
