@testable import MVC

extension Bag {
  /// Makes a bag of stubs that hold each reply; a test replaces those that it is about.
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
