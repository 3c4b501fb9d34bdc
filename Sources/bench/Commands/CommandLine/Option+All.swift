/// Every option, in the order of the help.
extension Option {
  static let all: [Option] = [
    architecture, flow, items, reference, sessions, step, places, quick, thorough, untilDecided,
    source, renew, check, sample, split, bug, script, recording, format, wide, table, output,
    save, open, watch, seed, help, version,
  ]

  static let architecture = Option(
    "architecture", takes: "NAME", "only this one; repeat it or separate names by commas"
  ) { value, options, parser in
    options.architectures += try value.parts().map {
      try parser.choice($0.text, "version", of: parser.architectures)
    }
  }
  static let flow = Option(
    "flow", takes: "NAME", "only this one; repeat it or separate names by commas"
  ) { value, options, parser in
    options.flows += try value.parts().map { try parser.choice($0.text, "flow", of: parser.flows) }
  }
  static let items = Option(
    "items", takes: "N", "only lists of N items; repeat it or separate numbers by commas"
  ) { value, options, _ in
    // Ten times the largest list measured without being asked for.
    options.items += try value.parts().map { Int(try $0.number(in: 0...1_000_000)) }
  }
  static let reference = Option(
    "reference", takes: "NAME", "what ratios are taken to (Direct is the default)"
  ) { value, options, parser in
    options.reference = try parser.choice(value.text, "version", of: parser.architectures)
  }
  static let sessions = Option(
    "sessions", takes: "N", "so many random sessions; 500 is the default"
  ) { value, options, _ in options.sessions = try value.number(to: 1_000_000) }
  static let step = Option(
    "step", takes: "N", "only this one of a flow's steps, counted from 1"
  ) { value, options, _ in options.step = try value.number(to: 99) }
  static let places = Option(
    "where", "with the file and the line of each function"
  ) { _, options, _ in options.withPlaces = true }
  static let quick = Option(
    "quick",
    "fewer launches: a first impression within seconds; tests: without a run"
  ) { _, options, _ in options.effort = .quick }
  static let thorough = Option(
    "thorough", "more launches, larger lists: a quarter of an hour"
  ) { _, options, _ in options.effort = .thorough }
  static let untilDecided = Option(
    "until-decided", "launches until every difference has its verdict, for ten minutes at most"
  ) { _, options, _ in options.isUntilDecided = true }
  static let source = Option(
    "source",
    "of each suite the test that answers for it, as source, with what is planted to ask it"
  ) { _, options, _ in options.withSource = true }
  static let renew = Option(
    "renew", "try or measure all of it anew, for minutes, and keep what becomes of it"
  ) { _, options, _ in options.isRecorded = true }
  static let check = Option(
    "check",
    "unless what is kept is current, try all of them anew and compare, for minutes; docs: write "
      + "nothing, and say what isn't current"
  ) { _, options, _ in options.isChecked = true }
  static let sample = Option(
    "sample", takes: "N", "try N of each version anew, and compare with what is kept"
  ) { value, options, _ in options.sample = try value.number(to: 10_000) }
  static let split = Option(
    "split", takes: "A,B", "two versions side by side, under the same keys"
  ) { value, options, parser in
    options.split = try value.parts().map {
      try parser.choice($0.text, "version", of: parser.architectures)
    }
  }
  static let bug = Option(
    "bug", takes: "BUG",
    "with one of the bugs planted that 'bench bugs' has; a build of its own, minutes"
  ) { value, options, _ in options.bug = value.text }
  static let script = Option(
    "script", takes: "FILE", "play a scenario without a terminal, and print screens and calls"
  ) { value, options, _ in options.script = value.text }
  static let recording = Option(
    "record", takes: "FILE",
    "keep the session as a scenario for --script; FILE.cast is an asciicast"
  ) { value, options, _ in options.recording = value.text }
  static let format = Option(
    "format", takes: "FORMAT",
    "text, json, csv, markdown, or for trace mermaid (text is the default)"
  ) { value, options, parser in options.format = try parser.choice(value.text, "format") }
  static let wide = Option(
    "wide", "tables uncut, however wide; else they fit the terminal, COLUMNS, or 100 columns"
  ) { _, options, _ in options.isWide = true }
  static let table = Option(
    "table", takes: "NAME",
    "csv is one table: another part of the JSON document than the first that has rows"
  ) { value, options, _ in options.table = value.text.lowercased() }
  static let output = Option(
    "output", takes: "FILE", "write a file, whole or not at all; - is standard output"
  ) { value, options, _ in options.output = value.text == "-" ? nil : value.text }
  static let save = Option(
    "save", takes: "FILE", "write the JSON document besides, for compare"
  ) { value, options, _ in options.save = value.text }
  static let open = Option("open", "show the page in the browser") { _, options, _ in
    options.isOpened = true
  }
  static let watch = Option("watch", "check anew whenever a file is saved, until Control-C") {
    _, options, _ in options.isWatching = true
  }
  static let seed = Option(
    "seed", takes: "N", "repeat the random order, or the sessions, of an earlier run"
  ) { value, options, _ in options.seed = try value.number(in: 0 ... .max) }
  static let help = Option("help", "this text, or that of a command") { _, _, _ in }
  static let version = Option("version", "the version") { _, _, _ in }
}

extension [Option] {
  /// What every command takes that measures times, or counts in production wiring.
  static let timing: [Option] = [
    .architecture, .flow, .items, .reference, .quick, .thorough, .untilDecided, .format, .table,
    .output, .seed,
  ]
  static let counting: [Option] = [.architecture, .flow, .items, .format, .output, .save]
}
