/// One run of `bench` as asked for, with every name already checked.
struct Options: Equatable, Sendable {
  var command = Command.all
  /// What the command is about, where no option says it: the paths that `lines` counts, the
  /// statements whose tests `tests` names, the one or two files of `compare`, what one launch does.
  var words: [String] = []
  /// What `docs` writes; empty means all.
  var sections: [GeneratedSection.Kind] = []
  /// What `where` shows as source; empty means an overview of all.
  var concepts: [Concept] = []
  /// The cells that a fresh run has in common with an old one; empty means those of the plan.
  var cells: [String] = []
  /// What `generate` writes; nil for the other commands.
  var newModule: NewModule?
  /// Chosen architectures under their own names, in the order of the registry; empty means all.
  var architectures: [String] = []
  /// Chosen flows under their own names, in the order of the registry; empty means all.
  var flows: [String] = []
  /// Chosen list sizes in ascending order; empty means the usual ones.
  var items: [Int] = []
  /// What ratios are taken to; nil means Direct.
  var reference: String?
  /// How many sessions `fuzz` runs; nil means the usual number.
  var sessions: Int?
  var effort = Effort.standard
  /// Whether latency is measured until every cell has its verdicts.
  var isUntilDecided = false
  /// Whether `compare` compares lines of tests too.
  var withTests = false
  /// Whether `tests` shows tests as source.
  var withSource = false
  var format = OutputFormat.text
  /// The part of the document that CSV has; nil means the command's usual one.
  var table: String?
  /// The file to write; nil means standard output.
  var output: String?
  /// Where the document is written besides; nil means nowhere.
  var save: String?
  /// Whether the page is shown in the browser.
  var isOpened = false
  /// The seed of everything random; nil means a fresh one.
  var seed: UInt64?

  /// The parts of the document that CSV can have; the first is the usual one.
  var tables: [String] {
    if withSource { return ["proofs"] }
    return command == .lines && !words.isEmpty ? ["files"] : command.tables
  }
}
