// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import UIKit

  extension CalendarUIView {
    /// Hears of what changes around the view without a method of UIKit's.
    func listen() {
      let changes: [(Notification.Name, Selector)] = [
        (UIApplication.significantTimeChangeNotification, #selector(clockChanged)),
        (UIApplication.willEnterForegroundNotification, #selector(clockChanged)),
        (.NSSystemTimeZoneDidChange, #selector(placeChanged)),
        (NSLocale.currentLocaleDidChangeNotification, #selector(placeChanged)),
        (UIAccessibility.reduceMotionStatusDidChangeNotification, #selector(looksChanged)),
        (UIAccessibility.voiceOverStatusDidChangeNotification, #selector(readerChanged)),
        (UIAccessibility.differentiateWithoutColorDidChangeNotification, #selector(looksChanged)),
        (UIAccessibility.invertColorsStatusDidChangeNotification, #selector(looksChanged)),
      ]
      for (name, selector) in changes {
        NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
      }
    }

    @objc private func clockChanged() { session.readClock() }

    // These two are posted on whatever thread notices.
    @objc private nonisolated func placeChanged() {
      Task { @MainActor [weak self] in self?.adoptPlace() }
    }

    @objc private func looksChanged() { adoptLooks() }

    @objc private func readerChanged() { showAccessibility() }
  }

  extension CalendarUIView {
    /// The zone, and today if the app has pinned it.
    var clock: CalendarClock {
      let zone = (try? ZoneRules(calendar.timeZone)) ?? .utc
      return CalendarClock(zone: zone, pinned: today.map(DayDates(calendar).day))
    }

    /// The language, the weeks and the direction.
    var profile: LocaleProfile {
      LocaleProfile(
        locale ?? calendar.locale ?? .current, weeks: calendar,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Takes over the zone, the language and the weeks of the calendar.
    func adoptPlace() {
      surface.dates = DayDates(calendar)
      session.setClock(clock)
      let profile = profile
      session.adapt { $0.locale = profile }
      adoptLooks()
    }

    /// Has dates of the second calendar written anew.
    func adoptAlternate(after old: AlternateCalendar?) {
      let isSame =
        old?.identifier == alternateCalendar?.identifier && old?.locale == alternateCalendar?.locale
      guard !isSame else { return }
      session.naming = alternateCalendar.map { calendar in { calendar.naming($0) } }
      session.send(.action(.alternatesChanged))
    }

    /// Has the times of further zones shown, each below what its zone is called.
    func adoptFurtherZones() {
      let locale = locale ?? calendar.locale ?? .current
      func name(_ zone: TimeZone) -> String {
        zone.localizedName(for: .shortGeneric, locale: locale) ?? zone.identifier
      }
      session.zoneName = name(calendar.timeZone)
      session.setFurtherZones(
        furtherTimeZones.prefix(4).compactMap { zone in
          (try? ZoneRules(zone)).map { (name(zone), $0) }
        })
    }

    /// Takes over colours, contrast and text size.
    func adoptLooks() {
      surface.theme = theme.adapted(to: self)
      surface.options.scheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
      surface.options.language = session.runtime.environment.locale.tag
      surface.scale = max(traitCollection.displayScale, 1)
      tellMetrics()
      redraw()
      showFocus()
    }

    /// The sizes for a width and, where the view fills its height, a height.
    func metrics(_ size: CGSize) -> CalendarMetrics {
      var metrics = texts.metrics(for: traitCollection.preferredContentSizeCategory)
      metrics.width = Double(size.width)
      metrics.height = fillsHeight ? Double(size.height) : 0
      metrics.pixelScale = Double(max(traitCollection.displayScale, 1))
      return metrics
    }

    /// Tells the calendar its sizes; the first time it appears.
    func tellMetrics() {
      guard bounds.width > 0, window != nil else { return }
      isLayingOut = true
      defer { isLayingOut = false }
      let metrics = metrics(bounds.size)
      let reducesMotion = UIAccessibility.isReduceMotionEnabled
      if session.runtime.environment.isShown {
        session.adapt { ($0.metrics, $0.reducesMotion) = (metrics, reducesMotion) }
      } else {
        session.appear(metrics, reducesMotion: reducesMotion)
        invalidateIntrinsicContentSize()
      }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { if semanticContentAttribute != oldValue { adoptPlace() } }
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if previous?.legibilityWeight != traitCollection.legibilityWeight { surface.fonts.forget() }
      if previous?.layoutDirection != traitCollection.layoutDirection {
        adoptPlace()
      } else {
        adoptLooks()
      }
    }

    open override func tintColorDidChange() {
      super.tintColorDidChange()
      if followsTintColor { adoptLooks() }
    }
  }

  extension Theme {
    /// The theme with what people ask for in the settings: contrast, and shapes beside colours; and
    /// with the view's tint.
    @MainActor
    fileprivate func adapted(to view: CalendarUIView) -> Theme {
      var theme = self
      if view.traitCollection.accessibilityContrast == .high {
        theme = self == .standard ? .highContrast : self
        theme.leastContrast = ThemeColor.highTextContrast
      }
      // A line around what is selected, in addition to a colour.
      if UIAccessibility.shouldDifferentiateWithoutColor { theme.framesSelection = true }
      guard view.followsTintColor else { return theme }
      for scheme in ThemeScheme.allCases {
        let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
        let traits = UITraitCollection(traitsFrom: [
          view.traitCollection, UITraitCollection(userInterfaceStyle: style),
        ])
        guard let tint = ThemeColor(view.tintColor, in: traits) else { continue }
        if theme[scheme][.selection] == theme[scheme][.accent] { theme[scheme][.selection] = tint }
        theme[scheme][.accent] = tint
      }
      return theme
    }
  }
#endif
