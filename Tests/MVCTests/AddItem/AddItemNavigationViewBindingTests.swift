import HeadlessKit
import Items
import XCTest

@testable import MVC

final class AddItemNavigationViewBindingTests: XCTestCase {
  /// A4.
  func testScreenIsLeftOnceTheItemIsSaved() {
    let screen = ViewController()
    let scenarios: KeyValuePairs<UInt, (state: AddItemModelState, left: [Screen])> = [
      #line: (.editing, []),
      #line: (.rejected(because: .blank), []),
      #line: (.saving, []),
      #line: (.failure(because: .offline), []),
      #line: (.saved, [Screen(screen)]),
    ]

    for (line, scenario) in scenarios {
      let stub = AddItemModelStub()
      let navigator = ReverseNavigatorSpy()

      withExtendedLifetime(
        AddItemNavigationViewBinding(
          observing: stub, leaving: screen, navigatingBy: navigator)
      ) {
        stub.currentState = scenario.state
      }

      XCTAssertEqual(navigator.callArgs, scenario.left, line: line)
    }
  }

  /// X2.
  func testScreenIsNotKeptAlive() {
    let stub = AddItemModelStub()
    let navigator = ReverseNavigatorSpy()
    var screen: ViewController? = ViewController()
    weak let weakScreen = screen
    let viewBinding = screen.map {
      AddItemNavigationViewBinding(observing: stub, leaving: $0, navigatingBy: navigator)
    }

    screen = nil

    withExtendedLifetime(viewBinding) { XCTAssertNil(weakScreen) }
  }

  /// X2.
  func testModelDoesNotKeepTheBindingAlive() {
    let stub = AddItemModelStub()
    let navigator = ReverseNavigatorSpy()
    let screen = ViewController()
    var viewBinding: AddItemNavigationViewBinding? = AddItemNavigationViewBinding(
      observing: stub, leaving: screen, navigatingBy: navigator)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
  }
}
