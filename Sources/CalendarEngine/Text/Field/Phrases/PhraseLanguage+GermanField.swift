// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let germanField: StaticString = """
      Datum wählen
      Zeitraum wählen
      Tage wählen
      Woche wählen
      Fertig
      Leeren
      Schnellauswahl
      Dieses Feld muss ausgefüllt werden.
      Der Kalender konnte nicht geladen werden. Versuch es noch einmal.
      Schließen
      Datum eingeben
      TT MM JJJJ
      """
  }
#endif
