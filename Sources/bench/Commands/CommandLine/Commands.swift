extension Command {
  /// All there are, in the order of the help.
  static let known: [Command] = [
    all, calls, allocations, instructions, latency, growth, lines, tests, mutants, bugs,
    changes, trace, walk, play, places, fuzz, report, compare, list, docs,
    generate, extract, exercise, workshop, profileExpect, profileList, fuzzRun, stopwatchTask,
  ]

  /// Those that a person is told of.
  static let documented = known.filter { !$0.summary.isEmpty }
}
