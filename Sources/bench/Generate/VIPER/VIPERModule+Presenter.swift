extension VIPERModule {
  var presenter: String {
    #"""
    import Items

    /// Turns what the user does into use cases, and items and failures into what the view shows.
    package final class \#(name)Presenter {
      package weak var view: (any \#(name)ViewProtocol)?
      package var interactor: (any \#(name)InteractorInputProtocol)?

      package init() {}
    }

    extension \#(name)Presenter: \#(name)PresenterProtocol {
      package func onViewDidLoad() {
        interactor?.loadItems()
      }

      package func loadItems() {
        interactor?.loadItems()
      }

      package func onDidPop() {
        interactor?.cancelLoading()
      }
    }

    \#(opening("extension", "Presenter", "InteractorOutputProtocol"))
      package func presentLoading() {
        view?.showLoading()
      }

      package func presentItems(_ items: [Item]) {
        switch items.count {
        case 0: view?.showText("No items")
        case 1: view?.showText("1 item")
        case let count: view?.showText("\(count) items")
        }
      }

      package func presentError(_ failure: ItemsFailure) {
        view?.showError(Wording.message(for: failure))
      }
    }

    """#
  }
}
