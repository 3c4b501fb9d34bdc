import FakeWorld
import Items
import UserDriver
import VIPER
import XCTest

/// Describes the log of queries for the list; names read describe, context, it.
final class ItemsQueryLogTests: XCTestCase {
  private var log: CallLog!
  private var center: QueryNotificationCenter!
  private var sut: ItemsQueryLog!

  override func setUp() {
    log = CallLog()
    center = QueryNotificationCenter()
    sut = ItemsQueryLog { [log] in log?.note($0) }
    sut.subscribe(to: center)
  }

  override func tearDown() {
    sut = nil
  }

  /// Extra.
  func testQueries_areLoggedWithHowTheyEnded() {
    center.publish(ItemsQueryDidFinish(result: .success([.milk, .plants])))
    center.publish(ItemsQueryDidFinish(result: .failure(.status(500))))
    center.publish(ItemsQueryDidFinish(result: .cancelled))
    XCTAssertEqual(
      log.calls,
      ["items query: 2 items", "items query: status(500)", "items query: cancelled"])
  }

  /// Extra.
  func testQueries_whenTheLogIsGone_areLoggedNoMore() {
    weak let weakLog = sut
    sut = nil
    XCTAssertNil(weakLog)
    center.publish(ItemsQueryDidFinish(result: .success([])))
    XCTAssertEqual(log.calls, [])
  }

  /// Extra.
  func testQueries_ofTheApp_areLoggedOnceTheWireframeHasTheCenter() {
    let world = World(server: FakeServer(generating: 3))
    world.launch { environment in
      let wireframe = ItemsListWireframe(client: environment.client, store: environment.store)
      wireframe.notificationCenter = self.center
      let app = VIPERApp(environment: environment)
      app.itemsListWireframe = wireframe
      return app
    }
    world.user.waitUntilSettled()
    XCTAssertEqual(log.calls, ["items query: 3 items"])
  }
}
