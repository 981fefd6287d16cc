// SPDX-License-Identifier: MIT

import CalendarDrawing
import CalendarEngine
import CivilTime
import Testing

/// How the layers of nodes lie in each other.
struct LayerTests {
  /// Scenes at rest and on their way, in every view.
  private static func scenes() throws -> [CalendarScene] {
    var scenes: [CalendarScene] = []
    for preset in Preset.allCases {
      var calendar = DrawnCalendar(preset)
      calendar.metrics = CalendarMetrics(width: 390, height: 480)
      scenes.append(try calendar.runtime().scene)
      calendar.actions = [.hold(PageExtents(300)), .drag(by: -90 * 64)]
      scenes.append(try calendar.runtime().scene)
    }
    return scenes
  }

  @Test func framesOfLayersAddUpToPlacesInTheCalendar() throws {
    var count = 0
    for scene in try Self.scenes() {
      let drawing = SceneDrawing(scene)
      for index in scene.nodes.indices where scene.nodes[index].role != .pageTitle {
        var (x, y, above) = (Int32(0), Int32(0), index)
        while above >= 0 {
          let layer = drawing.layer(of: above)
          #expect(layer.scale == ScrollGroup.unit)
          (x, y, above) = (x + layer.frame.x, y + layer.frame.y, Int(scene.nodes[above].parent))
        }
        let frame = scene.absoluteFrame(index)
        #expect(x == frame.x && y == frame.y)
        count += 1
      }
    }
    #expect(count > 1_500)
  }

  /// Smart Invert turns the ground of the calendar dark; what is read on it has to turn, too.
  @Test func a11y5OnlyWhatHasAGroundOfItsOwnKeepsItsColors() throws {
    var roles: Set<Role> = []
    let samples = try [
      DrawnCalendar.bars(), .timeline(), .ruledTimeline(), .agenda(), .content(), .streak(),
      .ownColors(),
    ]
    for scene in try Self.scenes() + samples.map({ try $0.runtime().scene }) {
      let drawing = SceneDrawing(scene)
      for index in scene.nodes.indices where drawing.layer(of: index).keepsColors {
        let node = scene.nodes[index]
        roles.insert(node.role)
        if node.role == .dayImage { continue }
        let ground = SceneRect(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
        let marks = drawing.marks(of: index)
        let covers = marks.firstIndex { mark in
          if case .fill(.rectangle(ground, _), _) = mark { true } else { false }
        }
        let words = marks.firstIndex { if case .text = $0 { true } else { false } }
        #expect(try #require(covers) < words ?? .max)
      }
    }
    #expect(roles == [.dayImage, .eventBar, .timedEvent])
  }

  /// What days hold and which calendar an event is of are colours too; their numbers turn with the ground
  /// unless they stand on such a colour.
  @Test func a11y5ColorsOfDaysStayAndWordsOnTheGroundTurn() throws {
    var (kept, numbers): ([Role: Int], [Bool: Int]) = ([:], [:])
    let samples = try [
      DrawnCalendar.streak(), .content(), .ownColors(), .bars(), .timeline(), .ruledTimeline(),
    ]
    for drawing in try samples.map({ try $0.picture() }) {
      for index in drawing.scene.nodes.indices {
        let (node, marks) = (drawing.scene.nodes[index], drawing.marks(of: index))
        for mark in marks where mark.keepsColor { kept[node.role, default: 0] += 1 }
        let fill = marks.first { if case .fill = $0 { true } else { false } }
        for case .text(let text) in marks where node.role == .dayCell && node.dots == Dots([]) {
          // On a ground that stays, and nowhere else.
          #expect(text.paint.keepsColor == (node.tint != 0 && fill?.keepsColor == true))
          numbers[text.paint.keepsColor, default: 0] += 1
        }
        for case .text(let text) in marks where node.role == .legendItem || node.role == .title {
          #expect(!text.paint.keepsColor)
        }
      }
    }
    #expect(Set(kept.keys).isSuperset(of: [.dayCell, .legendItem]))
    #expect(numbers[true, default: 0] > 20 && numbers[false, default: 0] > 20)
  }

  @Test func onlyWindowsCutOff() throws {
    for scene in try Self.scenes() {
      let drawing = SceneDrawing(scene)
      let cut = scene.nodes.indices.filter { drawing.layer(of: $0).clips }
      #expect(Set(cut.map { scene.nodes[$0].role }).isSubset(of: [.strip, .titleStrip]))
      #expect(cut.contains { scene.nodes[$0].role == .strip })
    }
  }

  @Test func movingTitlesMoveAndFade() throws {
    var calendar = DrawnCalendar(.fsCalendar(scope: .month))
    calendar.actions = [.hold(PageExtents(390)), .drag(by: 128 * 64)]
    let drawing = try calendar.picture()
    let titles = drawing.scene.nodes.indices.filter {
      drawing.scene.nodes[$0].role == .pageTitle
    }.map { drawing.layer(of: $0) }
    #expect(titles.contains { $0.opacity > 0 && $0.opacity < 255 })
    #expect(Set(titles.map(\.frame.x)).count == titles.count)
    // They stand where the title would.
    let title = try #require(drawing.scene.nodes.firstIndex { $0.role == .title })
    #expect(drawing.marks(of: title).isEmpty)
  }

  @Test func theTimeOfTheKeyboardIsReadOverThePresentTime() throws {
    let calendar = try DrawnCalendar.timeline()
    var runtime = try calendar.runtime()
    let today = try day("2024-02-28")
    calendar.send(CalendarInput(.action(.focusEntered(today)), at: 0), to: &runtime)
    calendar.send(CalendarInput(.key(KeySample(key: .down)), at: 0), to: &runtime)
    let drawing = SceneDrawing(runtime.scene)
    func place(_ role: Role) throws -> (level: UInt8, index: Int, parent: Int32) {
      let index = try #require(runtime.scene.nodes.firstIndex { $0.role == role })
      return (drawing.layer(of: index).level, index, runtime.scene.nodes[index].parent)
    }
    let (cursor, now) = (try place(.timeCursor), try place(.nowLine))
    #expect(cursor.parent == now.parent)
    #expect((cursor.level, cursor.index) > (now.level, now.index))
    // Where no keys are used it would only be in the way.
    var options = DrawingOptions()
    #expect(!drawing.marks(of: cursor.index).isEmpty)
    options.showsKeyboard = false
    let still = SceneDrawing(runtime.scene, options: options)
    for index in runtime.scene.nodes.indices {
      let marks = index == cursor.index ? [] : drawing.marks(of: index)
      #expect(still.marks(of: index) == marks)
    }
    // A day is not ringed as well.
    let column = Int(cursor.parent)
    #expect(drawing.focusMarks(of: column).isEmpty && !still.focusMarks(of: column).isEmpty)
    // It is above all events.
    let event = try place(.timedEvent)
    #expect((now.level, now.index) > (event.level, event.index))
  }

  @Test func aZoomMagnifiesAndFades() throws {
    let calendar = try DrawnCalendar.year()
    var runtime = try calendar.runtime()
    calendar.send(CalendarInput(.action(.zoom(to: .days)), at: 0), to: &runtime)
    calendar.send(CalendarInput(.frame, at: 80_000), to: &runtime)
    let drawing = SceneDrawing(runtime.scene)
    let layers = runtime.scene.nodes.indices.map { drawing.layer(of: $0) }
    #expect(layers.contains { $0.scale > ScrollGroup.unit && $0.opacity < 255 })
    #expect(layers.contains { $0.scale < ScrollGroup.unit && $0.opacity < 255 })
  }

  @Test func namesThatStayAreAboveTheirDaysAndBelowMessages() throws {
    var calendar = DrawnCalendar()
    (calendar.options.view, calendar.options.list.headers) = (.months, .sticky)
    calendar.metrics = CalendarMetrics(width: 390, height: 480)
    calendar.actions = [.hold(PageExtents(1)), .drag(by: 90 * 64)]
    let drawing = try calendar.picture()
    let levels = drawing.scene.nodes.indices.map {
      (drawing.scene.nodes[$0].role, drawing.layer(of: $0).level)
    }
    #expect(levels.filter { $0.1 == NodeLayer.pinned }.map(\.0) == [.monthHeader])
    #expect(NodeLayer.notice > NodeLayer.pinned)
  }

  @Test func thereIsNothingWhereThereIsNoNode() throws {
    let drawing = try DrawnCalendar().picture()
    for index in [-1, drawing.scene.nodes.count, .max] {
      #expect(drawing.marks(of: index).isEmpty)
      #expect(drawing.layer(of: index) == NodeLayer(.zero))
    }
    #expect(SceneDrawing(CalendarScene()).dump().isEmpty)
  }
}
