extension VIPERModule {
  var spies: String {
    #"""
    import Items
    import VIPER

    \#(opening("final class", "ViewSpy", "ViewProtocol"))
      private let log: CallLog

      init(_ log: CallLog) {
        self.log = log
      }

      private(set) var showLoadingWasCalled = false
      func showLoading() {
        log.note("view.showLoading")
        showLoadingWasCalled = true
      }

      private(set) var showTextWasCalled = false
      private(set) var showTextText = ""
      func showText(_ text: String) {
        log.note("view.showText(\(text))")
        showTextWasCalled = true
        showTextText = text
      }

      private(set) var showErrorWasCalled = false
      private(set) var showErrorMessage = ""
      func showError(_ message: String) {
        log.note("view.showError(\(message))")
        showErrorWasCalled = true
        showErrorMessage = message
      }
    }

    \#(opening("final class", "PresenterSpy", "PresenterProtocol"))
      private let log: CallLog

      init(_ log: CallLog) {
        self.log = log
      }

      private(set) var onViewDidLoadWasCalled = false
      func onViewDidLoad() {
        log.note("presenter.onViewDidLoad")
        onViewDidLoadWasCalled = true
      }

      private(set) var loadItemsWasCalled = false
      func loadItems() {
        log.note("presenter.loadItems")
        loadItemsWasCalled = true
      }

      private(set) var onDidPopWasCalled = false
      func onDidPop() {
        log.note("presenter.onDidPop")
        onDidPopWasCalled = true
      }
    }

    \#(opening("final class", "InteractorOutputSpy", "InteractorOutputProtocol"))
      private let log: CallLog

      init(_ log: CallLog) {
        self.log = log
      }

      private(set) var presentLoadingWasCalled = false
      func presentLoading() {
        log.note("presenter.presentLoading")
        presentLoadingWasCalled = true
      }

      private(set) var presentItemsWasCalled = false
      private(set) var presentItemsItems: [Item] = []
      func presentItems(_ items: [Item]) {
        log.note("presenter.presentItems(\(items.map(\.title)))")
        presentItemsWasCalled = true
        presentItemsItems = items
      }

      private(set) var presentErrorWasCalled = false
      private(set) var presentErrorFailure: ItemsFailure?
      func presentError(_ failure: ItemsFailure) {
        log.note("presenter.presentError(\(failure))")
        presentErrorWasCalled = true
        presentErrorFailure = failure
      }
    }

    \#(opening("final class", "InteractorSpy", "InteractorInputProtocol"))
      private let log: CallLog

      init(_ log: CallLog) {
        self.log = log
      }

      private(set) var loadItemsWasCalled = false
      func loadItems() {
        log.note("interactor.loadItems")
        loadItemsWasCalled = true
      }

      private(set) var cancelLoadingWasCalled = false
      func cancelLoading() {
        log.note("interactor.cancelLoading")
        cancelLoadingWasCalled = true
      }
    }

    /// Holds every reply until the example sends it; a cancel ends the query under way as cancelled.
    \#(opening("final class", "APIDataManagerSpy", "APIDataManagerInputProtocol"))
      private let log: CallLog

      init(_ log: CallLog) {
        self.log = log
      }

      private(set) var getItemsWasCalled = false
      private(set) var getItemsCompletion: ((QueryResult<[Item]>) -> Void)?
      func getItems(completion: @escaping (QueryResult<[Item]>) -> Void) {
        log.note("api.getItems")
        getItemsWasCalled = true
        getItemsCompletion = completion
      }

      private(set) var cancelWasCalled = false
      func cancel() {
        log.note("api.cancel")
        cancelWasCalled = true
        getItemsCompletion?(.cancelled)
      }
    }

    /// Answers at once with the results it is given.
    \#(opening("final class", "LocalDataManagerSpy", "LocalDataManagerInputProtocol"))
      var getItemsResult: Result<[Item], StoreError> = .success([])
      var replaceItemsResult: Result<Void, StoreError> = .success(())
      private let log: CallLog

      init(_ log: CallLog) {
        self.log = log
      }

      private(set) var getItemsWasCalled = false
      func getItems(completion: @escaping (Result<[Item], StoreError>) -> Void) {
        log.note("local.getItems")
        getItemsWasCalled = true
        completion(getItemsResult)
      }

      private(set) var replaceItemsWasCalled = false
      private(set) var replaceItemsItems: [Item] = []
      func replaceItems(
        with items: [Item], completion: @escaping (Result<Void, StoreError>) -> Void
      ) {
        log.note("local.replaceItems(with: \(items.map(\.title)))")
        replaceItemsWasCalled = true
        replaceItemsItems = items
        completion(replaceItemsResult)
      }
    }

    """#
  }
}
