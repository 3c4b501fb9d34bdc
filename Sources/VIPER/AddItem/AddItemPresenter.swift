import Items

/// Turns what the user does into use cases, and their results into what the form shows.
package final class AddItemPresenter {
  package weak var view: (any AddItemViewProtocol)?
  package var interactor: (any AddItemInteractorInputProtocol)?
  package var wireframe: (any AddItemWireframeProtocol)?
  package weak var delegate: (any AddItemModuleDelegate)?
}

extension AddItemPresenter: AddItemPresenterProtocol {
  package func clearError() {
    view?.hideError()
  }

  package func saveItem(title: String, isEnabled: Bool) {
    interactor?.saveItem(title: title, isEnabled: isEnabled)
  }

  package func cancelSaving() {
    interactor?.cancelSaving()
  }
}

extension AddItemPresenter: AddItemInteractorOutputProtocol {
  package func presentRefusal(_ error: TitleError) {
    view?.showError(Formatting.message(for: error))
  }

  package func presentLoading() {
    view?.showLoading()
  }

  package func presentSaved() {
    wireframe?.dismissAddItemModule()
    delegate?.addItemModuleDidSave()
  }

  package func presentError(_ failure: ItemsFailure) {
    view?.showError(Formatting.message(for: failure))
  }
}
