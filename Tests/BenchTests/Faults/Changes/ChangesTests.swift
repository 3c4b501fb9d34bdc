import Foundation
import SwiftSource
import Testing

@testable import Arms
@testable import bench

/// What `.ci/harmless-changes` has recorded goes with the patches and suites that there are.
struct ChangesTests {
  @Test func everyPatchAppliesAndEveryRecordedTestIsThere() throws {
    let root = try Run.root()
    let file = URL(filePath: "\(root)/\(ChangeRecord.path)")
    let record = try JSONDecoder().decode(ChangeRecord.self, from: Data(contentsOf: file))
    var mistakes: [String] = []
    for name in Registry.architectures.map(\.name) {
      let version = try VersionChanges(in: name, root: root)
      let suite = try ModuleFolder("Tests/\(name)Tests", of: name, in: root)
      let tests = Set(suite.files.flatMap(\.functions).map { "\($0.owner.name)/\($0.name)" })
      for change in Change.allCases {
        let row = try version.row(of: change, record)
        let isNoticed = !row.red.isEmpty || !row.uncompiled.isEmpty
        if !tests.isSuperset(of: row.red + row.uncompiled) || row.linesOfSources == 0
          || isNoticed != (row.linesOfTests + row.linesOfDoubles > 0)
        {
          mistakes.append("\(row)")
        }
      }
    }
    #expect(mistakes == [])
    #expect(record.outcomes.count == Change.allCases.count * Registry.architectures.count)
  }

  @Test func aPatchAppliesToWhatItWasMadeForAlone() throws {
    let patch = Patch(
      """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -1,3 +1,2 @@
       a
      -b
      -c
      +d
      @@ -5,2 +4,3 @@ class
       e
      +f
       g
      diff --git a/B.swift b/B.swift
      new file mode 100644
      --- /dev/null
      +++ b/B.swift
      @@ -0,0 +1 @@
      +a
      diff --git a/C.swift b/C.swift
      deleted file mode 100644
      --- a/C.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -a

      """)
    let files = patch.files
    #expect(files.map(\.path) == ["A.swift", "B.swift", "C.swift"])
    #expect(files.map(\.isMade) == [false, true, false])
    #expect(files.map(\.isRemoved) == [false, false, true])
    #expect(files.map(\.changes.removed) == [[1, 2], [], [0]])
    #expect(files.map(\.changes.added) == [[1, 4], [0], []])
    let texts = [
      "a\nb\nc\n-\ne\ng\n", "a\nb\nc\n-\ne\nh\n", "a\nb\n", "", "a\n",
    ].map { text in files.map { $0.text(after: text) } }
    #expect(texts.map { $0[0] } == ["a\nd\n-\ne\nf\ng\n", nil, nil, nil, nil])
    #expect([texts[3][1], texts[4][2], texts[3][2]] == ["a\n", "", nil])
  }
}
