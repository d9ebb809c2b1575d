import Foundation
import TestSupport
import Testing
import TextLayout

@testable import TextShaping

@Suite struct FontIdentityTests {
  /// What `xxhsum -H64` of the xxHash project prints for the bytes 3, 10, 17, … of the given number.
  @Test(arguments: [
    (0, "ef46db3751d8e999"), (1, "1f25c8d0bc1f4bb6"), (3, "31d2363f52e564c9"), (4, "9bb64b7d66ee9fda"),
    (7, "9a7b149959ce60d8"), (8, "dab99d95c6f90092"), (15, "1b47cb8243cc8e32"), (31, "a2aa5f33cc4a6119"),
    (32, "23c3c17ef790fd97"), (33, "50a7cfc7ba588784"), (63, "5e3e54b431c7493c"), (100, "a61f8d4c170fe531"),
    (1000, "5f235fa033f1a3fb"),
  ])
  func digestsAreThoseOfTheReferenceProgram(count: Int, digest: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) }
    let actual = unsafe ByteDigest.digest(of: bytes.span.bytes)
    #expect(ByteDigest.spelled(actual) == digest)
  }

  @Test func identitiesTellBuildsOfAFontApart() throws {
    let plain = try FontLibrary(stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])])
    let known = try #require(plain.identities["Inter-Regular.otf"])
    #expect(known.version.first?.isNumber == true)
    #expect(!known.version.contains(";"))

    // The same font with one byte more is another build.
    let folder = URL.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try FontLocator(folders: []).path(of: FontReference(file: "Inter-Regular.otf"))
    var data = try Data(contentsOf: URL(filePath: path))
    data.append(0)
    try data.write(to: folder.appending(path: "Inter-Regular.otf"))
    let other = try FontLibrary(
      stacks: ["ui": FontStack(files: ["Inter-Regular.otf"])], folders: [folder.path])
    let changed = try #require(other.identities["Inter-Regular.otf"])
    #expect(changed.version == known.version)
    #expect(changed.digest != known.digest)
  }
}
