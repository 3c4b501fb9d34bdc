import Testing

@testable import Arms
@testable import RandomUse
@testable import bench

/// Whoever knows a version finds the types that he would name himself, none missing and none besides.
struct PlacesTests {
  @Test(arguments: [
    (
      Concept.validation,
      """
      MVC: AddItemModel
      MVVMC: AddItemViewModel
      VIPER: AddItemInteractor
      VIPERS: AddItemDirector
      CleanSwift: AddItemInteractor
      """
    ),
    (
      .wording,
      """
      MVC: AddItemViewBinding ItemDetailViewBinding ItemsListTableViewBinding \
      ItemsListViewBinding
      MVVMC: AddItemViewModel ItemDetailViewModel ItemSummary ItemsListViewModel
      VIPER: AddItemPresenter ItemDetailPresenter ItemsListPresenter
      VIPERS: AddItemDirector ItemDetailDirector ItemUI ItemsListDirector
      CleanSwift: AddItemPresenter ItemDetailPresenter ItemsListPresenter
      """
    ),
    (
      .dates,
      """
      MVC: ItemDetailViewBinding ItemsListTableViewBinding
      MVVMC: ItemSummary
      VIPER: ItemDetailPresenter ItemsListPresenter
      VIPERS: ItemUI
      CleanSwift: ItemDetailPresenter ItemsListPresenter
      """
    ),
    (
      .navigation,
      """
      MVC: AddItemNavigationViewBinding ItemsListNavigationViewBinding MVCApp Navigator \
      ReverseNavigator
      MVVMC: AddItemCoordinator AddItemViewModel ProjectCoordinator ItemDetailCoordinator \
      ItemsListViewModel MVVMCApp
      VIPER: AddItemPresenter AddItemWireframe ItemDetailWireframe ItemsListPresenter \
      ItemsListWireframe VIPERApp
      VIPERS: AddItemDirector AddItemNavigator ItemsListDirector ItemsListNavigator Navigator \
      VIPERSApp
      CleanSwift: AddItemRouter AddItemViewController CleanSwiftApp ItemsListRouter \
      ItemsListViewController
      """
    ),
    (
      .state,
      """
      MVC: AddItemModel ItemDetailModel ItemsListModel ItemsListTableViewBinding
      MVVMC: AddItemViewModel ItemDetailViewModel ItemsListViewController ItemsListViewModel
      VIPER: AddItemInteractor ItemDetailInteractor ItemDetailPresenter ItemsListInteractor \
      ItemsListPresenter ItemsListViewController
      VIPERS: AddItemDirector ItemDetailDirector ItemsListDirector ItemsListScene
      CleanSwift: AddItemInteractor ItemDetailInteractor ItemsListInteractor \
      ItemsListViewController
      """
    ),
    (
      .errors,
      """
      MVC: AddItemModel AddItemViewBinding ItemDetailModel ItemDetailViewBinding ItemsListModel \
      ItemsListViewBinding
      MVVMC: AddItemViewModel ItemDetailViewModel ItemsListViewModel
      VIPER: AddItemInteractor AddItemLocalDataManager AddItemPresenter ItemDetailInteractor \
      ItemDetailPresenter ItemsListInteractor ItemsListLocalDataManager ItemsListPresenter \
      QueryResult
      VIPERS: AddItemDirector AddItemWorker ItemDetailDirector ItemDetailWorker \
      ItemsListDirector ItemsListWorker
      CleanSwift: AddItemInteractor AddItemPresenter AddItemWorker ItemDetailInteractor \
      ItemDetailPresenter ItemsListInteractor ItemsListPresenter ItemsListWorker
      """
    ),
    (
      .requests,
      """
      MVC: AddItemRepository ItemDetailRepository ItemsListRepository
      MVVMC: HTTPManager
      VIPER: AddItemAPIDataManager ItemDetailAPIDataManager ItemsListAPIDataManager
      VIPERS: AddItemWorker ItemDetailWorker ItemsListWorker
      CleanSwift: AddItemWorker ItemDetailWorker ItemsListWorker
      """
    ),
    (
      .cancel,
      """
      MVC: AddItemModel AddItemViewController ItemDetailModel ItemDetailViewController \
      ItemsListModel
      MVVMC: AddItemViewController AddItemViewModel ItemDetailViewController ItemDetailViewModel \
      ItemsListViewModel
      VIPER: AddItemAPIDataManager AddItemInteractor AddItemPresenter AddItemViewController \
      ItemDetailAPIDataManager ItemDetailInteractor ItemDetailPresenter ItemDetailViewController \
      ItemsListAPIDataManager
      VIPERS: AddItemDirector AddItemScene AddItemWorker ItemDetailDirector ItemDetailScene \
      ItemDetailWorker ItemsListWorker
      CleanSwift: AddItemInteractor AddItemViewController AddItemWorker ItemDetailInteractor \
      ItemDetailViewController ItemDetailWorker ItemsListWorker
      """
    ),
    (
      .replies,
      """
      MVC: RequestSlot
      MVVMC: RequestSlot
      VIPER: QuerySlot QueryTask
      VIPERS: RequestSlot
      CleanSwift: RequestSlot
      """
    ),
    (
      .caching,
      """
      MVC: ReadableItemsRepository WritableItemsRepository
      MVVMC: AddItemViewModel ItemsListViewModel
      VIPER: AddItemLocalDataManager ItemsListLocalDataManager
      VIPERS: AddItemWorker ItemsListWorker
      CleanSwift: AddItemWorker ItemsListWorker
      """
    ),
    (
      .wiring,
      """
      MVC: AddItemViewController ItemDetailViewController ItemsListNavigationViewBinding \
      ItemsListViewController MVCApp
      MVVMC: DependencyFactory MVVMCApp
      VIPER: AddItemWireframe ItemDetailWireframe ItemsListWireframe VIPERApp
      VIPERS: AddItemNavigator ItemDetailNavigator ItemsListNavigator
      CleanSwift: AddItemConfigurator CleanSwiftApp ItemsWorkersInitializer \
      ItemDetailConfigurator ItemsListConfigurator ItemsListRouter
      """
    ),
    (
      .ownership,
      """
      MVC: AddItemController AddItemModel AddItemNavigationViewBinding AddItemRepository \
      AddItemViewBinding AddItemViewController Bag ItemDetailController ItemDetailModel \
      ItemDetailRepository ItemDetailViewBinding ItemDetailViewController \
      ItemsListController ItemsListModel ItemsListNavigationViewBinding RegistrationToken \
      ItemsListRepository ItemsListTableViewBinding ItemsListViewBinding ItemsListViewController \
      MVCApp Navigator ReverseNavigator ReadableItemsRepository WritableItemsRepository \
      StateMachine
      MVVMC: AddItemCoordinator AddItemViewController AddItemViewModel ProjectCoordinator \
      DependencyFactory ItemDetailCoordinator ItemDetailViewController ItemDetailViewModel \
      ItemsListViewController ItemsListViewModel MVVMCApp HTTPManager
      VIPER: AddItemAPIDataManager AddItemInteractor AddItemLocalDataManager AddItemPresenter \
      AddItemViewController AddItemWireframe ItemDetailAPIDataManager ItemDetailInteractor \
      ItemDetailPresenter ItemDetailViewController ItemDetailWireframe ItemsListAPIDataManager \
      ItemsListInteractor ItemsListLocalDataManager ItemsListPresenter ItemsListViewController \
      ItemsListWireframe QuerySlot QueryTask VIPERApp
      VIPERS: AddItemDirector AddItemScene AddItemWorker ItemDetailDirector ItemDetailScene \
      ItemDetailWorker ItemsListDirector ItemsListNavigator ItemsListScene ItemsListWorker \
      Navigator VIPERSApp
      CleanSwift: AddItemConfigurator AddItemInteractor AddItemPresenter AddItemRouter \
      AddItemViewController AddItemWorker CleanSwiftApp ItemsWorkersInitializer \
      ItemDetailConfigurator ItemDetailInteractor ItemDetailPresenter ItemDetailRouter \
      ItemDetailViewController ItemDetailWorker ItemsListConfigurator ItemsListInteractor \
      ItemsListPresenter ItemsListRouter ItemsListViewController ItemsListWorker
      """
    ),
  ])
  func everyConceptIsWhereAnExpertLooksForIt(concept: Concept, roles: String) throws {
    let found = try Self.versions.get().map { version in
      let roles = version.places.rows(of: concept).map(\.role).uniqued()
      return "\(version.name): \(roles.joined(separator: " "))"
    }
    #expect(found.joined(separator: "\n") == roles)
  }

  /// Those who are seen calling client, store, and navigation, or assembling, are those who are found.
  @Test(arguments: Registry.architectures.map(\.name))
  func whoeverIsSeenDoingItIsFound(version: String) throws {
    let places = try #require(try Self.versions.get().first { $0.name == version }).places
    let seams = places.traces.joined().map(\.seam)
    let roles = { (concept: Concept) in Set(places.rows(of: concept).map(\.role)) }
    let callers = { (role: String) in Set(seams.filter { $0.to == role }.map(\.from)) }
    #expect(callers("HTTPItemsClient") == roles(.requests))
    #expect(callers("InMemoryStore") == roles(.caching))
    let navigation = seams.filter { $0.to == "NavigationController" }.map(\.from)
    #expect(roles(.navigation).isSuperset(of: navigation))
    let assembling = seams.filter { $0.kind == .wiring && $0.method.hasSuffix(")") }.map(\.to)
    #expect(roles(.wiring).isSuperset(of: assembling))
  }

  /// Whoever holds or knows another object while the app runs has a property for it that is found.
  ///
  /// A navigator of VIPER-S has its base class's.
  @Test(arguments: Registry.architectures)
  func whoeverIsSeenHoldingIsFound(arm: Arm) throws {
    let places = try #require(try Self.versions.get().first { $0.name == arm.name }).places
    let rows = places.rows(of: .ownership)
    let lines = try HoldsDiagram(of: arm, in: Run.root()).text.split(separator: "\n")
    for (arrow, weak) in [("-->", false), ("-.->", true)] {
      let seen = lines.filter { $0.contains(" \(arrow) ") }.flatMap { line in
        line.prefix(upTo: line.firstRange(of: arrow)?.lowerBound ?? line.endIndex)
          .matches(of: /\w+/).map { String($0.output) }
      }
      let found = Set(rows.filter { $0.weak == weak }.map(\.role))
      let missing = seen.filter { type in
        type != "NavigationController" && found.isDisjoint(with: places.index.lineage(of: type))
      }
      #expect(!seen.isEmpty)
      #expect(missing == [], "\(arrow)")
    }
  }

  /// A place is one declaration: from the line with its name to the end of its body.
  @Test func everyPlaceIsAWholeDeclaration() throws {
    let root = try #require(PackageRoot.path)
    for version in try Self.versions.get() {
      for row in Concept.allCases.flatMap(version.places.rows) {
        let code = try row.code(in: root)
        #expect(code.first?.contains(row.name.prefix { $0 != "(" }) == true, "\(row)")
        let text = code.joined()
        #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(row)")
      }
    }
  }

  /// What is Shared's is shown once.
  @Test func versionsThatHaveTheSameCodeHaveItTogether() throws {
    let rows = try Self.versions.get().flatMap { $0.places.rows(of: .replies) }
    let tables = try PlacesReport.tables(rows, in: Run.root())
    #expect(
      tables.map(\.title) == [
        "replies in MVC, MVVMC, VIPERS, and CleanSwift", "replies in VIPER",
      ])
  }

  private static let versions = Result {
    try Registry.architectures.map { arm in
      (name: arm.name, places: try Places(of: arm, in: Run.root()))
    }
  }
}
