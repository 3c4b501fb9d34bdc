/// The dependencies of the screens that follow the list.
package struct Bag {
  let detailRepository: any ItemDetailRepositoryProtocol
  let addItemRepository: any AddItemRepositoryProtocol
  let writableRepository: any WritableItemsRepositoryProtocol
  let reverseNavigator: any ReverseNavigatorProtocol

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
