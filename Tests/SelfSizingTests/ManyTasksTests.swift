import Foundation
import SelfSizing
import Synchronization
import TestSupport
import Testing

/// Many tasks that share fonts, rows and snapshots of a list: each gets what one alone gets.
///
/// A moment in the normal suite; `SELFSIZING_STRESS_SECONDS=60 swift test --filter ManyTasksTests` runs as long as it says,
/// and then also looks whether memory grows.
@Suite struct ManyTasksTests {
  private static let seconds =
    Double(ProcessInfo.processInfo.environment["SELFSIZING_STRESS_SECONDS"] ?? "") ?? 0
  private static let taskCount = 64
  private static let unitCount = 120
  private static let unitsARound = 5

  private static let texts = [
    "The journey of a thousand miles begins with a single step.", "AVATAR fi ffl 0123 “quoted” – naïve café",
    "مرحبا بالعالم 123 Hello", "שלום עולם, how are you?", "नमस्ते दुनिया क्ष्म", "ภาษาไทยไม่มีช่องว่าง",
    "日本語の文章。改行できる、どこでも。",
    "👩‍👩‍👧 👍🏽 🇨🇭 1️⃣", "a\tb\nc\u{AD}d e\u{301}\u{323}",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.",
  ]

  /// What all tasks share.
  private struct Shared: Sendable {
    let engine: TextEngine
    let environment: RowEnvironment
    let row: PreparedRow

    init() throws {
      let files = [
        "Inter-Regular.otf", "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
        "NotoSansThai-Regular.ttf",
        "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
      ]
      engine = try TextEngine(stacks: ["ui": FontStack(files: files)])
      environment = RowEnvironment(font: FontChoice(stack: "ui", size: 16))
      row = try PreparedRow(view: Self.view("shared by all"), environment: environment, texts: engine)
    }

    static func view(_ text: String) -> some View {
      HStack(spacing: 8) {
        Circle().frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 2) {
          Text(text)
          Text("yesterday").font(.caption)
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
    }

    /// Prepares, measures and resolves; a digest of all answers.
    func result(of unit: Int) throws -> UInt64 {
      var digest = ContentDigest()
      let text = ManyTasksTests.texts[unit % ManyTasksTests.texts.count] + (unit % 3 == 0 ? " \(unit)" : "")
      let label = TextLabel(text, font: FontDescription(stack: "ui", size: 12 + Double(unit % 7)))
      let prepared = try engine.preparedText(label)
      for width in [0, 40, 97.5, 320, .infinity] {
        digest.combine(try prepared.height(width: width))
        digest.combine(try prepared.keepingHeightSteps().height(width: width))
      }
      let lines = try prepared.lines(width: 80 + Double(unit % 11))
      for line in lines { digest.combine(line.width) }
      for run in try engine.glyphLines(of: label, lines).flatMap(\.runs) { digest.combine(run.glyphs.count) }
      let own = try PreparedRow(view: Self.view(text), environment: environment, texts: engine)
      for entry in try own.layout(width: 200 + Double(unit % 5) * 40).entries {
        digest.combine(entry.frame.height)
      }
      for width in stride(from: 60.0, to: 400, by: 17) {
        digest.combine(try row.height(width: width + Double(unit % 13)))
      }
      return digest.value
    }
  }

  /// What happens to a list again and again; the list after so many events has always the same digest.
  private enum Story {
    static let length = 40

    static func begin() -> ListCache {
      var list = ListCache(ListConfiguration(viewport: 480, estimates: [44]))
      list.apply(.load([SectionDescription(rows: .counted(10_000))]))
      return list
    }

    static func step(_ number: Int, _ list: inout ListCache) {
      var batch = ListBatch()
      batch.deletes = [RowPlace(0, number * 7), RowPlace(0, number * 7 + 3)]
      batch.inserts = [.init(SlotDescription("new-\(number)"), at: RowPlace(0, number))]
      list.apply(.batch(batch))
      list.frame { slot in Double(20 + (slot.slot &* 31 + number) % 50) }
      list.scroll(by: Double(number * 13), overscrolls: false)
    }

    static func digest(of list: ListCache) -> UInt64 {
      var digest = ContentDigest()
      for slot in list.visibleSlots { digest.combine(slot.y) }
      for slot in list.slots(from: 0, to: 200_000) {
        digest.combine(list.height(of: slot) ?? -1)
        digest.combine(list.key(of: slot) ?? "")
      }
      return digest.value
    }
  }

  @Test("64 tasks get what one alone gets, and keep no memory")
  func manyTasks() async throws {
    let shared = try Shared()
    let expected = try (0..<Self.unitCount).map { try shared.result(of: $0) }
    var list = Story.begin()
    var story = [Story.digest(of: list)]
    for number in 0..<Story.length {
      Story.step(number, &list)
      story.append(Story.digest(of: list))
    }
    let states = story
    let current = SharedList()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.seconds)
    let tally = Tally()

    try await withThrowingTaskGroup(of: Void.self) { [expected] group in
      for task in 0..<Self.taskCount {
        group.addTask {
          var unit = task * 7
          var rounds = 0
          repeat {
            for _ in 0..<Self.unitsARound {
              unit = (unit + 1) % Self.unitCount
              let result = try shared.result(of: unit)
              #expect(result == expected[unit], "unit \(unit) in task \(task)")
              // One task goes on with the list, all others look at what it was at some moment.
              if task == 0 {
                current.goOn()
              } else {
                let (step, snapshot) = current.snapshot
                #expect(Story.digest(of: snapshot) == states[step], "the list after \(step) events")
              }
              await Task.yield()
            }
            rounds += 1
            tally.units.add(Self.unitsARound, ordering: .relaxed)
            if task == 1 { tally.memory.withLock { $0.append(Self.residentBytes) } }
          } while clock.now < end
        }
      }
      try await group.waitForAll()
    }

    #expect(tally.units.load(ordering: .relaxed) >= Self.taskCount * Self.unitsARound)
    guard Self.seconds > 0 else { return }
    let samples = tally.memory.withLock { $0 }
    let (early, last) = (samples[samples.count / 4], samples[samples.count - 1])
    print(
      "\(tally.units.load(ordering: .relaxed)) units in \(Self.seconds) s; resident after a quarter of the time "
        + "\(early >> 20) MB, at the end \(last >> 20) MB")
    #expect(last < early + early / 10 + (8 << 20))
  }

  @Test("Eight threads over one engine get what one alone gets, while fonts come and go")
  func eightThreads() throws {
    let shared = try Shared()
    let expected = try (0..<Self.unitCount).map { try shared.result(of: $0) }
    let faults = Mutex<[String]>([])
    let done = DispatchGroup()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.seconds)
    for number in 0..<8 {
      done.enter()
      Thread {
        defer { done.leave() }
        var unit = number * 15
        repeat {
          do {
            // Every other thread opens the fonts anew, and leaves them again.
            let fonts = number % 2 == 0 ? shared : try Shared()
            for _ in 0..<Self.unitsARound {
              unit = (unit + 1) % Self.unitCount
              let result = try fonts.result(of: unit)
              if result != expected[unit] {
                faults.withLock { $0.append("unit \(unit) in thread \(number)") }
              }
            }
          } catch {
            faults.withLock { $0.append("\(error) in thread \(number)") }
          }
        } while clock.now < end
      }.start()
    }
    done.wait()
    #expect(faults.withLock { $0 } == [])
  }

  /// What the tasks did.
  private final class Tally: Sendable {
    let units = Atomic<Int>(0)
    let memory = Mutex<[Int]>([])
  }

  /// The bytes of the process that are in memory.
  private static var residentBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(status.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4_096
  }

  /// A list that one task changes and all read.
  private final class SharedList: Sendable {
    private let state = Mutex<(step: Int, list: ListCache)>((0, Story.begin()))

    var snapshot: (step: Int, list: ListCache) { state.withLock { $0 } }

    func goOn() {
      state.withLock { state in
        if state.step == Story.length {
          state = (0, Story.begin())
        } else {
          Story.step(state.step, &state.list)
          state.step += 1
        }
      }
    }
  }
}
