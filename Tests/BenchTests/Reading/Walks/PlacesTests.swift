import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Suites
@testable import Variants

/// Behind each member of a small version stands what it is found for.
final class PlacesTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Items/Items.swift": """
    protocol ItemsClient {}
    protocol ItemReading {}
    protocol ItemWriting {}
    class ObservableState<Value> {}
    class NavigationController {}
    class RequestSlot {
      private var handle: Cancellable?
      func start() { handle = send() } // replies
      func count() { started += 1 }
    }
    class LooseSlot {
      private var handle: Cancellable?
      func start() { handle = send() }
    }
    """,
    "Sources/A/AApp.swift": """
    class AApp {
      var launches = 0
      let navigator: Navigator // holds:Navigator
      func start() { Navigator().go(ItemsListView()) } // wiring
      func again() { AApp() }
      func watch() { StateMachine(OwnSlot()) }
      func lead() { navigator.showForm() } // navigation
    }
    class StateMachine {}
    class OwnSlot {
      private var task: Cancellable?
      func run() { task?.resume() } // replies
      func cancel() { task?.cancel() } // replies
    }
    class Navigator {
      weak var controller: NavigationController? // weak:NavigationController
      func showForm() { push() } // navigation
      func push() { // navigation
        controller?.pushViewController(form)
      }
      func leave() { controller?.popViewController() } // navigation
      func note() { controller?.note() }
    }
    """,
    "Sources/A/ItemsList/ItemsListView.swift": """
    class ItemsListView {
      let model: any ItemsListLogic // holds:ItemsListLogic
      var form: AddItemView? // holds:AddItemView
      var row = 0 // state
      let column = 0
      var next: Int { row }
      func tap() { model.tapped() } // navigation
      func swipe() { model.close() } // cancel
      func show() { label.text = ItemText.date(row) } // formatting dates
      func name() { label.text = ItemText.state(row) } // formatting
    }
    struct Row {
      let item: Item
    }
    struct Shown {
      let view: ItemsListView // holds:ItemsListView
      var top = 0
    }
    """,
    "Sources/A/ItemsList/ItemsListModel.swift": """
    protocol ItemsListLogic {}
    class ItemsListModel: ItemsListLogic {
      let navigator: Navigator // holds:Navigator
      let state = ObservableState<Navigator>() // state holds:ObservableState
      let rows: [Row]
      let shown: Shown // holds:Shown
      let client: any ItemsClient // holds:ItemsClient
      let store: any ItemReading & ItemWriting // holds:ItemReading,ItemWriting
      let request = RequestSlot() // cancel holds:RequestSlot
      func tapped() { navigator.showForm() } // navigation
      func heard() { delegate.tell() }
      func load() { client?.fetchItems() } // requests
      func read() { self.store.count(store.readAll()) } // caching
      func keep(_ other: any ItemWriting) { other.insert(1) } // caching
      func close() { request.cancel() } // cancel
      func look() { request.look() }
    }
    """,
    "Sources/A/AddItem/AddItemView.swift": """
    class AddItemView {
      func save() { send() }
      func send() { TitleValidation.validate(title) } // validation
      func sort() { do { run() } catch {} } // errors
      func drop() { try? run() } // errors
      func pass() { done(Result { run() }) } // errors
      func test() { if case .failure = result { stop() } } // errors
      func word() { text = Formatting.message(for: error) } // errors formatting
    }
    """,
    "Tests/ATests/ATests.swift": "class ATests {}",
  ]

  /// What turns up only there: the list's taps lead to a push, its model's not always, the form's by a reply.
  private static var trace: [MessageLog.Entry] {
    let log = MessageLog()
    func tell(
      _ role: String, _ method: String, _ kind: Seam.Kind = .message, _ call: () -> Void = {}
    ) {
      log.forward(Seam("", role, "P", method, kind), call)
    }
    let push = { tell("NavigationController", "pushViewController(_:)") }
    tell("ItemsListView", "tap()") { tell("ItemsListModel", "tapped()", .message, push) }
    tell("ItemsListModel", "heard()", .message, push)
    tell("ItemsListModel", "load()")
    tell("AddItemView", "save()") { tell("AddItemView", "done()", .completion, push) }
    return log.entries
  }

  func testEachConceptIsWhereItsMarkStands() throws {
    let folder = try TemporaryFolder(Self.package)
    let places = try Places(of: "A", in: folder.path, traces: [Self.trace])
    var expected: [String] = []
    for (file, text) in Self.package {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let parts = line.components(separatedBy: " // ")
        let marks = parts.count == 2 ? parts[1].split(separator: " ") : []
        expected += marks.map { "\(file):\(index + 1) \($0)" }
      }
    }
    let rows = Concept.allCases.flatMap(places.rows)
    let found = rows.map { row in
      let kind = row.weak == true ? "weak" : "holds"
      let holds = row.holds.map { "\(kind):\($0.joined(separator: ","))" }
      return "\(row.file):\(row.line) \(holds ?? row.concept.rawValue)"
    }
    XCTAssertEqual(Set(found).symmetricDifference(expected), [])
    XCTAssertEqual(found.count, expected.count)
    for row in rows {
      let code = try row.code(in: folder.path)
      let name = row.name.prefix { $0 != "(" }
      XCTAssertEqual(code.first?.contains(name), true, "\(row)")
      let text = code.joined()
      XCTAssertEqual(text.count { $0 == "{" }, text.count { $0 == "}" }, "\(row)")
    }
  }

  /// What is Shared's is shown once.
  func testVersionsThatHaveTheSameCodeHaveItTogether() throws {
    let files = ["a.swift": "a", "b.swift": "b"]
    let folder = try TemporaryFolder(files)
    let rows = [("A", "a"), ("B", "b"), ("C", "a")].map { version, file in
      PlaceRow(
        concept: .replies, version: version, role: "R",
        name: "f()", file: "\(file).swift", line: 1, lastLine: 1)
    }
    let titles = try PlacesReport.tables(rows, in: folder.path).map(\.title)
    XCTAssertEqual(titles, ["replies in A and C", "replies in B"])
  }
}
