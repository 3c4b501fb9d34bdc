import FakeWorld
import Foundation
import Items
import Testing

@testable import Arms
@testable import Floors
@testable import bench

/// Whole runs, from options to what is written, on a clock that moves by itself.
struct RunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func timesWhatWasAskedForInBothModes() throws {
    let rows = try #require(try document(.latency, flows: ["refresh"], items: [3]).latency)
    let arms = ["Direct"] + Registry.arms.map(\.name).filter { $0 != "Direct" }
    let kinds = ["typed first", "typed again", "wire first"]
    #expect(rows.map(\.architecture) == kinds.flatMap { _ in arms })
    #expect(
      rows.map { "\($0.mode) \($0.protocol)" } == kinds.flatMap { kind in arms.map { _ in kind } })
    #expect(rows.allSatisfy { $0.flow == "refresh" && $0.items == 3 && $0.reference == "Direct" })
    #expect(rows.allSatisfy { $0.nsLow <= $0.ns && $0.ns <= $0.nsHigh && $0.rounds >= 3 })
    #expect(rows.allSatisfy { $0.launches == 20 && $0.overDirectNs != nil })
  }

  @Test func anyArmCanBeTheReference() throws {
    let options = Options(
      command: .latency, architectures: ["MVC"], flows: ["refresh"], items: [3], reference: "VIPER")
    let rows = try #require(try document(options).latency)
    #expect(Set(rows.map(\.architecture)) == ["MVC", "VIPER"])
    #expect(rows.allSatisfy { $0.reference == "VIPER" })
  }

  @Test func noiseAndGradeComeWithEveryTime() throws {
    let document = try document(.latency, flows: ["refresh"], items: [3])
    #expect(document.noise?.map(\.mode) == [.typed, .typed, .wire])
    #expect(document.environment?.grade != nil && document.environment?.gradeReason != nil)
  }

  @Test func aLaunchThatFailsFailsTheRun() throws {
    var run = run(
      Options(command: .latency, cells: ["refresh, wire, first time, 0 items"], items: [0]))
    run.launcher = { _ in throw RunFailure("ended by signal 4") }
    #expect(throws: RunFailure("timing refresh, wire, 0 items failed: ended by signal 4")) {
      try run.perform(to: try Output(path: folder.path("out")))
    }
    #expect(try folder.files.isEmpty)
  }

  @Test func eachContenderRunsItsOwnArm() throws {
    let starts = Starts()
    let arms = ["A", "B"].map { name in
      Arm(name) { environment in
        starts.note(name)
        return DirectApp(environment: environment)
      }
    }
    let options = Options(command: .latency, flows: ["open-list"], items: [0])
    var run = Run.ticking(options, registry: arms, inEarnest: true)
    run.options.reference = "A"
    _ = try run.latency()
    let names = starts.names
    #expect(names.count > 8)
    #expect(names.count { $0 == "A" } > 4)
    #expect(names.count { $0 == "B" } > 4)
    // The controls are the reference entered again.
    #expect(names.count { $0 == "A" } > 2 * names.count { $0 == "B" })
  }

  @Test func nothingIsTimedWhereArmsDisagree() {
    let other = Arm("Other") { environment in
      _ = try? environment.store.readAll()
      return DirectApp(environment: environment)
    }
    #expect(throws: RunFailure.self) {
      try document(.latency, flows: ["open-list"], items: [0], registry: [.direct, other])
    }
  }

  @Test func onlyTheChosenArchitectureIsCounted() throws {
    let options = Options(command: .calls, architectures: ["Direct"], flows: ["add", "refresh"])
    let calls = try #require(try document(options).calls)
    #expect(calls.map(\.architecture) == ["Direct", "Direct"])
    #expect(calls.map(\.flow) == ["refresh", "add"])
    #expect(calls.map(\.work) == [4, 10])
  }

  @Test func aTraceHasEveryCallInOrder() throws {
    let options = Options(command: .trace, architectures: ["Direct"], flows: ["refresh"])
    let trace = try #require(try document(options).trace)
    #expect(
      trace.map(\.method) == [
        "fetchItems(completion:)", "fetchItems(completion:)", "replaceAll(with:)", "readAll()",
      ])
    #expect(trace.map(\.depth) == [1, 1, 2, 2])
  }

  @Test func aTypedCellSendsNoBytesAndAWireCellDoes() throws {
    for mode in Mode.allCases {
      let cell = Cell(flow: .add, mode: mode, items: 1)
      let stage = try cell.stage(.direct, server: FakeServer(generating: 1))
      try cell.flow.run(stage)
      let post = stage.world.network.exchanges.first { $0.request.method == .post }
      #expect(post != nil)
      #expect((post?.request.body != nil) == (mode == .wire))
    }
  }

  @Test func theSameSeedIsReported() throws {
    let options = Options(
      command: .latency, architectures: ["Direct"], flows: ["refresh"], items: [0], seed: 42)
    #expect(try document(options).seed == 42)
  }

  @Test func testsKnowsItsStatementsAndVersions() throws {
    let options = Options(
      command: .tests, words: ["L5"], architectures: ["MVC"], effort: .quick)
    let document = try document(options)
    #expect(document.suites?.map(\.architecture) == ["MVC"])
    #expect(document.behaviours?.first { $0.behaviour == "L5" }?.tests.isEmpty == false)
    let text = try write(options)
    #expect(text.contains("Tests of L5"))
    #expect(!text.contains("  ran"))
    var other = options
    other.withSource = true
    let source = try write(other)
    #expect(source.hasPrefix("L5 in MVC: "))
    #expect(source.contains("\nfunc test"))
    let proofs = try self.document(other)
    #expect(proofs.proofs?.map(\.architecture) == ["MVC"])
    #expect(proofs.suites == nil)
    #expect(proofs.behaviours == nil)
    other.format = .csv
    #expect(try write(other).hasPrefix("behaviour,architecture,test,file,line,last_line,code,"))
    other.words = ["Q9"]
    #expect(throws: UsageError.self) { try write(other) }
    other.withSource = false
    #expect(throws: UsageError.self) { try write(other) }
    other = Options(command: .tests, architectures: ["MVC", "Direct"], effort: .quick)
    #expect(throws: UsageError("Direct has no suite of its own; leave it out of --architecture")) {
      try write(other)
    }
    other.command = .build
    #expect(
      throws: UsageError(
        "Direct is a part of bench and isn't built alone; leave it out of --architecture")
    ) { try write(other) }
    other = Options(command: .lines, architectures: ["DirectRows"])
    #expect(
      throws: UsageError(
        "DirectRows is Direct but for its rows and isn't counted; ask for Direct")
    ) { try write(other) }
  }

  @Test func changesShowWhatEachCostsAndHowTheChosenWereMade() throws {
    var options = Options(command: .changes, architectures: ["MVC", "VIPER"])
    let overview = try write(options)
    #expect(overview.contains("\nall ") && overview.contains("\n\(ChangesReport.limit.prefix(40))"))
    options.changes = [.reorder]
    let text = try write(options)
    #expect(text.contains("When the detail loads") && !text.contains("\nall "))
    let file = "Sources/VIPER/ItemDetail/ItemDetailInteractor.swift"
    #expect(text.contains("\nreorder in VIPER\n\(file)\n…\n"))
    #expect(text.contains("\n-    presenter?.presentLoading()\n"))
  }

  @Test func whereShowsAllConceptsAtAGlanceAndTheCodeOfTheChosen() throws {
    var options = Options(command: .places, architectures: ["MVC"])
    #expect(try write(options).contains("\nvalidation  1/11 Model\n"))
    options.concepts = [.requests, .validation]
    let text = try write(options)
    #expect(text.hasPrefix("requests in MVC\n"))
    #expect(
      text.contains(
        """

        validation in MVC
        checks a title, by Items' TitleValidation
        -------------------------------------------------------------------------------------
        Sources/MVC/AddItem/AddItemModel.swift:35
          package func save(title: String, isEnabled: Bool) {
        """))
    #expect(text.contains("\n    switch currentState {\n"))
    options.architectures = ["MVC", "Direct"]
    #expect(throws: UsageError.self) { try write(options) }
  }

  @Test func aFlowThatNeedsItemsIsAUsageErrorWithoutThem() {
    let error = UsageError("'open-detail' can't be done without items; add --items 1 or more")
    #expect(throws: error) {
      try document(.latency, flows: ["open-detail"], items: [0])
    }
    #expect(error.exitCode == .usage)
  }

  private static let latency =
    "architecture,flow,mode,protocol,items,launches,rounds,batch,core,ns,ns_low,ns_high,reference,"
    + "ratio,ratio_low,ratio_high,verdict,over_direct_ns,over_direct_ns_low,"
    + "over_direct_ns_high"
  private static let growth =
    "architecture,flow,mode,protocol,core,fixed_ns,fixed_ns_low,fixed_ns_high,per_item_ns,per_item_ns_low,"
    + "per_item_ns_high,max_residual,fits"

  private static let noise =
    "flow,mode,protocol,items,floor,control_ratio,control_low,control_high,control_error,"
    + "check_ratio,check_low,check_high,check_error,core,quiet_share"
  private static let features =
    "architecture,part,scene,files,code,types,protocols,files_elsewhere,code_elsewhere"

  @Test(arguments: [
    (Command.calls, nil, "architecture,flow,crossings,work,wiring,replays,participants,depth"),
    (
      .all, nil,
      "architecture,work,allocations,rows_worded,ratio,ratio_again,ratio_of_opening,core,code,"
        + "tests"
    ),
    (.trace, nil, "architecture,flow,step,action,depth,kind,from,to,protocol,method"),
    (
      .walk, nil,
      "architecture,flow,step,event,does,depth,kind,from,to,method,file,line,last_line,done_by"
    ),
    (.walk, "steps", "flow,step,action,screen"),
    (.latency, nil, latency), (.growth, nil, growth), (.latency, "noise", noise),
    (.lines, nil, "architecture,part,scene,role,file,code,comment,blank,tokens,types,protocols"),
    (.lines, "features", features),
    (
      .tests, nil,
      "architecture,test_cases,tests,assertions,assertions_written,code,doubles,code_of_doubles,code_per_test,set_up"
    ),
    (.tests, "behaviours", "behaviour,architecture,tests"),
    (.places, nil, "concept,architecture,role,name,file,line,last_line,holds,weak"),
    (
      .changes, nil,
      "change,architecture,red,uncompiled,lines_of_tests,lines_of_doubles,lines_of_sources"
    ),
  ])
  func csvIsOneTableOfPlainNumbersUnderTheDocumentsKeys(
    command: Command, table: String?, header: String
  ) throws {
    var options = Options(command: command, architectures: ["MVC"], format: .csv, table: table)
    if command == .tests { options.effort = .quick }
    if ![.lines, .tests, .places, .changes].contains(command) { options.flows = ["refresh"] }
    if command == .latency || command == .all { options.items = [0] }
    if command == .growth { options.items = [64, 65, 66] }
    let lines = try write(options).split(separator: "\r\n").map(String.init)
    #expect(lines.first == header)
    #expect(lines.count > 1)
    #expect(!lines.joined().contains("×"))
    let commas = header.count { $0 == "," }
    #expect(lines.filter { $0.count(where: { $0 == "," }) != commas && !$0.contains("\"") } == [])
  }

  @Test func aStepThatAFlowHasNotIsAMistake() throws {
    let options = Options(command: .walk, architectures: ["MVC"], flows: ["refresh"], step: 3)
    #expect(throws: UsageError("'refresh' has 2 steps; write --step with one from 1 to 2")) {
      try write(options)
    }
  }

  @Test(arguments: [Command.allocations, .all])
  func saysWhereAllocationsAreNotCounted(command: Command) throws {
    let options = Options(
      command: command, architectures: ["MVC"], flows: ["refresh"], items: [0],
      save: folder.path("saved.json"))
    #expect(try write(options).contains("Allocations aren't counted here:"))
    let document = try Document(json: Data(folder.contents("saved.json").utf8))
    #expect(document.allocations == nil)
  }

  @Test func namedFilesAreCountedOneByOne() throws {
    try folder.write(Data("let a = 1\n\n// b\n".utf8), to: "A.swift")
    let path = folder.path("A.swift")
    let options = Options(command: .lines, words: [path])
    #expect(
      try document(options).files == [
        SourceCount(file: path, code: 1, comment: 1, blank: 1, tokens: 4, types: 0, protocols: 0)
      ])
  }

  // MARK: Running

  private func run(_ options: Options, registry: [Arm] = Registry.arms) -> Run {
    .ticking(options, registry: registry)
  }

  private func write(_ options: Options, registry: [Arm] = Registry.arms) throws -> String {
    let output = try Output(path: folder.path("out"))
    try run(options, registry: registry).perform(to: output)
    return try folder.contents("out")
  }

  private func document(
    _ options: Options, registry: [Arm] = Registry.arms
  ) throws -> Document {
    var options = options
    options.format = .json
    let json = try write(options, registry: registry)
    return try Document(json: Data(json.utf8))
  }

  private func document(
    _ command: Command, flows: [String], items: [Int], registry: [Arm] = Registry.arms
  ) throws -> Document {
    try document(
      Options(command: command, flows: flows, items: items), registry: registry)
  }
}
