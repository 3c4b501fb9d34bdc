extension VIPERModule {
  var spies: String {
    """
    import VIPER

    \(spy("Presenter", "PresenterProtocol", noting: "presenter", method: "onDidPop"))

    \(spy("Interactor", "InteractorInputProtocol", noting: "interactor", method: "cancel"))

    \(spy("APIDataManager", "APIDataManagerInputProtocol", noting: "api", method: "cancel"))

    """
  }

  private func spy(
    _ role: String, _ contract: String, noting seam: String, method: String
  ) -> String {
    """
    \(opening("final class", "\(role)Spy", contract))
      private let log: CallLog

      init(_ log: CallLog) {
        self.log = log
      }

      private(set) var \(method)WasCalled = false
      func \(method)() {
        log.note("\(seam).\(method)")
        \(method)WasCalled = true
      }
    }
    """
  }
}
