import Testing

@testable import bench

struct FolderLockTests {
  @Test func oneAtATimeHasAFolder() throws {
    let folder = try TemporaryFolder(["a": ""])
    let path = "\(folder.path)/coverage"
    var lock = FolderLock(path)
    #expect(lock != nil)
    #expect(FolderLock(path) == nil)
    lock = nil
    #expect(FolderLock(path) != nil)
  }
}
