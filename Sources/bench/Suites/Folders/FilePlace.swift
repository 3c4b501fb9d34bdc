/// The scene and the role that a file's path below its module stands for.
package struct FilePlace: Equatable, Sendable {
  /// The scene of files that stand beside the folders.
  package static let app = "App"
  /// The scene of what no single scene has.
  package static let support = "Support"

  package let scene: String
  package var role: String

  /// `scene` is that of a file whose folder isn't named after one.
  package init(path: String, scene: String? = nil) {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    let scene = scene ?? folders.first ?? Self.app
    self.scene = scene
    role = Self.role(path, in: scene)
  }

  private static func role(_ path: String, in scene: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let name = file.hasSuffix(".swift") ? file.dropLast(6) : file
    // `StateMachine+Items` is more of `StateMachine`.
    var base = (name.hasSuffix("Tests") ? name.dropLast(5) : name).prefix { $0 != "+" }
    // `MVCApp` is to MVC what `VIPERApp` is to VIPER.
    if scene == app, let app = base.firstRange(of: app) { base = base[app.lowerBound...] }
    let role = base.hasPrefix(scene) ? base.dropFirst(scene.count) : base
    // `AddItems` is no role of the scene `AddItem`, and `ItemsList` keeps its name.
    let isWord = role.first.map { !$0.isLowercase } ?? false
    return String(isWord ? role : base)
  }
}
