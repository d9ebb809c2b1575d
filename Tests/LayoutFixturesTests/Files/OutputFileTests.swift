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

  @Test func aLinkToNothingYetStaysALink() throws {
    let folder = try TemporaryFolder()
    let first = folder.url.appending(path: "first.json").path
    let second = folder.url.appending(path: "second.json").path
    try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: "second.json")
    try FileManager.default.createSymbolicLink(atPath: second, withDestinationPath: "file.json")
    try OutputFile.replace(first, with: Array("new".utf8))
    #expect(try folder.read("file.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: first) == "second.json")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: second) == "file.json")
    let circle = folder.url.appending(path: "circle.json").path
    try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle.json")
    #expect(throws: DocumentError.self) { try OutputFile.replace(circle, with: [1]) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: circle) == "circle.json")
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

  @Test func aFileThatIsReadOnlyStaysAsItIs() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let error = #expect(throws: DocumentError.self) { try OutputFile.replace(path, with: [1]) }
    #expect(error?.description == "cannot write \(path): the file is read-only")
    #expect(try folder.read("file.json") == "old")
  }

  @Test func hardLinksStayOneFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a longer old text", to: "file.json")
    let link = folder.url.appending(path: "link.json").path
    try FileManager.default.linkItem(atPath: path, toPath: link)
    try OutputFile.replace(link, with: Array("new".utf8))
    #expect(try folder.read("file.json") == "new")
    #expect(try folder.read("link.json") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("changed by someone", to: "file.json")
    let error = #expect(throws: DocumentError.self) {
      try OutputFile.replace(path, with: [1], ifStill: Array("as it was read".utf8))
    }
    #expect(error?.description.contains("was changed by someone else") == true)
    #expect(try folder.read("file.json") == "changed by someone")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file.json"])
    try OutputFile.replace(path, with: Array("new".utf8), ifStill: Array("changed by someone".utf8))
    #expect(try folder.read("file.json") == "new")
  }

  @Test func aNewFileHasThePermissionsThatTheProcessGives() throws {
    let folder = try TemporaryFolder()
    let row =
      #"{"format":1,"widths":[320],"environment":{},"rows":[{"id":"r","tree":{"kind":"leaf","w":1,"h":3}}]}"#
    try folder.write(row, to: "a.json")
    let result = try Tool.shell(
      "cd '\(folder.url.path)'; umask 077; $tool render a.json -o a.svg && stat -c %a a.svg")
    #expect(result.output == "600\n")
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
