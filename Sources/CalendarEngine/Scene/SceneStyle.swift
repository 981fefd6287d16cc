// SPDX-License-Identifier: MIT

/// Sizes that hosts need beside the frames, in 1/64 points.
public struct SceneStyle: Hashable, Sendable {
  /// Size of the day numbers' type.
  public var numberSize: Int32 = 0
  /// Diameter of the shape behind a day's number.
  public var shapeDiameter: Int32 = 0
  /// Size of the weekday names' type.
  public var weekdaySize: Int32 = 0
  /// Size of the title's type.
  public var titleSize: Int32 = 0
  /// Size of the type of buttons and of the status line.
  public var textSize: Int32 = 0
  /// How texts of further sizes grow.
  public var textSizes = TextSizes()
  /// How wide letters are, where the host has measured them.
  public var textWidths = TextWidths()
  /// How far below a cell's top the middle of its number is; 0 where it is the middle of the cell.
  public var numberMiddle: Int32 = 0
  /// Size of the type of the lines under the numbers; 0 where there are none.
  public var lineSize: Int32 = 0
  /// Size of the type of months, years and decades; 0 where there are none.
  public var periodSize: Int32 = 0
  /// Size of the type of the numbers in small months; 0 where there is no room for them.
  public var glanceSize: Int32 = 0
  /// The height of an hour; 0 where there are none.
  public var hourHeight: Int32 = 0
  /// The distance between the lines of a timeline.
  public var slotHeight: Int32 = 0
}
