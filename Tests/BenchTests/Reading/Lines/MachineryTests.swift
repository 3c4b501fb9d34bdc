import Testing

@testable import Arms
@testable import bench

/// What of Shared is charged to a version: what it uses and another doesn't.
struct MachineryTests {
  private static let package = [
    "Sources/Shared/Kit/View.swift": "class View {}\n",
    "Sources/Shared/Kit/Slot.swift": "struct Slot { let ring: Ring }\n",
    "Sources/Shared/Kit/Ring.swift": "struct Ring {\n}\n",
    "Sources/Shared/Kit/Event.swift": "struct Source { struct Event {} }\n",
    "Sources/Shared/Fake/Fake.swift": "struct Fake {}\n",
    "Sources/A/AApp.swift": "import Kit\nclass AApp: View { let slot: Slot }\n",
    "Sources/B/BApp.swift": "import Kit\nclass BApp: View { let fake: Fake } // Slot\n",
    "Sources/B/Extras/Log.swift": "struct Log { let slot: Slot }\n",
    "Sources/C/CApp.swift": "import Kit\nclass CApp: View { let ring: Ring; let event: Event }\n",
  ]

  @Test func whatAllUseIsChargedToNobody() throws {
    let rows = try rows(of: ["A", "B", "C"])
    #expect(
      rows.map { "\($0.architecture) \($0.scene) \($0.role) \($0.file) \($0.code)" } == [
        "A Kit Ring Sources/Shared/Kit/Ring.swift 2",
        "A Kit Slot Sources/Shared/Kit/Slot.swift 1",
        "C Kit Ring Sources/Shared/Kit/Ring.swift 2",
      ])
  }

  @Test func itDependsOnWhichVersionsThereAre() throws {
    #expect(try rows(of: ["A", "C"]).map(\.role) == ["Slot"])
    #expect(try rows(of: ["A"]).isEmpty)
  }

  @Test func itStandsBetweenProductionAndTests() throws {
    let folder = try TemporaryFolder(
      Self.package.merging(["Tests/ATests/ATests.swift": "class ATests {}\n"]) { $1 })
    let shared = try ModuleFolder("Sources/Shared", of: "Shared", in: folder.path)
    let versions = [
      try VersionFiles(ofVersion: "A", in: folder.path),
      try VersionFiles(ofFloor: "Sources/B", in: folder.path),
    ]
    let charged = versions.withMachinery(of: shared)
    #expect(charged[0].lines.map(\.part) == [.production, .machinery, .machinery, .tests])
  }

  /// Two versions observe; the one that has a query's task of its own needs no slot for requests.
  @Test func observationAndRequestsAreChargedInThisPackage() throws {
    let rows = try Run(options: Options()).files().lines.filter { $0.part == .machinery }
    let users = Dictionary(grouping: rows, by: \.role).mapValues { Set($0.map(\.architecture)) }
    #expect(users["Observable"] == ["MVC", "MVVMC"])
    #expect(users["EventSource"] == users["Observable"])
    #expect(users["RequestSlot"] == ["MVC", "MVVMC", "VIPERS", "CleanSwift", "Direct"])
    #expect(users.count == 4)
  }

  /// A version that is looked at alone is charged as beside the others.
  @Test func aVersionAloneIsChargedTheSame() throws {
    let options = Options(architectures: ["MVC"])
    let alone = try Run(options: options).files().lines.filter { $0.part == .machinery }
    #expect(
      alone.map(\.role).sorted() == ["EventSource", "Observable", "ObservableState", "RequestSlot"])
  }

  private func rows(of names: [String]) throws -> [LineRow] {
    let folder = try TemporaryFolder(Self.package)
    let versions = try names.map { try VersionFiles(ofFloor: "Sources/\($0)", in: folder.path) }
    let shared = try ModuleFolder("Sources/Shared", of: "Shared", in: folder.path)
    return versions.withMachinery(of: shared).lines.filter { $0.part == .machinery }
  }
}
