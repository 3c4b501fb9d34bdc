import Testing

@testable import Arms
@testable import bench

/// A double is what it does, whatever it is called.
struct DoubleReaderTests {
  private static let package = [
    "Sources/Shared/Store.swift": """
    protocol Store {
      var count: Int { get }
      func read() -> Int
      func write(_ value: Int)
      func load(completion: @escaping (Int) -> Void)
    }
    """,
    "Sources/A/AApp.swift": "struct AApp {}\n",
    "Tests/ATests/Doubles.swift": """
    class Recorder {
      private var calls: [String] = []
      func note(_ call: String = #function) { calls.append(call) }
    }
    class Held {
      private var completions: [(Int) -> Void] = []
      private(set) var handles: [Int] = []
      func hold(_ completion: @escaping (Int) -> Void) {
        let handle = 1
        handles.append(handle)
        completions.append(completion)
      }
    }
    class StoreMock: Store {
      func write(_ value: Int) { XCTAssertEqual(value, 1) }
    }
    class CountingMock: Store {
      private let recorder: Recorder
      func write(_ value: Int) { change() }
      private func change() { recorder.note() }
    }
    class StoreFake: Store {
      var value = 0
      func read() -> Int { value }
      func write(_ value: Int) { self.value = value }
    }
    class ArgumentSpy: Store {
      private(set) var value: Int?
      private(set) var wasCalled = false
      func write(_ value: Int) {
        self.value = value
        wasCalled = true
      }
    }
    class CompletionSpy: Store {
      private var completion: ((Int) -> Void)?
      func load(completion: @escaping (Int) -> Void) { self.completion = completion }
      func end() { completion?(1) }
    }
    class HeldStub: Held, Store {
      func load(completion: @escaping (Int) -> Void) { hold(completion) }
    }
    class StoreStub: Store {
      var next = 1
      func read() -> Int { next }
      func set() { next = 2 }
    }
    class PropertyStub: Store {
      var count = 1
      func write(_ value: Int) {}
    }
    class StoreDummy: Store {
      var reads = 0
      func write(_ value: Int) {}
      func note() { reads = 1 }
    }
    class WatchedStub: Store {
      private let recorder: Recorder
      var count: Int { didSet { recorder.note() } }
    }
    """,
  ]

  @Test func everyDoubleIsOfTheKindThatItsMethodsShow() throws {
    let folder = try TemporaryFolder(Self.package)
    let rows = try DoubleReader(of: Suite(of: "A", in: folder.path), in: folder.path).rows
    #expect(
      rows.map { "\($0.name) \($0.kind)" } == [
        "StoreMock mock", "CountingMock spy", "StoreFake fake", "ArgumentSpy spy",
        "CompletionSpy stub", "HeldStub stub", "StoreStub stub", "PropertyStub stub",
        "StoreDummy dummy", "WatchedStub spy",
      ])
    #expect(
      rows.filter(\.isNamedOtherwise).map(\.name) == [
        "CountingMock", "CompletionSpy", "WatchedStub",
      ])
    #expect(rows[0].file == "Tests/ATests/Doubles.swift")
    #expect((rows[0].line, rows[0].lastLine) == (14, 16))
  }

  /// Those of all suites that have a kind of their own, or none by their name.
  @Test func theSuitesDoublesAreWhatAReaderSees() throws {
    let root = try Run.root()
    let rows = try Suite.all.get().flatMap { try DoubleReader(of: $0, in: root).rows }
    let kinds = Dictionary(grouping: rows, by: \.kind).mapValues { Set($0.map(\.name)) }
    #expect(kinds[.mock] == nil)
    #expect(kinds[.fake] == ["NetworkFake", "StoreFake"])
    #expect(kinds[.dummy] == nil)
    #expect(kinds[.spy]?.contains("CoordinatorMock") == true)
    #expect(kinds[.stub]?.isSuperset(of: ["AddItemRepositoryStub", "ItemsListModelStub"]) == true)
  }
}
