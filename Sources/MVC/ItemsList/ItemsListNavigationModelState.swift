import Items

/// Where the list has led last; what shows is the stack's affair.
package enum ItemsListNavigationModelState: Equatable {
  /// Nowhere yet.
  case initial
  case detail(Item)
  case addItem
}
