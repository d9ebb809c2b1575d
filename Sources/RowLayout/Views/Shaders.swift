// Functions of the graphics processor: they change what is drawn, never a size (rule M1).
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A function of the graphics processor with its arguments.
public struct Shader: Hashable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a function.
  public struct Argument: Hashable, Sendable {
    private let text: String

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(text: "\(x) \(y)")
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(text: "\(x) \(y) \(z)")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(text: "\(x) \(y) \(z) \(w)")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
    public static func color(_ color: Color) -> Argument { Argument(text: color.spelling) }
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(text: array.map(\.spelling).joined(separator: " "))
    }
    public static func image(_ image: Image) -> Argument { Argument(text: "image") }
    public static var boundingRect: Argument { Argument(text: "boundingRect") }
  }
}

/// A function of the graphics processor by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var name: String
  public init(library: ShaderLibrary, name: String) { self.name = name }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of functions of the graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

nonisolated extension View {
  /// Each colour through a function (rule M1).
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Each place through a function (rule M1).
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Drawn by a function of what was drawn (rule M1).
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
