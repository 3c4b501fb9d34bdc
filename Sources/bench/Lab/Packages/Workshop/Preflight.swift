import Play
import Results

/// What a workshop needs of a machine, as it was found there.
struct Preflight {
  /// The version that the project is tested with, and the oldest that it takes.
  static let tested = "6.3.1"
  private static let oldest = (6, 3)
  /// Two builds, and one with a bug planted, with as much to spare.
  private static let neededBytes: Int64 = 3_000_000_000
  private static let smallest = (columns: 80, rows: 24)

  /// As the compiler tells it, such as `6.3.1 (swift-6.3.1-RELEASE)`; nil where none answers.
  var compiler: String?
  var hasXCTest: Bool
  /// The builds that are there and newer than the sources.
  var builds: Set<PackageBuild>
  /// The program that shows pages; nil where there is none.
  var opener: String?
  /// Nil where input or output is no terminal.
  var terminal: (columns: Int, rows: Int)?
  var look: Look
  var freeBytes: Int64

  var rows: [CheckRow] {
    [
      CheckRow(
        "toolchain", isNewEnough, compiler.map(toolchain) ?? "no Swift",
        or: "install Swift \(Self.tested), from swift.org/install"),
      CheckRow(
        "XCTest", hasXCTest, hasXCTest ? "there" : "missing",
        or: "install the whole toolchain: the suites need it"),
      CheckRow(
        "build", missing.isEmpty, builds.isEmpty ? "none that is fresh" : text(of: builds),
        or: "minutes: " + missing.map(\.command).joined(separator: " && ")),
      CheckRow(
        "report", opener != nil, opener ?? "nothing opens pages",
        or: "open report.html yourself, in any browser"),
      CheckRow(
        "terminal", fits, size, or: "use a terminal of 80×24 or more, without pipes, for play"),
      CheckRow(
        "disk", freeBytes >= Self.neededBytes, "\(gigabytes(freeBytes)) free",
        or: "make room: builds need \(gigabytes(Self.neededBytes))"),
    ]
  }

  private var isNewEnough: Bool {
    guard let match = compiler?.firstMatch(of: /(\d+)\.(\d+)/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return false }
    return (major, minor) >= Self.oldest
  }

  private func toolchain(_ compiler: String) -> String {
    let isTested = compiler == Self.tested || compiler.hasPrefix("\(Self.tested) ")
    return "Swift \(compiler)" + (isTested ? "" : "; tested is \(Self.tested)")
  }

  private var missing: [PackageBuild] {
    PackageBuild.allCases.filter { !builds.contains($0) }
  }

  private func text(of builds: Set<PackageBuild>) -> String {
    PackageBuild.allCases.filter(builds.contains).map(\.rawValue).joined(separator: ", ")
  }

  private var fits: Bool {
    terminal.map { $0.columns >= Self.smallest.columns && $0.rows >= Self.smallest.rows } ?? false
  }

  private var size: String {
    guard let terminal else { return "none" }
    return "\(terminal.columns)×\(terminal.rows), \(look.hasStyles ? "" : "no ")colour, "
      + "\(look.hasUnicode ? "" : "no ")Unicode"
  }

  private func gigabytes(_ bytes: Int64) -> String {
    "\(bytes / 1_000_000_000) GB"
  }
}
