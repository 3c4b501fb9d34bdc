import Console
import Stopwatch

/// What several commands take; each command says which of them mean something to it.
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
      "items", takes: "N", "only lists of N items; repeat it or separate numbers by commas",
      initial: []
    ) { text, items in
      // Ten times the largest list measured without being asked for.
      items += try text.parts().map { Int(try $0.number(in: 0...1_000_000)) }
    }
  }
}

extension Option<String?> {
  static var reference: Option {
    let words = OptionWords("version", Registry.variants.map(\.name))
    return Option(
      "reference", takes: "NAME", "what ratios are taken to (Direct is the default)", initial: nil
    ) { $1 = try words.choice($0.text) }
  }
  static var table: Option {
    Option(
      "table", takes: "NAME",
      "csv is one table: another part of the JSON document than the first that has rows",
      initial: nil
    ) { $1 = $0.text.lowercased() }
  }
  static var save: Option {
    Option("save", takes: "FILE", "write the JSON document besides, for compare", initial: nil) {
      $1 = $0.text
    }
  }
}

extension Option<UInt64?> {
  package static var seed: Option {
    Option("seed", takes: "N", "repeat the random order of an earlier run", initial: nil) {
      $1 = try $0.number(in: 0 ... .max)
    }
  }
}

extension Option<OutputFormat> {
  static var format: Option {
    Option(
      "format", takes: "FORMAT", "text, json, csv, or markdown (text is the default)",
      initial: .text
    ) { $1 = try $0.choice() }
  }
}

extension Option<Bool> {
  static var quick: Option {
    Option("quick", "fewer launches: a first impression within seconds")
  }
  static var thorough: Option {
    Option("thorough", "more launches, larger lists: a quarter of an hour")
  }
  static var untilDecided: Option {
    Option(
      "until-decided", "launches until every difference has its verdict, for ten minutes at most")
  }
  static var places: Option { Option("where", "with the file and the line of each function") }
  static var source: Option {
    Option("source", "of each suite the test that answers for it, as source")
  }
  static var wide: Option {
    Option(
      "wide", "tables uncut, however wide; else they fit the terminal, COLUMNS, or 100 columns")
  }
  static var everything: Option { Option("all", "every table and every line of it") }
  static var open: Option { Option("open", "show the page in the browser") }
}

extension [any AnyOption] {
  /// What every command takes that writes tables.
  static var tables: [any AnyOption] {
    [Option.everything, Option.format, Option.wide, Option.output]
  }
  /// What every command takes that measures times.
  static var timing: [any AnyOption] {
    [
      Option.versions, Option.flows, Option.items, Option.reference, Option.quick,
      Option.thorough, Option.untilDecided, Option.table, Option.seed,
    ] + tables
  }
  /// What every command takes that counts in production wiring.
  static var counting: [any AnyOption] {
    [Option.versions, Option.flows, Option.items, Option.save] + tables
  }
}

/// How much time the measuring may take.
package enum Effort: Sendable {
  case quick, standard, thorough
}
