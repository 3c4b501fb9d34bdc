import XCTest

@testable import Arms
@testable import Console
@testable import Reading
@testable import Results
@testable import Stopwatch
@testable import bench

/// Whoever knows a version finds the types that he would name himself, none missing and none besides.
final class PlacesTests: XCTestCase {
  /// The types that have a concept, by version; `*` is any of the three scenes.
  private static let roles: [Concept: String] = [
    .validation: """
    MVC: AddItemModel
    MVVMC: AddItemViewModel
    VIPER: AddItemInteractor
    VIPERS: AddItemDirector
    CleanSwift: AddItemInteractor
    """,
    .wording: """
    MVC: *ViewBinding ItemsListTableViewBinding
    MVVMC: *ViewModel ItemSummary
    VIPER: *Presenter
    VIPERS: *Director ItemUI
    CleanSwift: *Presenter
    """,
    .dates: """
    MVC: ItemDetailViewBinding ItemsListTableViewBinding
    MVVMC: ItemSummary
    VIPER: ItemDetailPresenter ItemsListPresenter
    VIPERS: ItemUI
    CleanSwift: ItemDetailPresenter ItemsListPresenter
    """,
    .navigation: """
    MVC: AddItemNavigationViewBinding ItemsListNavigationViewBinding MVCApp Navigator \
    ReverseNavigator
    MVVMC: AddItemCoordinator AddItemViewModel ItemDetailCoordinator ItemsListViewModel \
    MVVMCApp ProjectCoordinator
    VIPER: *Wireframe AddItemPresenter ItemsListPresenter VIPERApp
    VIPERS: AddItemDirector AddItemNavigator ItemsListDirector ItemsListNavigator \
    Navigator VIPERSApp
    CleanSwift: AddItemRouter AddItemViewController ItemsListRouter \
    ItemsListViewController CleanSwiftApp
    """,
    .state: """
    MVC: *Model ItemsListTableViewBinding
    MVVMC: *ViewModel ItemsListViewController
    VIPER: *Interactor ItemDetailPresenter ItemsListPresenter ItemsListViewController
    VIPERS: *Director ItemsListScene
    CleanSwift: *Interactor ItemsListViewController
    """,
    .errors: """
    MVC: *Model *ViewBinding
    MVVMC: *ViewModel
    VIPER: *Interactor *Presenter AddItemLocalDataManager ItemsListLocalDataManager \
    QueryResult
    VIPERS: *Director *Worker
    CleanSwift: *Interactor *Presenter AddItemWorker ItemsListWorker
    """,
    .requests: """
    MVC: *Repository
    MVVMC: HTTPManager
    VIPER: *APIDataManager
    VIPERS: *Worker
    CleanSwift: *Worker
    """,
    .cancel: """
    MVC: *Model AddItemViewController ItemDetailViewController
    MVVMC: *ViewModel AddItemViewController ItemDetailViewController
    VIPER: *APIDataManager AddItemInteractor AddItemPresenter AddItemViewController \
    ItemDetailInteractor ItemDetailPresenter ItemDetailViewController
    VIPERS: *Worker AddItemDirector AddItemScene ItemDetailDirector ItemDetailScene
    CleanSwift: *Worker AddItemInteractor AddItemViewController ItemDetailInteractor \
    ItemDetailViewController
    """,
    .replies: """
    MVC: RequestSlot
    MVVMC: RequestSlot
    VIPER: QuerySlot QueryTask
    VIPERS: RequestSlot
    CleanSwift: RequestSlot
    """,
    .caching: """
    MVC: ReadableItemsRepository WritableItemsRepository
    MVVMC: AddItemViewModel ItemsListViewModel
    VIPER: AddItemLocalDataManager ItemsListLocalDataManager
    VIPERS: AddItemWorker ItemsListWorker
    CleanSwift: AddItemWorker ItemsListWorker
    """,
    .wiring: """
    MVC: *ViewController ItemsListNavigationViewBinding MVCApp
    MVVMC: DependencyFactory MVVMCApp
    VIPER: *Wireframe VIPERApp
    VIPERS: *Navigator
    CleanSwift: *Configurator ItemsListRouter CleanSwiftApp ItemsWorkersInitializer
    """,
    .ownership: """
    MVC: *Controller *Model *Repository *ViewBinding *ViewController \
    AddItemNavigationViewBinding ItemsListNavigationViewBinding ItemsListTableViewBinding \
    Bag MVCApp Navigator ReadableItemsRepository RegistrationToken ReverseNavigator \
    StateMachine WritableItemsRepository
    MVVMC: *ViewController *ViewModel AddItemCoordinator ItemDetailCoordinator \
    DependencyFactory HTTPManager MVVMCApp ProjectCoordinator
    VIPER: *APIDataManager *Interactor *Presenter *ViewController *Wireframe \
    AddItemLocalDataManager ItemsListLocalDataManager QuerySlot QueryTask VIPERApp
    VIPERS: *Director *Scene *Worker ItemsListNavigator Navigator VIPERSApp
    CleanSwift: *Configurator *Interactor *Presenter *Router *ViewController *Worker \
    CleanSwiftApp ItemsWorkersInitializer
    """,
  ]
  private static let scenes = ["AddItem", "ItemDetail", "ItemsList"]

  func testEveryConceptIsWhereAnExpertLooksForIt() throws {
    XCTAssertEqual(Set(Self.roles.keys), Set(Concept.allCases))
    for (concept, roles) in Self.roles {
      for (line, (arm, places)) in zip(roles.split(separator: "\n"), try ReadPackage.places.get()) {
        let names = line.split(separator: " ").map(String.init)
        let expected = names.dropFirst().flatMap { name in
          name.hasPrefix("*") ? Self.scenes.map { $0 + name.dropFirst() } : [name]
        }
        XCTAssertEqual(names[0], "\(arm.name):")
        XCTAssertEqual(Set(places.rows(of: concept).map(\.role)), Set(expected), "\(concept)")
      }
    }
  }

  /// Those who are seen calling client, store, and navigation, or assembling, are those who are found.
  func testWhoeverIsSeenDoingItIsFound() throws {
    for (arm, places) in try ReadPackage.places.get() {
      let seams = places.traces.joined().map(\.seam)
      let roles = { (concept: Concept) in Set(places.rows(of: concept).map(\.role)) }
      let callers = { (role: String) in Set(seams.filter { $0.to == role }.map(\.from)) }
      XCTAssertEqual(callers("HTTPItemsClient"), roles(.requests), arm.name)
      XCTAssertEqual(callers("InMemoryStore"), roles(.caching), arm.name)
      XCTAssert(roles(.navigation).isSuperset(of: callers("NavigationController")), arm.name)
      let assembling = seams.filter { $0.kind == .wiring && $0.method.hasSuffix(")") }.map(\.to)
      XCTAssert(roles(.wiring).isSuperset(of: assembling), arm.name)
    }
  }

  /// Whoever holds or knows another object while the app runs has a property for it that is found.
  ///
  /// A navigator of VIPER-S has its base class's.
  func testWhoeverIsSeenHoldingIsFound() throws {
    for (arm, places) in try ReadPackage.places.get() {
      let rows = places.rows(of: .ownership)
      let lines = try HoldsDiagram(of: arm, in: ReadPackage.root).text.split(separator: "\n")
      for (arrow, weak) in [(" --> ", false), (" -.-> ", true)] {
        let seen = lines.filter { $0.contains(arrow) }.flatMap { line in
          line[..<(line.firstRange(of: arrow)?.lowerBound ?? line.endIndex)].matches(of: /\w+/)
            .map { String($0.output) }
        }
        let found = Set(rows.filter { $0.weak == weak }.map(\.role))
        let missing = seen.filter { type in
          type != "NavigationController" && found.isDisjoint(with: places.index.lineage(of: type))
        }
        XCTAssertFalse(seen.isEmpty, arm.name)
        XCTAssertEqual(missing, [], "\(arm.name),\(arrow)")
      }
    }
  }

  /// A place is one declaration: from the line with its name to the end of its body.
  func testEveryPlaceIsAWholeDeclaration() throws {
    for row in try ReadPackage.places.get().flatMap({ Concept.allCases.flatMap($0.places.rows) }) {
      let code = try row.code(in: ReadPackage.root)
      XCTAssertEqual(code.first?.contains(row.name.prefix { $0 != "(" }), true, "\(row)")
      let text = code.joined()
      XCTAssertEqual(text.count { $0 == "{" }, text.count { $0 == "}" }, "\(row)")
    }
  }

  /// What is Shared's is shown once.
  func testVersionsThatHaveTheSameCodeHaveItTogether() throws {
    let rows = try ReadPackage.places.get().flatMap { $0.places.rows(of: .replies) }
    let titles = try PlacesReport.tables(rows, in: ReadPackage.root).map(\.title)
    let expected = ["MVC, MVVMC, VIPERS, and CleanSwift", "VIPER"].map { "replies in \($0)" }
    XCTAssertEqual(titles, expected)
  }
}
