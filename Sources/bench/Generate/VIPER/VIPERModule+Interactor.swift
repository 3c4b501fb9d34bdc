extension VIPERModule {
  var interactor: String {
    #"""
    import Items

    /// Loads the items and keeps them on this device.
    \#(opening("package final class", "Interactor", "InteractorInputProtocol"))
      package weak var presenter: (any \#(name)InteractorOutputProtocol)?
      package var apiDataManager: (any \#(name)APIDataManagerInputProtocol)?
      package var localDataManager: (any \#(name)LocalDataManagerInputProtocol)?
      private var isLoading = false

      package init() {}

      package func loadItems() {
        guard !isLoading else { return }
        isLoading = true
        presenter?.presentLoading()
        apiDataManager?.getItems { [weak self] result in
          switch result {
          case .success(let items): self?.save(items)
          case .failure(let error): self?.fail(.network(error))
          case .cancelled: self?.isLoading = false
          }
        }
      }

      package func cancelLoading() {
        if isLoading { apiDataManager?.cancel() }
      }

      private func save(_ items: [Item]) {
        localDataManager?.replaceItems(with: items) { [weak self] result in
          switch result {
          case .success: self?.read()
          case .failure(let error): self?.fail(.store(error))
          }
        }
      }

      /// What is shown is what was saved, so that screen and store agree.
      private func read() {
        localDataManager?.getItems { [weak self] result in
          switch result {
          case .success(let items): self?.finish(items)
          case .failure(let error): self?.fail(.store(error))
          }
        }
      }

      private func finish(_ items: [Item]) {
        isLoading = false
        presenter?.presentItems(items)
      }

      private func fail(_ failure: ItemsFailure) {
        isLoading = false
        presenter?.presentError(failure)
      }
    }

    """#
  }
}
