import Console
import Stopwatch

/// The options that several commands share; each command lists those that it supports.
extension Option<[String]> {
  /// Versions and baselines, by name.
  package static var versions: Option {
    Option(words: OptionWords("version", Registry.variants.map(\.name)))
  }
  static var flows: Option { Option(words: OptionWords("flow", Flow.all.map(\.name))) }
}

extension Option<[Int]> {
  static var items: Option {
    Option(
      "items", takes: "N", "measure with N items only; separate several numbers by commas",
      initial: []
    ) { text, items in
      // The limit is ten times the largest list that is measured by default.
      items += try text.parts().map { Int(try $0.number(in: 0...1_000_000)) }
    }
  }
}

extension Option<String?> {
  static var reference: Option {
    let words = OptionWords("version", Registry.variants.map(\.name))
    return Option(
      "reference", takes: "NAME", "compare times with this variant (default: Direct)", initial: nil
    ) { $1 = try words.choice($0.text) }
  }
  static var table: Option {
    Option(
      "table", takes: "NAME",
      "write this table as CSV (default: the first table that has rows)",
      initial: nil
    ) { $1 = $0.text.lowercased() }
  }
  static var save: Option {
    Option("save", takes: "FILE", "also write a JSON file, which compare can read", initial: nil) {
      $1 = $0.text
    }
  }
}

extension Option<UInt64?> {
  package static var seed: Option {
    Option("seed", takes: "N", "use the same random order as an earlier run", initial: nil) {
      $1 = try $0.number(in: 0 ... .max)
    }
  }
}

extension Option<OutputFormat> {
  static var format: Option {
    Option(
      "format", takes: "FORMAT", "write text, json, csv, or markdown (default: text)",
      initial: .text
    ) { $1 = try $0.choice() }
  }
}

extension Option<Bool> {
  static var quick: Option {
    Option("quick", "make fewer launches, for a first impression within seconds")
  }
  static var thorough: Option {
    Option("thorough", "make more launches with longer lists, in a quarter of an hour")
  }
  static var untilDecided: Option {
    Option(
      "until-decided", "make launches until every verdict is decided, for ten minutes at most")
  }
  static var places: Option { Option("where", "show the file and the line of each function") }
  static var source: Option {
    Option("source", "show the source code of one test from each suite")
  }
  static var wide: Option {
    Option(
      "wide", "don't cut tables, which else fit the terminal, COLUMNS, or 100 columns")
  }
  static var everything: Option { Option("all", "show all tables with all lines") }
  static var open: Option { Option("open", "open the page in the browser") }
}

extension [any AnyOption] {
  /// The options of all commands that write tables.
  static var tables: [any AnyOption] {
    [Option.everything, Option.format, Option.wide, Option.output]
  }
  /// The options of all commands that measure times.
  static var timing: [any AnyOption] {
    [
      Option.versions, Option.flows, Option.items, Option.reference, Option.quick,
      Option.thorough, Option.untilDecided, Option.table, Option.seed,
    ] + tables
  }
  /// The options of all commands that count what flows do without spies.
  static var counting: [any AnyOption] {
    [Option.versions, Option.flows, Option.items, Option.save] + tables
  }
}
