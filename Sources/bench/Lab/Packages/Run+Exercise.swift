import Console
import Faults
import Foundation
import Reading
import Stopwatch

extension Command {
  static let exercise = Command(
    "exercise", takes: "[start NAME VERSION | room FILE…]",
    "what to do by hand, a bug to mend, tests to write, or a change to make, in a package of its own in the folder "
      + "of --output, which checks what you do; or what the checks of a room found, written by check --format json",
    [.watch, .output, .format],
    read: { words, options, parser in
      options.exercise = try parser.exercise(words, folder: options.output)
      if case .start = options.exercise { options.output = nil }
    },
    check: { options, given in
      let isChecking = if case .act(.check, _) = options.exercise { true } else { false }
      if given.contains(.watch), !isChecking || options.format != .text || options.output != nil {
        return "--watch goes with check, as text on the terminal; leave one of them out"
      }
      return given.contains(.format) && !(isChecking && [.text, .json].contains(options.format))
        ? "--format goes with check, and is text or json; leave it out" : nil
    },
    run: { run, output in try run.options.exercise.perform(run, output) })
}

/// What is to be done with exercises.
enum ExerciseRequest: Equatable, Sendable {
  case list
  case start(name: String, version: String, folder: String)
  /// What the scripts in an exercise's folder ask for.
  case act(ExerciseAction, folder: String)
  /// What checks wrote.
  case room([String])
}

enum ExerciseAction: String, CaseIterable, Sendable {
  case check, hint, cost, diff, solution, reset
}

extension OptionsParser {
  func exercise(_ words: [String], folder: String?) throws -> ExerciseRequest {
    guard let word = words.first else { return .list }
    if word == "room" {
      guard words.count > 1 else {
        throw UsageError("'room' needs what checks wrote; write exercise room FILE…")
      }
      return .room(Array(words.dropFirst()))
    }
    guard word == "start" else {
      guard let action = ExerciseAction(rawValue: word) else {
        let actions = ExerciseAction.allCases.map(\.rawValue)
        throw UsageError.unknown("action", word, known: ["start", "room"] + actions)
      }
      guard words.count > 1 else {
        throw UsageError("'\(word)' needs an exercise's folder; in one, write ./exercise \(word)")
      }
      if words.count > 2 { throw UsageError.unexpectedWord(words[2], .exercise) }
      return .act(action, folder: words[1])
    }
    guard words.count > 2, let folder else {
      throw UsageError(
        "'start' needs an exercise, a version, and a folder; "
          + "write exercise start NAME VERSION --output DIR")
    }
    let version = try choice(
      words[2], "version", of: architectures.filter { !Arm.isFloor($0) })
    if words.count > 3 { throw UsageError.unexpectedWord(words[3], .exercise) }
    return .start(name: words[1], version: version, folder: folder)
  }
}

extension ExerciseRequest {
  func perform(_ run: Run, _ output: Output) throws -> ExitCode {
    switch self {
    case .list: try output.write(Self.list())
    case .start(let name, let version, let folder):
      try output.write(Self.start(name, in: version, at: folder))
    case .act(let action, let path):
      let folder = try ExerciseFolder(at: path)
      guard action == .check else {
        try output.write(Self.answer(to: action, in: folder, width: run.textWidth))
        break
      }
      guard run.options.isWatching else {
        return try Self.check(folder, run.options.format, output, width: run.textWidth)
      }
      try Self.watch(folder, output, width: run.textWidth)
    case .room(let paths):
      let outcomes = try paths.map { path in
        (file: path, outcome: try ExerciseOutcome.read(from: path, or: "not what check wrote"))
      }
      try output.write(ExerciseOutcome.room(outcomes).text(width: run.textWidth))
    }
    return .success
  }

  private static func list() throws -> String {
    let tasks = try Exercise.Task.all(in: Run.root())
    let length = tasks.map(\.name.count).max() ?? 0
    let begun = try begun()
    let lines = tasks.map { task in
      let states = begun.filter { $0.data.name == task.name }.map { folder in
        "\(folder.data.version) \(folder.last?.isDone == true ? "done" : "begun")"
      }
      let name = task.name.padding(toLength: length, withPad: " ", startingAt: 0)
      let state = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
      return "  \(name)  \(task.summary)\(state)"
    }
    return """
      Bugs to mend first, then tests to write and changes to make; each in any version.

      \(lines.joined(separator: "\n"))

      Begin one, such as:
        swift run bench exercise start list-not-told mvc --output ../exercise

      """
  }

  /// Where each exercise was begun that was begun from here.
  private static let placesPath = ".build/exercises"

  private static func places() throws -> [String] {
    let text = try? String(readFrom: "\(Run.root())/\(placesPath)")
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Those that are still there.
  private static func begun() throws -> [ExerciseFolder] {
    try places().uniqued().compactMap { try? ExerciseFolder(at: $0) }
  }

  private static func start(_ name: String, in version: String, at folder: String) throws -> String
  {
    try Extraction.refuse(folder)
    let root = try Run.root()
    let tasks = try Exercise.Task.all(in: root)
    guard let task = tasks.first(where: { $0.name == name }) else {
      throw UsageError.unknown("exercise", name, known: tasks.map(\.name))
    }
    guard let program = Bundle.main.executablePath else {
      throw RunFailure("bench doesn't know where it is")
    }
    let maker = try ExerciseMaker(
      of: Registry.architectures.map(\.name), in: PackageManifest(in: root))
    let data = try maker.data(of: Exercise(task, in: version))
    try ExerciseMaker.write(data, checkedBy: program, withToolsOf: root, to: folder)
    let places = try places() + [URL(filePath: folder).standardizedFileURL.path]
    try Output(path: "\(root)/\(placesPath)").write(places.joined(separator: "\n") + "\n")
    return """
      \(folder.printable): \(name) in \(version). Its README says what is wanted.

      Next, in that folder:
        ./check

      """
  }

  /// Succeeds only if everything holds.
  private static func check(
    _ folder: ExerciseFolder, _ format: OutputFormat, _ output: Output, width: Int?
  ) throws -> ExitCode {
    let data = folder.data
    StandardError.say("building and testing \(data.name) in \(data.version)…")
    let outcome = try folder.check()
    guard !Interrupt.isRequested else { return .failure }
    try folder.keep(outcome)
    if format == .json {
      try output.write(outcome.json())
    } else {
      let cost = outcome.isDone ? try "\n" + cost(in: folder, width: width) : ""
      try output.write(outcome.text(of: data.statements) + cost)
    }
    return outcome.isDone ? .success : .failure
  }

  /// Checks anew whenever a file has changed, until all holds or somebody ends it.
  private static func watch(_ folder: ExerciseFolder, _ output: Output, width: Int?) throws {
    while !Interrupt.isRequested {
      // A file may go while all are read, as when an editor puts another in its place.
      let state = try? folder.state
      if try check(folder, .text, output, width: width) == .success { return }
      while (try? folder.state) ?? state == state, !Interrupt.isRequested { usleep(300_000) }
    }
  }

  private static func cost(in folder: ExerciseFolder, width: Int?) throws -> String {
    ExerciseCost.table(try folder.costs()).text(width: width)
  }

  private static func answer(
    to action: ExerciseAction, in folder: ExerciseFolder, width: Int?
  ) throws -> String {
    switch action {
    case .check, .hint: return try folder.hint()
    case .cost: return try cost(in: folder, width: width)
    case .diff, .solution:
      guard try folder.isShown(after: folder.last) else {
        return "Not everything holds by the last check; asked again, it is shown all the same.\n"
      }
      if action == .diff { return try folder.differences() }
      let kept = try folder.replace(withSolution: true)
      return "The reference is in place; yours is kept in \(kept).\n"
    case .reset:
      let kept = try folder.replace(withSolution: false)
      return "All is as at the start; yours is kept in \(kept).\n"
    }
  }
}
