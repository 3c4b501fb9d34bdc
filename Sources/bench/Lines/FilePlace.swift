/// The scene and the role that a file's path below its module stands for.
struct FilePlace: Equatable, Sendable {
  let scene: String
  let role: String

  init(path: String) {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    scene = folders.first ?? "App"
    role = folders.contains("Extras") ? LineRow.extra : Self.role(path, in: scene)
  }

  private static func role(_ path: String, in scene: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let name = file.hasSuffix(".swift") ? file.dropLast(6) : file
    let base = name.hasSuffix("Tests") ? name.dropLast(5) : name
    let role = base.hasPrefix(scene) ? base.dropFirst(scene.count) : base
    // `AddItems` is no role of the scene `AddItem`, and `ItemsList` keeps its name.
    let isWord = role.first.map { !$0.isLowercase } ?? false
    return String(isWord ? role : base)
  }
}
