// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let germanCatalogue: StaticString = """
      1:Vorheriger Monat|Vorherige Monate
      1:Nächster Monat|Nächste Monate
      Heute
      Wird geladen …
      Dieser Monat konnte nicht geladen werden.
      Erneut versuchen
      Hier ist noch nichts.
      nicht verfügbar
      geschafft
      Ziel verfehlt
      keine Punkte
      1:{0} von {1} Punkt|{0} von {1} Punkten
      1:{0} Punkt|{0} Punkte
      Keine Einträge am {0}
      Aktueller Streak
      Längster Streak
      Geschaffte Tage
      1:{0} Tag|{0} Tage
      Einträge am {0}
      endet vor dem Beginn
      {0} – {1}
      Streaks
      Punkte diese Woche
      {0}, ausgewählt
      ,\u{20}
      {0}, nicht ausgewählt
      Beginn des Zeitraums
      Ende des Zeitraums
      Beginn: {0}. Enddatum wählen.
      {0} bis {1}
      1:{0} Tag ausgewählt|{0} Tage ausgewählt
      1:{0} Tag nicht verfügbar|{0} Tage nicht verfügbar
      Nichts ausgewählt
      1:Höchstens {0} Tag|Höchstens {0} Tage
      1:Mindestens {0} Tag|Mindestens {0} Tage
      1:{0} Termin|{0} Termine
      1:+{0} weiterer|+{0} weitere
      1:Vorherige Woche|Vorherige Wochen
      1:Nächste Woche|Nächste Wochen
      Frühestens {0}
      Spätestens {0}
      Woche {0}
      Woche
      Von der Monats- zur Wochenansicht wechseln
      Von der Wochen- zur Monatsansicht wechseln
      Monatsansicht
      Wochenansicht
      Gestern
      Morgen
      Letzte Woche
      Diese Woche
      Nächste Woche
      Letzter Monat
      Dieser Monat
      Nächster Monat
      Letztes Quartal
      Dieses Quartal
      Nächstes Quartal
      Letztes Jahr
      Dieses Jahr
      Nächstes Jahr
      Woche bis heute
      Monat bis heute
      Quartal bis heute
      Jahr bis heute
      1:Letzter {0} Tag|Letzte {0} Tage
      1:Nächster {0} Tag|Nächste {0} Tage
      Gib ein Datum ein, zum Beispiel {0}.
      Vorheriges Jahr
      Nächstes Jahr
      Vorherige Jahre
      Nächste Jahre
      {0}, verkleinern
      1:{0} Tag geschafft|{0} Tage geschafft
      1:{0} Tag mit verfehltem Ziel|{0} Tage mit verfehltem Ziel
      1:{0} Eintrag|{0} Einträge
      1:{0} Tag markiert|{0} Tage markiert
      Dieses Jahr konnte nicht geladen werden.
      Q1 {0}
      Q2 {0}
      Q3 {0}
      Q4 {0}
      1. Quartal {0}
      2. Quartal {0}
      3. Quartal {0}
      4. Quartal {0}
      Wähle einen Tag.
      Wähle den letzten Tag.
      1:Vorheriger Tag|Vorherige {0} Tage
      1:Nächster Tag|Nächste {0} Tage
      Uhren werden vorgestellt
      Uhren werden zurückgestellt
      diesen Tag gibt es hier nicht
      ganztägig
      Alle ganztägigen Termine anzeigen
      Weniger ganztägige Termine anzeigen
      frei
      Keine Termine
      Das Ende liegt vor dem Beginn.
      Außerhalb der Arbeitszeit
      Außerhalb der offenen Zeiten
      Diese Zeit ist schon belegt.
      Dieser Termin ist gesperrt.
      gesperrt
      Andere
      vorläufig
      abgesagt
      Wähle eine Zeit.
      bis {0}
      {0}. Aufgenommen. Mit den Pfeiltasten verschieben, mit Enter ablegen, mit Escape abbrechen.
      {0}: {1}
      {0}; vorher {1}
      {0}. Ende aufgenommen. Mit den Pfeiltasten verschieben, mit Enter ablegen, mit Escape abbrechen.
      Nichts geändert
      {0}. Anfang aufgenommen. Mit den Pfeiltasten verschieben, mit Enter ablegen, mit Escape abbrechen.
      """
  }
#endif
