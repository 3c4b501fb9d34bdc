import Items
import MVC

/// What several doubles were called with, in one order.
final class CallLog {
  enum CallArgs: Equatable {
    case listModel(ItemsListModelSpy.CallArgs)
    case listRepository(ItemsListRepositorySpy.CallArgs)
    case addItemRepository(NewItem)
    case readableRepository(ReadableItemsRepositorySpy.CallArgs)
    case writableRepository(WritableItemsRepositorySpy.CallArgs)
    case navigator(Screen)
    case reverseNavigator(Screen)
    /// What an observer of the form's model heard.
    case addItemState(AddItemModelState)
    /// What the logging navigator wrote.
    case line(String)
  }

  private(set) var callArgs: [CallArgs] = []

  func append(_ call: CallArgs) {
    callArgs.append(call)
  }
}
