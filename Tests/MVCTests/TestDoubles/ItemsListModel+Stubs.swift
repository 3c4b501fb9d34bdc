@testable import MVC

extension ItemsListModel {
  /// Makes a model with stubs that hold each reply and store nothing; a test replaces those that it is about.
  static func stubbed(
    startingWith initialState: ItemsListModelState,
    fetchingVia repository: any ItemsListRepositoryProtocol = ItemsListRepositoryStub(),
    reading readableRepository: any ReadableItemsRepositoryProtocol =
      ReadableItemsRepositoryStub(),
    writing writableRepository: any WritableItemsRepositoryProtocol =
      WritableItemsRepositoryStub()
  ) -> ItemsListModel {
    ItemsListModel(
      startingWith: initialState, fetchingVia: repository, reading: readableRepository,
      writing: writableRepository)
  }
}
