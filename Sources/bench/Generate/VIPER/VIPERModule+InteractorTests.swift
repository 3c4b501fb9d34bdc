extension VIPERModule {
  var interactorTests: String {
    ##"""
    import Items
    import VIPER
    import XCTest

    /// Describes \##(name)'s interactor; names read describe, context, it.
    final class \##(name)InteractorTests: XCTestCase {
      private var log: CallLog!
      private var presenter: \##(name)InteractorOutputSpy!
      private var api: \##(name)APIDataManagerSpy!
      private var local: \##(name)LocalDataManagerSpy!
      private var sut: \##(name)Interactor!

      override func setUp() {
        log = CallLog()
        presenter = \##(name)InteractorOutputSpy(log)
        api = \##(name)APIDataManagerSpy(log)
        local = \##(name)LocalDataManagerSpy(log)
        sut = \##(name)Interactor()
        sut.presenter = presenter
        sut.apiDataManager = api
        sut.localDataManager = local
      }

      override func tearDown() {
        sut = nil
      }

      // MARK: Loading

      /// Extra.
      func testLoading_inTheNominalCase_callsAllTheFunctionsOfTheScenario() {
        local.getItemsResult = .success([.plants, .milk])
        sut.loadItems()
        api.getItemsCompletion?(.success([.milk, .plants]))

        XCTAssertTrue(presenter.presentLoadingWasCalled)
        XCTAssertTrue(api.getItemsWasCalled)
        XCTAssertFalse(api.cancelWasCalled)
        XCTAssertTrue(local.replaceItemsWasCalled)
        XCTAssertEqual(local.replaceItemsItems, [.milk, .plants])
        XCTAssertTrue(local.getItemsWasCalled)
        XCTAssertTrue(presenter.presentItemsWasCalled)
        XCTAssertEqual(presenter.presentItemsItems, [.plants, .milk])
        XCTAssertFalse(presenter.presentErrorWasCalled)
        XCTAssertEqual(
          log.calls,
          [
            "presenter.presentLoading", "api.getItems",
            #"local.replaceItems(with: ["Buy milk", "Water the plants"])"#, "local.getItems",
            #"presenter.presentItems(["Water the plants", "Buy milk"])"#,
          ])
      }

      /// Extra.
      func testLoading_whenTheNetworkFails_presentsTheErrorAndTouchesNoStore() {
        let errors: [NetworkError] = [
          .offline, .timedOut, .status(500), .undecodable(reason: "not JSON"),
        ]
        for error in errors {
          log.removeAll()
          sut.loadItems()
          api.getItemsCompletion?(.failure(error))
          XCTAssertTrue(presenter.presentErrorWasCalled)
          XCTAssertEqual(presenter.presentErrorFailure, .network(error))
          XCTAssertEqual(
            log.calls,
            [
              "presenter.presentLoading", "api.getItems",
              "presenter.presentError(\(ItemsFailure.network(error)))",
            ])
        }
      }

      /// Extra.
      func testLoading_whenTheStoreRefusesTheItems_presentsTheErrorAndReadsNothing() {
        local.replaceItemsResult = .failure(.writeFailed)
        sut.loadItems()
        api.getItemsCompletion?(.success([.milk]))
        XCTAssertFalse(presenter.presentItemsWasCalled)
        XCTAssertEqual(presenter.presentErrorFailure, .store(.writeFailed))
        XCTAssertEqual(
          log.calls,
          [
            "presenter.presentLoading", "api.getItems",
            #"local.replaceItems(with: ["Buy milk"])"#,
            "presenter.presentError(\(ItemsFailure.store(.writeFailed)))",
          ])
      }

      /// Extra.
      func testLoading_whenTheStoreCannotBeReadBack_presentsTheError() {
        local.getItemsResult = .failure(.readFailed)
        sut.loadItems()
        api.getItemsCompletion?(.success([.milk]))
        XCTAssertFalse(presenter.presentItemsWasCalled)
        XCTAssertEqual(presenter.presentErrorFailure, .store(.readFailed))
        XCTAssertEqual(
          log.calls,
          [
            "presenter.presentLoading", "api.getItems",
            #"local.replaceItems(with: ["Buy milk"])"#, "local.getItems",
            "presenter.presentError(\(ItemsFailure.store(.readFailed)))",
          ])
      }

      /// Extra.
      func testLoading_whileItLoads_sendsNoSecondRequest() {
        sut.loadItems()
        log.removeAll()
        sut.loadItems()
        XCTAssertEqual(log.calls, [])
      }

      /// Extra.
      func testLoading_afterEachKindOfEnd_sendsARequestAgain() {
        let ends: [() -> Void] = [
          { self.api.getItemsCompletion?(.success([])) },
          { self.api.getItemsCompletion?(.failure(.offline)) },
          { self.sut.cancelLoading() },
          {
            self.local.getItemsResult = .failure(.readFailed)
            self.api.getItemsCompletion?(.success([]))
          },
          {
            self.local.replaceItemsResult = .failure(.writeFailed)
            self.api.getItemsCompletion?(.success([]))
          },
        ]
        sut.loadItems()
        for end in ends {
          end()
          log.removeAll()
          sut.loadItems()
          XCTAssertEqual(log.calls, ["presenter.presentLoading", "api.getItems"])
        }
      }

      // MARK: Cancelling

      /// Extra.
      func testCancelling_whileItLoads_cancelsTheQueryAndPresentsNothing() {
        sut.loadItems()
        log.removeAll()
        sut.cancelLoading()
        XCTAssertTrue(api.cancelWasCalled)
        XCTAssertEqual(log.calls, ["api.cancel"])
        sut.cancelLoading()
        XCTAssertEqual(log.calls, ["api.cancel"])
      }

      /// Extra.
      func testCancelling_whenNothingIsUnderWay_doesNothing() {
        let ends: [QueryResult<[Item]>] = [.success([]), .failure(.offline)]
        sut.cancelLoading()
        for end in ends {
          sut.loadItems()
          api.getItemsCompletion?(end)
          sut.cancelLoading()
        }
        XCTAssertFalse(api.cancelWasCalled)
      }

      // MARK: Being released

      /// Extra.
      func testReply_whenTheInteractorIsGone_reachesNobodyAndKeepsNothingAlive() {
        sut.loadItems()
        log.removeAll()
        weak let weakInteractor = sut
        sut = nil
        XCTAssertNil(weakInteractor)
        api.getItemsCompletion?(.success([.milk]))
        XCTAssertEqual(log.calls, [])
      }

      /// Extra.
      func testPresenter_isNotKeptAlive() {
        weak let weakPresenter = presenter
        presenter = nil
        XCTAssertNil(weakPresenter)
        sut.loadItems()
        api.getItemsCompletion?(.success([.milk]))
      }
    }

    """##
  }
}
