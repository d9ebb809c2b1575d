import Foundation
import TestSupport
import Testing

/// Calls that SwiftUI refuses are refused here too: a row that compiles here compiles there.
@Suite struct RefusedCallTests {
  private struct Failure: Error, CustomStringConvertible { let description: String }

  /// Calls that are refused, and beside each the call that was meant.
  private static let calls: [(refused: String, meant: String)] = [
    (#"Text(5)"#, #"Text("5")"#), (#"Text(nil)"#, #"Text("")"#),
    (#"Text("a").font(.huge)"#, #"Text("a").font(.title)"#),
    (#"Text("a").padding("8")"#, #"Text("a").padding(8)"#),
    (#"Text("a").frame(width: "10")"#, #"Text("a").frame(width: 10)"#),
    (#"Text("a").frame(width: 10, maxWidth: 20)"#, #"Text("a").frame(minWidth: 10, maxWidth: 20)"#),
    (
      #"VStack(spacing: 8, alignment: .leading) { Text("a") }"#,
      #"VStack(alignment: .leading, spacing: 8) { Text("a") }"#
    ),
    (#"VStack(alignment: .top) { Text("a") }"#, #"VStack(alignment: .trailing) { Text("a") }"#),
    (#"HStack(alignment: .leading) { Text("a") }"#, #"HStack(alignment: .lastTextBaseline) { Text("a") }"#),
    (#"HStack("a")"#, #"HStack { Text("a") }"#), (#"Image(5)"#, #"Image("5")"#),
    (#"Image("a").resizable(true)"#, #"Image("a").resizable()"#), (#"Spacer(10)"#, #"Spacer(minLength: 10)"#),
    (#"Divider(color: .red)"#, #"Divider()"#), (#"Text("a").resizable()"#, #"Image("a").resizable()"#),
    (#"Text("a").foregroundColor("red")"#, #"Text("a").foregroundColor(.red)"#),
    (#"Text("a").foregroundColor(.ultraThinMaterial)"#, #"Text("a").foregroundStyle(.ultraThinMaterial)"#),
    (#"Text("a").background("red")"#, #"Text("a").background(.red)"#),
    (#"Text("a").overlay(5)"#, #"Text("a").overlay { Text("5") }"#),
    (#"Text("a").lineLimit("2")"#, #"Text("a").lineLimit(2)"#),
    (#"Text("a").opacity(.half)"#, #"Text("a").opacity(0.5)"#),
    (#"Text("a").cornerRadius()"#, #"Text("a").cornerRadius(4)"#),
    (#"Text("a").clipShape(Color.red)"#, #"Text("a").clipShape(Circle())"#),
    (#"Text("a").clipShape(.rounded)"#, #"Text("a").clipShape(.capsule)"#),
    (#"Text("a").aspectRatio(1)"#, #"Text("a").aspectRatio(1, contentMode: .fit)"#),
    (#"Text("a").layoutPriority(.high)"#, #"Text("a").layoutPriority(1)"#),
    (#"Text("a").alignmentGuide(.leading)"#, #"Text("a").alignmentGuide(.leading) { $0.width }"#),
    (#"Text("a").offset(3)"#, #"Text("a").offset(x: 3)"#),
    (#"Text("a").rotationEffect(90)"#, #"Text("a").rotationEffect(.degrees(90))"#),
    (#"Text("a").onTapGesture(perform: 5)"#, #"Text("a").onTapGesture(perform: {})"#),
    (#"Button("a")"#, #"Button("a") {}"#),
    (#"Button(label: { Text("a") })"#, #"Button(action: {}, label: { Text("a") })"#),
    (#"Toggle("a", isOn: true)"#, #"Toggle("a", isOn: .constant(true))"#),
    (#"TextField("a", text: "b")"#, #"TextField("a", text: .constant("b"))"#),
    (#"Slider(value: 0.5)"#, #"Slider(value: .constant(0.5))"#),
    (#"Picker("a", selection: 1) { Text("a") }"#, #"Picker("a", selection: .constant(1)) { Text("a") }"#),
    (#"Stepper("a", value: 1)"#, #"Stepper("a", value: .constant(1))"#),
    (#"ForEach([1, 2]) { Text("\($0)") }"#, #"ForEach([1, 2], id: \.self) { Text("\($0)") }"#),
    (#"ForEach(0..<3, id: \.name) { Text("\($0)") }"#, #"ForEach(0..<3, id: \.self) { Text("\($0)") }"#),
    (#"NavigationLink("a")"#, #"NavigationLink("a", value: 1)"#),
    (#"Label("a")"#, #"Label("a", systemImage: "b")"#),
    (#"Label("a", icon: "b")"#, #"Label("a", image: "b")"#),
    (#"ProgressView(value: "a")"#, #"ProgressView(value: 0.5)"#),
    (#"Text("a").buttonStyle(.fancy)"#, #"Text("a").buttonStyle(.bordered)"#),
    (#"Text("a").toolbar(removing: "title")"#, #"Text("a").toolbar(removing: .title)"#),
    (
      #"Text("a").simultaneousGesture(TapGesture(), isEnabled: "yes")"#,
      #"Text("a").simultaneousGesture(TapGesture(), isEnabled: true)"#
    ),
    (
      #"Text("a").highPriorityGesture(TapGesture(), name: 5)"#,
      #"Text("a").highPriorityGesture(TapGesture(), name: "b")"#
    ),
    (#"Text("a").symbolEffect(.downUp)"#, #"Text("a").symbolEffect(.bounce)"#),
    (#"Text("a").colorEffect("tint")"#, #"Text("a").colorEffect(ShaderLibrary.tint())"#),
    (
      #"Stepper("a", value: .constant("b"), format: .number)"#,
      #"Stepper("a", value: .constant(1.5), format: .number)"#
    ),
    (
      #"Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: true))"#,
      #"Text("a").scrollTargetBehavior(.viewAligned(limitBehavior: .always))"#
    ),
    (#"Circle().offset(3).fill(.red)"#, #"Circle().offset(x: 3).fill(.red)"#),
    (#"Text("a").labelStyle(.icon)"#, #"Text("a").labelStyle(.iconOnly)"#),
    (#"Text("a").toggleStyle(.bordered)"#, #"Text("a").toggleStyle(.switch)"#),
    (#"Text("a").listStyle(.wheel)"#, #"Text("a").listStyle(.plain)"#),
    (#"Text("a").environment(\.font, "a")"#, #"Text("a").environment(\.font, .body)"#),
    (#"Text("a").environment(\.nothing, 1)"#, #"Text("a").environment(\.lineLimit, 1)"#),
    (
      #"Text("a").sheet(isPresented: true) { Text("b") }"#,
      #"Text("a").sheet(isPresented: .constant(true)) { Text("b") }"#
    ),
    (#"Text("a").animation(.linear, value: Text.self)"#, #"Text("a").animation(.linear, value: 1)"#),
    (#"Text("a").modifier(5)"#, #"Text("a").modifier(EmptyModifier())"#),
    (#"Text("a").dynamicTypeSize(.huge)"#, #"Text("a").dynamicTypeSize(.large)"#),
    (#"Text("a").redacted(reason: .secret)"#, #"Text("a").redacted(reason: .privacy)"#),
    (#"Text("a") + Image("b")"#, #"Text("a") + Text("b")"#),
    (#"Text("a").tag(Text.self)"#, #"Text("a").tag(1)"#),
    (#"Circle().fill(5)"#, #"Circle().fill(.red)"#),
    (#"Rectangle().frame(.infinity)"#, #"Rectangle().frame(maxWidth: .infinity)"#),
    (#"LazyVGrid(columns: 3) { Text("a") }"#, #"LazyVGrid(columns: [GridItem()]) { Text("a") }"#),
    (#"Text("a").focused(.constant(true))"#, #"Text("a").focused(FocusState<Bool>().projectedValue)"#),
    (
      #"Text("a").fileMover(isPresented: true, file: nil) { _ in }"#,
      #"Text("a").fileMover(isPresented: .constant(true), file: nil) { _ in }"#
    ),
    (
      #"Text("a").onDrop(of: .text, isTargeted: nil) { (_: [NSItemProvider]) in true }"#,
      #"Text("a").onDrop(of: [.text], isTargeted: nil) { (_: [NSItemProvider]) in true }"#
    ),
    (
      #"Text("a").listRowSeparator(.hidden, edges: .leading)"#,
      #"Text("a").listRowSeparator(.hidden, edges: .top)"#
    ),
    (
      #"Text("a").listSectionSeparatorTint(.red, edges: .horizontal)"#,
      #"Text("a").listSectionSeparatorTint(.red, edges: .all)"#
    ),
    (#"NavigationSplitView { Text("a") }"#, #"NavigationSplitView { Text("a") } detail: { Text("b") }"#),
  ]

  @Test("Seventy-three calls are refused as SwiftUI refuses them, and those meant are taken")
  func refused() throws {
    let faults = try faultyLines(Self.calls.flatMap { [$0.refused, $0.meant] })
    for (number, call) in Self.calls.enumerated() {
      #expect(faults.contains(2 * number), "taken: \(call.refused)")
      #expect(!faults.contains(2 * number + 1), "refused: \(call.meant)")
    }
    #expect(Self.calls.count == 73)
  }

  @Test("Faults in a button's label are found in the label, and no role is missing")
  func faultsOfLabels() throws {
    let label = #"HStack { Text("a").padding(.x, .y).frame(width: .z, height: "b") }"#
    let output = try errors(of: ["Button(action: {}) { \(label) }", "Button(role: .close, action: {})"])
    #expect(output.contains("has no member 'x'") && output.contains("has no member 'z'"))
    #expect(!output.contains("role"))
  }

  /// The numbers of the views with which the compiler finds fault.
  private func faultyLines(_ views: [String]) throws -> Set<Int> {
    var faults: Set<Int> = []
    for line in try errors(of: views).split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":")
      guard parts.count > 1, parts[0].hasSuffix("Views.swift"), let number = Int(parts[1]), number > 1 else {
        throw Failure(description: "\(line)")
      }
      faults.insert(number - 2)
    }
    return faults
  }

  /// The compiler's words on views, each in a line of its own behind the import, in a file that imports the library as it was built
  /// for these tests.
  private func errors(of views: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refused-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Views.swift")
    let lines = views.enumerated().map { "@ViewBuilder func view\($0)() -> some View { \($1) }" }
    try (["import RowLayout"] + lines).joined(separator: "\n").write(
      to: source, atomically: true, encoding: .utf8)
    let script = """
      build=$(dirname "$tool"); tables="$build/CUnicodeTables.build/module.modulemap"
      swiftc -typecheck -swift-version 5 -diagnostic-style llvm -I "$build/Modules" -Xcc -fmodule-map-file="$tables" \
        -load-plugin-executable "$build/RowMacros-tool#RowMacros" "\(source.path)"
      """
    return try Tool.shell(script).errors
  }
}
