public import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A headless browser that tests drive over WebDriver (W3C), through Chromium's driver on the loopback address. It ends with
/// the value.
public final class Browser {
  /// Whether the tests of pages run: where a browser is, unless `SELFSIZING_BROWSER` is `none`; always where it is
  /// `required`, so that a missing browser fails there.
  public static var isWanted: Bool {
    switch ProcessInfo.processInfo.environment["SELFSIZING_BROWSER"] {
    case "required": true
    case "none": false
    default: program("chromedriver") != nil && (program("chromium") ?? program("google-chrome")) != nil
    }
  }

  /// What went wrong on the way to the browser or in it.
  public struct Failure: Error, CustomStringConvertible {
    /// What went wrong.
    public let description: String
  }

  private let driver: Process
  private let log: TemporaryFolder
  private let server: LoopbackServer
  private let session: String

  /// Starts a browser with a window of some size.
  public init(width: Int = 1200, height: Int = 900, isDark: Bool = false) throws {
    guard let program = Self.program("chromedriver") else {
      throw Failure(description: "there is no chromedriver; install chromium and chromium-driver")
    }
    log = try TemporaryFolder()
    driver = Process()
    driver.executableURL = program
    driver.arguments = ["--port=0"]
    let output = URL(filePath: try log.write("", to: "driver.log"))
    driver.standardOutput = try FileHandle(forWritingTo: output)
    driver.standardError = driver.standardOutput
    try driver.run()
    do {
      server = LoopbackServer(port: try Self.port(in: output))
      var arguments = [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--force-device-scale-factor=1",
        "--hide-scrollbars", "--window-size=\(width),\(height)",
      ]
      if isDark { arguments.append("--blink-settings=preferredColorScheme=0") }
      var options: [String: Any] = ["args": arguments]
      // Windows are not made narrower than this; a device is.
      if width < 500 {
        let device: [String: Any] = ["width": width, "height": height, "pixelRatio": 1.0]
        options["mobileEmulation"] = ["deviceMetrics": device]
      }
      let capabilities: [String: Any] = [
        "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
      ]
      let answer = try Self.call(server, "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
      guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
        throw Failure(description: "the driver opened no session: \(String(describing: answer))")
      }
      session = "/session/\(id)"
    } catch {
      kill(driver.processIdentifier, SIGKILL)
      throw error
    }
  }

  /// Ends the browser and its driver.
  deinit {
    _ = try? Self.call(server, "DELETE", session, nil)
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  /// Opens a file.
  public func open(_ file: URL) throws {
    _ = try call("url", ["url": file.absoluteString])
  }

  /// Runs a script's body in the page, and gives what it returns.
  public func run<Result>(_ script: String, as type: Result.Type = Result.self) throws -> Result {
    let value = try call("execute/sync", ["script": script, "args": []])
    guard let value = value as? Result else {
      throw Failure(description: "\(String(describing: value)) is no \(Result.self): \(script)")
    }
    return value
  }

  /// Waits until a script's body returns something true.
  public func wait(for script: String, seconds: Int = 120) throws {
    for _ in 0..<seconds * 20 {
      if try run(script, as: Bool.self) { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(description: "not within \(seconds) s: \(script)")
  }

  /// Clicks the element that a selector finds.
  public func click(_ selector: String) throws {
    _ = try call("element/\(try element(selector))/click", [:])
  }

  /// Types into the element that a selector finds.
  public func type(_ keys: String, into selector: String) throws {
    _ = try call("element/\(try element(selector))/value", ["text": keys])
  }

  /// Moves the pointer to a place in the window.
  public func point(x: Int, y: Int) throws {
    let move: [String: Any] = ["type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"]
    let pointer: [String: Any] = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": [move],
    ]
    _ = try call("actions", ["actions": [pointer]])
  }

  /// The messages of the console since the last time, errors of the page among them.
  public func console() throws -> [String] {
    let entries = try call("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.map { "\($0["level"] ?? ""): \($0["message"] ?? "")" }
  }

  /// A picture of the window as PNG.
  public func screenshot() throws -> Data {
    let answer = try Self.call(server, "GET", session + "/screenshot", nil)
    return (answer as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  // MARK: WebDriver

  private func element(_ selector: String) throws -> String {
    let found = try call("element", ["using": "css selector", "value": selector])
    guard let id = (found as? [String: String])?.values.first else {
      throw Failure(description: "nothing in the page is \(selector)")
    }
    return id
  }

  private func call(_ command: String, _ body: [String: Any]) throws -> Any? {
    try Self.call(server, "POST", session + "/" + command, body)
  }

  private static func call(
    _ server: LoopbackServer, _ method: String, _ path: String, _ body: [String: Any]?
  ) throws -> Any? {
    let bytes = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let answer = try server.request(method, path, body: bytes)
    let value = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"]
    if let fault = value as? [String: Any], let message = fault["message"], fault["error"] != nil {
      throw Failure(description: "\(message)")
    }
    return value
  }

  /// The port that the driver says it listens on.
  private static func port(in log: URL) throws -> Int {
    for _ in 0..<2_400 {
      let said = try String(contentsOf: log, encoding: .utf8)
      if let match = said.firstMatch(of: /started successfully on port (\d+)/), let port = Int(match.1) {
        return port
      }
      Thread.sleep(forTimeInterval: 0.025)
    }
    throw Failure(description: "the driver did not start: \(try String(contentsOf: log, encoding: .utf8))")
  }

  private static func program(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
