import Foundation
import LayoutFixtures
import TestSupport
import Testing

@Suite struct OutputFileTests {
  @Test func aFileKeepsItsPermissionsAndALinkItsPlace() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let link = folder.url.appending(path: "link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file.json")
    try OutputFile.replace(link, with: Array("new".utf8))
    #expect(try folder.read("file.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file.json")
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test func whatIsNoFileIsWrittenTo() throws {
    #expect(throws: Never.self) { try OutputFile.replace("/dev/null", with: [1, 2, 3]) }
    let error = #expect(throws: DocumentError.self) { try OutputFile.replace("/dev/full", with: [1]) }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func aFileThatCannotBeWrittenSaysSo() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appending(path: "no/such/file.json").path
    let error = #expect(throws: DocumentError.self) { try OutputFile.replace(missing, with: []) }
    #expect(error?.description == "cannot write \(missing): No such file or directory")
    #expect(throws: DocumentError.self) { try OutputFile.replace(folder.url.path, with: [1]) }
  }

  @Test func ofManyWritersOneWinsWhole() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "file").path
    await withTaskGroup { group in
      for writer in 0..<16 {
        group.addTask {
          for _ in 0..<8 {
            do { try OutputFile.replace(path, with: [UInt8](repeating: UInt8(writer), count: 10_000)) } catch
            {
              Issue.record("\(error)")
            }
          }
        }
      }
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count == 10_000)
    #expect(Set(bytes).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
  }
}
