/// What is needed to make the screens that follow the list.
package struct Bag {
  package let detailRepository: any ItemDetailRepositoryProtocol
  package let addItemRepository: any AddItemRepositoryProtocol
  package let writableRepository: any WritableItemsRepositoryProtocol
  package let reverseNavigator: any ReverseNavigatorProtocol

  package init(
    detailRepository: any ItemDetailRepositoryProtocol,
    addItemRepository: any AddItemRepositoryProtocol,
    writableRepository: any WritableItemsRepositoryProtocol,
    reverseNavigator: any ReverseNavigatorProtocol
  ) {
    self.detailRepository = detailRepository
    self.addItemRepository = addItemRepository
    self.writableRepository = writableRepository
    self.reverseNavigator = reverseNavigator
  }
}
