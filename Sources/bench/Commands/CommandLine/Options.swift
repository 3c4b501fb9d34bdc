import Console
import Faults
import Reading

/// One run of `bench` as asked for, with every name already checked.
///
/// What is nil or empty wasn't asked for: all versions, the usual sizes, standard output.
struct Options: Equatable, Sendable {
  var command = Command.all
  /// What the command is about, where no option says it: the paths that `lines` counts, the
  /// statements whose tests `tests` names, the one or two files of `compare`, what one launch does.
  var words: [String] = []
  var sections: [GeneratedSection.Kind] = []
  /// What `where` shows as source; empty means an overview of all.
  var concepts: [Concept] = []
  /// The cells that a fresh run has in common with an old one; empty means those of the plan.
  var cells: [String] = []
  var newModule: NewModule?
  var extraction: Extraction?
  var exercise = ExerciseRequest.list
  var architectures: [String] = []
  var flows: [String] = []
  var items: [Int] = []
  var reference: String?
  var sessions: Int?
  /// The one step that `walk` shows; nil means all.
  var step: Int?
  /// Whether `walk` shows where each function stands.
  var withPlaces = false
  var effort = Effort.standard
  var isUntilDecided = false
  var withSource = false
  /// Whether `mutants` is about what all versions stand on, and not about them.
  var withGround = false
  /// Which mutants are shown one by one; empty means a table of all.
  var mutants: [String] = []
  /// Whether what takes minutes is tried anew, and the outcome kept.
  var isRecorded = false
  /// Whether it is tried anew unless what is kept of it is current, and compared.
  var isChecked = false
  /// How many of each version are tried anew.
  var sample: Int?
  /// The two versions that `play` draws side by side.
  var split: [String] = []
  /// The bug that `play` has planted.
  var bug: String?
  /// The file with the scenario that `play` plays.
  var script: String?
  /// The file that keeps what was played.
  var recording: String?
  var format = OutputFormat.text
  /// Whether tables are as wide as they are.
  var isWide = false
  var table: String?
  var output: String?
  var save: String?
  /// Whether the page is shown in the browser.
  var isOpened = false
  /// Whether an exercise is checked anew whenever its files change.
  var isWatching = false
  var seed: UInt64?

  /// The parts of the document that CSV can have; the first that has rows is the usual one.
  var tables: [String] {
    if withSource { return ["proofs"] }
    return command == .lines && !words.isEmpty ? ["files"] : command.tables
  }
}
