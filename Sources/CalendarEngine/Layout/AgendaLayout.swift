// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out an agenda: header, and the days with their events that scroll below it.
///
/// A feed of articles, one for each day; the names of months are for the eye, since every day says
/// its date in full.
enum AgendaLayout {
  /// Adds the nodes of the view.
  static func nodes(for input: LayoutInput, into builder: inout SceneBuilder) {
    let measures = AgendaMeasures(
      input.state, input.environment.metrics, weekStart: input.weekStart)
    let root = MonthLayout.addRoot(input, measures.whole, height: measures.total, into: &builder)
    HeaderLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    var style = measures.whole.style
    style.titleSize = builder.style.titleSize
    builder.style(style)
    StatusLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    addFeed(input, measures, in: root, into: &builder)
    NoticeLayout.nodes(for: input, measures.whole, in: root, into: &builder)
    AnnouncementLayout.nodes(for: input, in: root, into: &builder)
  }

  private static func addFeed(
    _ input: LayoutInput, _ measures: AgendaMeasures, in root: Int32,
    into builder: inout SceneBuilder
  ) {
    let box = LayoutRect(
      x: 0, y: measures.top, width: measures.whole.width, height: measures.height)
    let isBusy = input.state.loadStatus(input.weekStart) == .loading
    let feed = builder.add(
      NodeKey(.agenda), in: root, frame: box, traits: isBusy ? .loading : [])
    builder.label(feed) { input.append(input.state.title, to: &$0) }
    let strip = builder.add(
      NodeKey(.strip), in: feed,
      frame: LayoutRect(x: 0, y: 0, width: box.width, height: box.height))
    let track = measures.list(input.state, input.weekStart)
    builder.scroll(strip, x: 0, y: shift(input.state.moving).y)
    let place = track.place(of: input.state.viewport)
    let days = AgendaList(input: input, measures: measures, track: track)
    for band in track.months(around: place, input.state.motion) {
      let top = track.distance(from: place.index, to: band)
      // As much above and below the view as a frame or two of scrolling brings into it.
      let (first, last) = (
        place.offset - track.step - top, place.offset + 2 * track.step + track.height - top
      )
      days.addMonth(band, top: top, first...last, in: strip, into: &builder)
    }
  }

  /// How far what is laid out has to move to be where it is by now: it begins with its month.
  static func shift(_ moving: Moving) -> SceneShift {
    let list = moving.viewport.list
    return SceneShift(y: -Double(list.offset + list.stretch) / 64)
  }
}

extension MonthList {
  /// How far it is scrolled until other days are laid out.
  var step: Int32 { max(height / 2, 64) }

  /// The months in view around a place, and those that a glide will bring into view; from far away
  /// only the neighbourhood of the goal is seen.
  func months(around place: Stop, _ motion: Motion) -> ClosedRange<Int32> {
    let beyond = Stop(index: place.index, offset: place.offset + 2 * step)
    var (first, last) = (max(place.index - 1, firstBand), lastBand(from: beyond))
    if case .gliding(let glide) = motion {
      let goal = glide.goal
      first = max(min(first, goal.index), firstBand)
      last = min(max(last, lastBand(from: goal)), lastBand)
    }
    return first...max(first, last)
  }
}
