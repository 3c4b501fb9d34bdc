import MVC

extension Bag {
  /// A bag of stubs that hold every reply, for tests which replace what they look at.
  static func stubbed(
    detailRepository: any ItemDetailRepositoryProtocol = ItemDetailRepositoryStub(),
    addItemRepository: any AddItemRepositoryProtocol = AddItemRepositoryStub(),
    writableRepository: any WritableItemsRepositoryProtocol =
      WritableItemsRepositoryStub(),
    reverseNavigator: any ReverseNavigatorProtocol = ReverseNavigatorSpy()
  ) -> Bag {
    Bag(
      detailRepository: detailRepository, addItemRepository: addItemRepository,
      writableRepository: writableRepository, reverseNavigator: reverseNavigator)
  }
}
