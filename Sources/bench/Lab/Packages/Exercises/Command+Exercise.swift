import Commands
import Console
import Foundation

extension Command<Run> {
  static let exercise = Command(
    "exercise", takes: "[start NAME VERSION | check FOLDER | preflight]",
    "practise: fix a bug, write tests, or make a change",
    details:
      "'start' writes a package into the folder of --output, where ./check checks your work. "
      + "'preflight' checks that this machine has everything that exercises need.",
    [Option.folder], endsGently: true
  ) { run, request, _ in
    try ExerciseRequest(request, versions: run.versions).perform(Output(path: nil))
  }
}

/// What the command line requests of exercises.
enum ExerciseRequest: Equatable, Sendable {
  case list
  case preflight
  case start(name: String, version: String, folder: String)
  /// The request of the script `check` in an exercise's folder.
  case check(folder: String)

  init(_ request: Request, versions: [String]) throws {
    let words = request.words
    switch words.first {
    case nil: self = .list
    case "preflight":
      try request.expect(atMost: 1)
      self = .preflight
    case "check":
      guard words.count > 1 else {
        throw UsageError("'check' needs the folder of an exercise; or write ./check in that folder")
      }
      try request.expect(atMost: 2)
      self = .check(folder: words[1])
    case "start":
      guard words.count > 2, let folder = request[.folder] else {
        throw UsageError(
          "'start' needs an exercise, a version, and a folder; "
            + "write exercise start NAME VERSION --output DIR")
      }
      try request.expect(atMost: 3)
      let version = try OptionWords("version", versions).choice(words[2])
      self = .start(name: words[1], version: version, folder: folder)
    case let word?:
      throw UsageError.unknown("action", word, known: ["start", "check", "preflight"])
    }
  }
}

extension ExerciseRequest {
  func perform(_ output: Output) throws -> ExitCode {
    switch self {
    case .list: try output.write(Self.wrapped(Self.list()))
    case .preflight:
      try Self.preflight()
      try output.write("This machine has everything that exercises need.\n")
    case .start(let name, let version, let folder):
      try output.write(Self.start(name, in: version, at: folder))
    case .check(let path):
      return try Self.check(path, output)
    }
    return .success
  }

  private static func list() throws -> String {
    let tasks = try Exercise.all(in: Run.root())
    let bugs = tasks.filter(\.isBug).map(\.name).joined(separator: ", ")
    let others = tasks.filter { !$0.isBug }
    let length = others.map(\.name.count).max() ?? 0
    let lines = others.map {
      "  \($0.name.padding(toLength: length, withPad: " ", startingAt: 0))  \($0.summary)"
    }
    return """
      Each exercise exists in every version.

      Begin with a bug; its name says what is wrong:
        \(bugs)

      Later, write tests or make a change:
      \(lines.joined(separator: "\n"))

      Start one, for example:
        swift run lab exercise start list-not-told mvc --output ../exercise

      """
  }

  private static func preflight() throws {
    let missing = Preflight.current(in: try Run.root()).missing
    if !missing.isEmpty { throw RunFailure(missing.joined(separator: "\n")) }
  }

  private static func start(_ name: String, in version: String, at folder: String) throws -> String
  {
    try Extraction.refuse(folder)
    let root = try Run.root()
    let tasks = try Exercise.all(in: root)
    guard let task = tasks.first(where: { $0.name == name }) else {
      throw UsageError.unknown("exercise", name, known: tasks.map(\.name))
    }
    guard let program = Bundle.main.executablePath else {
      throw RunFailure("lab can't find its own program file")
    }
    try preflight()
    try task.prepared(in: version, of: root).write(to: folder, checkedBy: program)
    return """
      \(folder.printable) has the exercise \(name) in \(version.versionName). Its README explains the task.

      Next, in that folder:
        ./check

      """
  }

  /// Checks the exercise; the exit code is success only if the task is done.
  private static func check(_ path: String, _ output: Output) throws -> ExitCode {
    let (root, complaint) = (try Run.root(), "not what 'exercise start' wrote")
    let data = try ExerciseData.read(from: "\(path)/\(ExerciseData.path)", or: complaint)
    guard let task = try Exercise.all(in: root).first(where: { $0.name == data.name }) else {
      throw InputError(description: "\(path)/\(ExerciseData.path): \(complaint)")
    }
    StandardError.say(
      "building and testing \(data.name) in \(data.version): a minute the first time…")
    let place = FileManager.default.temporaryDirectory.appending(path: "start-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    let outcome = try ExerciseFolder(
      at: path, of: task.prepared(in: data.version, of: root), place: place, tools: root
    ).check()
    guard !Interrupt.isRequested else { return .failure }
    try output.write(wrapped(outcome.text))
    return outcome.isDone ? .success : .failure
  }

  private static func wrapped(_ text: String) -> String {
    let width = TerminalWidth.current
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).wrappedWithIndent(to: width) }.joined(separator: "\n")
  }
}
