import Items

@testable import MVC

/// Records the calls of several doubles in one order.
final class CallLog {
  enum CallArgs: Equatable {
    case listModel(ItemsListModelSpy.CallArgs)
    case listRepository(ItemsListRepositorySpy.CallArgs)
    case addItemRepository(NewItem)
    case readableRepository(ReadableItemsRepositorySpy.CallArgs)
    case writableRepository(WritableItemsRepositorySpy.CallArgs)
    case navigator(Screen)
    case reverseNavigator(Screen)
    /// A state that the form's model announced.
    case addItemState(AddItemModelState)
    /// A line that the logging navigator wrote.
    case line(String)
  }

  private(set) var callArgs: [CallArgs] = []

  func append(_ call: CallArgs) {
    callArgs.append(call)
  }
}
