import MVC

extension ItemsListModel {
  /// A model among stubs that hold every reply and store nothing, for tests which replace some of them.
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
