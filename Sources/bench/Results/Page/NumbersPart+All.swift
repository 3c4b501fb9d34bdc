extension NumbersPart {
  /// In the order of the page; each table of a report stands in one of them.
  package static let all = [
    NumbersPart(
      id: "latency", title: "Latency",
      chart: """
        Time as a multiple of Direct's, with its 99 % interval, on a log axis. The band is the noise \
        floor, 1 % at least. Filled: slower or faster by both protocols. Ringed: the same. Grey: \
        undecided, even where the interval is clear of the band. *: on a core that wasn't seen to be quiet.
        """,
      causes: [
        "A ratio isn't an architecture.", "A mean isn't a rank.", "`+` isn't much.",
        "First time or again and again.",
      ],
      columns: ["Latency", "Rows worded", "What a user would feel"],
      tables: ["Latency", "Rows worded", "What a user would feel"]),
    NumbersPart(
      id: "growth", title: "Growth",
      chart: """
        Time to open the list again and again, by the number of items, both on log axes, with its 99 % \
        interval. Dashed: the fit of a fixed cost and one per item.
        """,
      causes: ["One size."], columns: ["Growth"], tables: ["Growth"],
      absence: """
        A fit takes three sizes from 64 items on: this report without `--quick`, or `bench growth`.
        """),
    NumbersPart(
      id: "calls", title: "Calls",
      chart: "Crossings of each flow; beside each bar those at work, and how many more there are.",
      causes: ["Crossings aren't costs."], columns: ["Calls"],
      tables: ["Calls at work", "All calls", "Participants", "Depth"]),
    NumbersPart(
      id: "allocations", title: "Allocations",
      chart: "Calls of malloc and its kin in each flow, with values that need no decoding.",
      columns: ["Allocations"], tables: ["Allocat"]),
    NumbersPart(
      id: "instructions", title: "Instructions",
      chart: "What the processor executes over the flows, by the module that declares the code.",
      columns: ["Instructions"], tables: ["Instructions", "Whose instructions"],
      absence: """
        Not counted for this build yet: run `swift run bench instructions`, then this \
        report again.
        """),
    NumbersPart(
      id: "lines", title: "Lines",
      chart: "Lines of code, by what they are for.", causes: ["Fewer lines."], columns: ["Lines"],
      tables: ["Lines", "Code by", "Cost of a further scene"]),
    NumbersPart(
      id: "coupling", title: "Coupling",
      chart: "How far a change of one type can reach, and how many names it takes.",
      columns: ["Coupling"], tables: ["Coupling"]),
    NumbersPart(
      id: "suites", title: "Tests", chart: "What each version's own suite consists of.",
      causes: ["More tests aren't better tests."], columns: ["Tests"],
      tables: ["Tests", "Behaviours"]),
    NumbersPart(
      id: "detection", title: "What the suites catch, and what they cost to keep",
      chart: """
        The share of faults found by tests of so many lines of code, with their doubles: the mean over \
        random choices of tests, and the middle 95 % of them; a line ends where its suite does.
        """,
      causes: ["A slip by rule isn't a bug."],
      columns: ["What each suite notices", "What a refactoring costs"],
      tables: [
        "What each suite notices", "How precisely", "By rule", "At equal budget",
        "The judge", "What a refactoring costs",
      ]),
    NumbersPart(
      id: "changes", title: "What the next change costs",
      chart: """
        Lines of code that come, change, and go in the version, and in its suite, for each change that the \
        user sees. The points: how many types a change of one may reach, and how many each change did.
        """,
      causes: ["One author's patch."], columns: ["What each change cost"],
      tables: ["What each change cost", "What a change took", "What it took"]),
    NumbersPart(
      id: "trust", title: "How far to trust them", causes: ["Load.", "Layout.", "Harnesses."],
      columns: ["Noise"], tables: ["Noise"]),
  ]
}
