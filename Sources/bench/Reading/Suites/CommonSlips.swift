import Console

/// The slips that are planted in every version, and noticed by each of their suites.
package struct CommonSlips {
  private let slips: [PlantedDefect]
  private let bugs: [String]

  /// `bugs` are slips that people really make.
  package init(of versions: [String], in root: String, bugs: [String]) throws(InputError) {
    let defects = try versions.map { version throws(InputError) in
      try PlantedDefect.all(of: version, in: root)
    }
    slips = (defects.first ?? []).filter { slip in
      slip.slip != nil
        && defects.allSatisfy {
          $0.contains { ($0.slip, $0.behaviour) == (slip.slip, slip.behaviour) }
        }
    }
    self.bugs = bugs
  }

  /// The one that asks all suites about a statement; nil where they have none in common.
  ///
  /// What ends the process tells little, and goes last; what people really make goes first, in the order of the bugs.
  package func slip(of statement: String) -> String? {
    if let question = Question(rawValue: statement) { return question.slip }
    let rank = { (slip: PlantedDefect) in
      (slip.crash == true ? 1 : 0, bugs.firstIndex { $0 == slip.slip } ?? bugs.count)
    }
    return slips.filter { $0.behaviour == statement }.min { rank($0) < rank($1) }?.slip
  }
}
