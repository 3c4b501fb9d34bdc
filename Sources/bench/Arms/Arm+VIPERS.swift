import VIPERS

extension Arm {
  package static let vipers = Arm("VIPERS", VIPERSSpies.self) { VIPERSApp(environment: $0) }
}
