import Arms

/// The least and the greatest of the versions' numbers, and whose they are.
enum Extremes {
  /// Such as `12 (A and B) to 64 (C)`, or `12` where all read alike; nil without numbers.
  ///
  /// A name that may stand beside another value just as well is left out.
  static func text(
    _ values: [(version: String, value: Double)], isNamed: (String) -> Bool = { _ in true },
    as text: (Double) -> String
  ) -> String? {
    guard let low = values.map(\.value).min(), let high = values.map(\.value).max()
    else { return nil }
    func named(_ value: Double) -> String {
      let versions = values.filter { text($0.value) == text(value) }.map(\.version)
      return versions.allSatisfy(isNamed)
        ? "\(text(value)) (\(versions.uniqued().listed))" : text(value)
    }
    return text(low) == text(high) ? text(low) : "\(named(low)) to \(named(high))"
  }
}

extension Array where Element: VersionRow {
  /// Such as `2 (A) to 3 (B) calls, 1 in Direct`: what the rows of each version add up to.
  func range(
    of value: (Element) -> Int, _ noun: String, _ more: String = ""
  ) -> String? {
    let sums = map(\.architecture).uniqued().map { version in
      (version: version, value: Double(filter { $0.architecture == version }.sum(value)))
    }
    let versions = sums.filter { !Arm.isFloor($0.version) }
    let floor = sums.first { $0.version == Arm.direct.name }
    return Extremes.text(versions) { "\(Int($0))" }.map { range in
      range.counting(noun) + more + (floor.map { ", \(Int($0.value)) in \($0.version)" } ?? "")
    }
  }
}
