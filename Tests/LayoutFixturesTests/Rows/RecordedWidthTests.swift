import Foundation
import LayoutFixtures
import TestSupport
import Testing

/// What is recorded can be read again, however widths were given.
@Suite struct RecordedWidthTests {
  @Test(arguments: [
    (#""widths":[320,320],"#, ""), (#""widths":[320,320.00001],"#, ""),
    (#""widths":[1e-9,5e-324,0,-0.0],"#, ""),
    (#""widths":[106.66666666666667,106.6667],"#, ""), ("", #","expected":{"320":1,"320.0":2,"3.2e2":4}"#),
  ])
  func whatIsRecordedIsADocumentAgain(widths: String, expected: String) throws {
    let folder = try TemporaryFolder()
    let tree = #"{"kind":"text","words":[5,5,5],"advance":8,"lineHeight":20,"ascent":15}"#
    let path = try folder.write(
      #"{"format":1,\#(widths)"environment":{},"rows":[{"id":"r","tree":\#(tree)\#(expected)}]}"#,
      to: "r.json")
    let recorder = try RowRecorder(path: path)
    #expect(recorder.changes.count == 1)
    try OutputFile.replace(path, with: recorder.bytes, ifStill: recorder.original)
    var run = try FixtureRun(path: path)
    let row = try #require(try run.next())
    #expect(row.holds)
    #expect(try RowRecorder(path: path).changes == [])
  }
}
