import Foundation
import Testing

@testable import bench

/// Saving and comparing as whole runs.
struct RunCompareTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aSavedRunComparedWithAFreshOneIsFine() throws {
    let options = Options(
      command: .calls, architectures: ["MVC", "Direct"], flows: ["refresh"], format: .csv,
      save: folder.path("old.json"))
    let text = try write(options)
    #expect(text.hasPrefix("architecture,flow,crossings,work"))
    let saved = try Document(json: Data(folder.contents("old.json").utf8))
    #expect(saved.calls?.map(\.architecture) == ["MVC", "Direct"])
    #expect(try folder.files == ["old.json", "out"])
    let compared = try write(Options(command: .compare, words: [folder.path("old.json")]))
    #expect(compared.contains("Nothing differs in "))
    #expect(try code(Options(command: .compare, words: [folder.path("old.json")])) == .success)
  }

  @Test func aFreshRunHasTheScopeOfTheOldOne() throws {
    let options = Options(
      command: .all, architectures: ["Direct"], flows: ["refresh", "open-list"], items: [0, 3],
      save: folder.path("old.json"))
    _ = try write(options)
    var old = try Document(json: Data(folder.contents("old.json").utf8))
    old.latency?.removeAll { $0.flow == "refresh" && $0.items == 0 }
    try folder.write(Data(old.json().utf8), to: "old.json")
    let compared = try document(Options(command: .compare, words: [folder.path("old.json")]))
    // What it measured less would be gone, what it measured more new.
    #expect(compared.comparison == [])
    #expect(compared.compared?.old == old.environment)
    #expect(compared.calls == nil && compared.latency == nil)
  }

  @Test func twoFilesAreComparedWithoutARun() throws {
    try save("old.json", SmallDocument(messages: [("A", 5)]))
    try save("new.json", SmallDocument(messages: [("A", 4)]))
    let files = [folder.path("old.json"), folder.path("new.json")]
    #expect(try code(Options(command: .compare, words: files)) == .improvement)
    #expect(try code(Options(command: .compare, words: files.reversed())) == .regression)
    #expect(try code(Options(command: .compare, words: [files[0], files[0]])) == .success)
    let csv = try write(Options(command: .compare, words: files, format: .csv))
    #expect(
      csv.hasPrefix(
        "part,architecture,subject,metric,old,new,old_ns,new_ns,effect\r\n"
          + "calls,A,open,work,5.0,4.0,,,better\r\n"))
  }

  @Test func onlyWhatWasChosenIsCompared() throws {
    try save("old.json", SmallDocument(messages: [("MVC", 5), ("VIPER", 5)]))
    try save("new.json", SmallDocument(messages: [("MVC", 5), ("VIPER", 6)]))
    let files = [folder.path("old.json"), folder.path("new.json")]
    #expect(try code(Options(command: .compare, words: files)) == .regression)
    let chosen = Options(command: .compare, words: files, architectures: ["MVC"])
    #expect(try code(chosen) == .success)
    let other = Options(command: .compare, words: files, flows: ["refresh"])
    #expect(throws: InputError.self) { try code(other) }
  }

  @Test func anotherMachineIsFoundBeforeAnythingIsMeasured() throws {
    try save("times.json", SmallDocument(ratios: [("MVC", 1)]))
    var run = run(Options(command: .compare, words: [folder.path("times.json")]))
    run.launcher = { _ in throw RunFailure("times are measured") }
    let output = try bench.Output(path: folder.path("out"))
    #expect(throws: InputError.self) { try run.perform(to: output) }
  }

  @Test func whatAnUnfitBaselineHasBesidesTimesIsCompared() throws {
    let saving = Options(
      command: .calls, architectures: ["Direct"], flows: ["refresh"],
      save: folder.path("old.json"))
    _ = try write(saving)
    var old = try Document(json: Data(folder.contents("old.json").utf8))
    old.latency = SmallDocument(ratios: [("MVC", 1), ("Direct", 1)]).document.latency
    old.environment?.grade = .unfit
    try folder.write(Data(old.json().utf8), to: "old.json")
    var run = run(Options(command: .compare, words: [folder.path("old.json")]))
    run.launcher = { _ in throw RunFailure("times are measured") }
    let output = try bench.Output(path: folder.path("out"))
    #expect(try run.perform(to: output) == .success)
    #expect(
      try folder.contents("out").contains(
        "Times aren't judged: the machine of the old run was unfit for measuring."))
  }

  @Test func anInterruptedRunIsMarkedAndNotSaved() throws {
    let options = Options(
      command: .calls, architectures: ["Direct"], flows: ["refresh"], format: .json)
    #expect(try document(options).complete == nil)
    var run = run(options)
    run.shouldStop = { true }
    try run.perform(to: try bench.Output(path: folder.path("out")))
    let data = Data(try folder.contents("out").utf8)
    #expect(try Document(json: data).complete == false)
    #expect(throws: InputError.self) { try Document(path: folder.path("out")) }
    run.options.save = folder.path("old.json")
    #expect(throws: RunFailure("interrupted; \(folder.path("old.json")) is as it was")) {
      try run.perform(to: try bench.Output(path: folder.path("out")))
    }
    #expect(try folder.files == ["out"])
  }

  @Test func aPlaceThatCannotBeWrittenIsFoundFirst() {
    let path = folder.path("missing/old.json")
    #expect(throws: OutputError(name: path, reason: "No such file or directory")) {
      try run(Options(command: .latency, save: path)).perform(
        to: try bench.Output(path: folder.path("out")))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskTakesNothingFromTheOutput() throws {
    let options = Options(
      command: .calls, architectures: ["Direct"], flows: ["refresh"], format: .csv,
      save: "/dev/full")
    let error = OutputError(name: "/dev/full", reason: "No space left on device")
    #expect(throws: error) { try write(options) }
    #expect(try folder.contents("out").contains("Direct,refresh,4"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func anOutputThatFailsTakesNothingFromWhatIsSaved() throws {
    let options = Options(
      command: .calls, architectures: ["Direct"], flows: ["refresh"], save: folder.path("old.json"))
    #expect(throws: OutputError.self) {
      try run(options).perform(to: try bench.Output(path: "/dev/full"))
    }
    #expect(try Document(path: folder.path("old.json")).calls?.count == 1)
  }

  private func save(_ name: String, _ document: SmallDocument) throws {
    try folder.write(Data(try document.json.utf8), to: name)
  }

  private func run(_ options: Options) -> Run {
    .ticking(options)
  }

  private func code(_ options: Options) throws -> ExitCode {
    try run(options).perform(to: try bench.Output(path: folder.path("out")))
  }

  private func write(_ options: Options) throws -> String {
    _ = try code(options)
    return try folder.contents("out")
  }

  private func document(_ options: Options) throws -> Document {
    var options = options
    options.format = .json
    return try Document(json: Data(try write(options).utf8))
  }
}
