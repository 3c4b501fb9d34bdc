import VIPERS

/// Stands where the form's delegate has to be and isn't called.
final class DelegateDummy: AddItem_Delegate {
  func itemDidCreate() {}
}
