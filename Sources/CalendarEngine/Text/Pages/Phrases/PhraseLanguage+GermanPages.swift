// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let germanPages: StaticString = """
      Markierungen
      Seiten
      Eintrag hinzufügen
      Eintrag bearbeiten
      Beginn
      Ende
      Punkte
      Endet am nächsten Tag
      Sichern
      Abbrechen
      Löschen
      Rückgängig
      Schließen
      Bearbeiten: {0}
      Löschen: {0}
      Eintrag hinzugefügt
      Eintrag gesichert
      Eintrag gelöscht
      Rückgängig gemacht
      Noch nicht gesendet
      Offline. Was du siehst, ist vielleicht nicht aktuell.
      1:Offline. Deine Änderung bleibt auf diesem Gerät gespeichert.|Offline. Deine {0} Änderungen bleiben auf diesem Gerät gespeichert.
      Wieder online
      Keine Verbindung zu Almanac.
      Starte Almanac mit {0}.
      Dieser Browser kann Änderungen offline nicht speichern.
      Dieser Tag konnte nicht geladen werden.
      Füge deinen ersten Eintrag hinzu oder importiere Einträge aus einer CSV-Datei.
      Gib eine Uhrzeit ein.
      Gib eine ganze Zahl ein.
      Einstellungen
      Tagesziel
      Zählen ab
      Leer lassen, um alle Tage zu zählen.
      Zeitzone
      Wie dieses Gerät ({0})
      Einstellungen gesichert
      CSV importieren
      CSV exportieren
      CSV-Datei ablegen, um ihre Einträge zu importieren
      {0} wird importiert …
      {0} importiert
      1:{0} Eintrag hinzugefügt|{0} Einträge hinzugefügt
      1:{0} Eintrag aktualisiert|{0} Einträge aktualisiert
      1:{0} Eintrag schon vorhanden|{0} Einträge schon vorhanden
      1:{0} gelöschter Eintrag ausgelassen|{0} gelöschte Einträge ausgelassen
      Wiederherstellen
      1:{0} Zeile war nicht lesbar|{0} Zeilen waren nicht lesbar
      Zeile {0}
      und {0} weitere
      {0} ist keine CSV-Datei.
      Eine CSV-Datei hat eine Zeile je Eintrag: {0}
      {0} ist zu groß. Die Grenze liegt bei {1} MB.
      {0} konnte nicht importiert werden.
      Beispieldaten
      Eigenen Kalender anlegen
      Auf einem anderen Gerät geändert
      Welche Version möchtest du behalten?
      Auf dem anderen Gerät
      Auf diesem Gerät
      Andere Version behalten
      Diese Version behalten
      Gelöscht
      1:{0} Änderung braucht deine Entscheidung.|{0} Änderungen brauchen deine Entscheidung.
      Ansehen
      Nicht gesichert: {0}
      Mehr anzeigen
      Wird geladen …
      Markierungen am {0}
      Keine Markierungen am {0}
      Füge deine erste Markierung hinzu, um sie im Kalender zu sehen.
      Markierung hinzufügen
      Art
      Arten
      Für wen oder was (optional)
      Gib eine Art ein.
      Markierung hinzugefügt
      Markierung gelöscht
      1:{0} Markierung|{0} Markierungen
      1:{0} Punkt pro Tag|{0} Punkte pro Tag
      ab {0}
      1:{0} Markierung ist ausgeblendet.|{0} Markierungen sind ausgeblendet.
      Alle anzeigen
      Die Datenbankdatei fehlt. Deine Änderungen bleiben auf diesem Gerät, bis sie wieder da ist.
      Nichts importiert
      Wiederholt
      Datum
      1:{1} von {0} Punkt|{1} von {0} Punkten
      Kalender
      Kalender
      Ansicht
      Agenda
      Alle Kalender sind ausgeblendet.
      Zurück
      Weiter
      Wiederholen
      """
  }
#endif
