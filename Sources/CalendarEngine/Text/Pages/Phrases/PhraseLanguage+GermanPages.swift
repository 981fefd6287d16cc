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
      Diese Seite erreicht den Server des Kalenders nicht.
      Starte ihn mit {0}.
      Dieser Browser kann Änderungen offline nicht aufbewahren.
      Dieser Tag konnte nicht geladen werden.
      Noch keine Einträge. Füge den ersten hinzu oder lege eine CSV-Datei irgendwo auf dieser Seite ab.
      Gib eine Uhrzeit ein.
      Gib eine ganze Zahl ein.
      Einstellungen
      Tagesziel
      Erster Tag, der zählt
      Leer gelassen zählt jeder Tag.
      Zeitzone
      Die dieses Geräts ({0})
      Einstellungen gesichert
      CSV importieren
      CSV exportieren
      CSV-Datei ablegen, um ihre Einträge zu importieren
      {0} wird importiert …
      {0} importiert
      1:{0} Eintrag hinzugefügt|{0} Einträge hinzugefügt
      1:{0} Eintrag aktualisiert|{0} Einträge aktualisiert
      1:{0} war schon da|{0} waren schon da
      1:{0} war gelöscht und bleibt es|{0} waren gelöscht und bleiben es
      Zurückholen
      1:{0} Zeile war nicht lesbar|{0} Zeilen waren nicht lesbar
      Zeile {0}
      und {0} weitere
      {0} ist keine CSV-Datei.
      Eine CSV-Datei hat eine Zeile je Eintrag: {0}
      {0} ist zu groß. Die Grenze liegt bei {1} MB.
      {0} konnte nicht importiert werden.
      Beispieldaten
      Eigenen Kalender beginnen
      Auf einem anderen Gerät geändert
      Jemand anderes hat das geändert. Was soll gelten?
      Deren Stand
      Dein Stand
      Deren behalten
      Meine sichern
      Gelöscht
      1:{0} Änderung braucht deine Entscheidung.|{0} Änderungen brauchen deine Entscheidung.
      Ansehen
      Nicht gesichert: {0}
      Mehr zeigen
      Wird geladen …
      Markierungen am {0}
      Keine Markierungen am {0}
      Noch keine Markierungen. Wähle einen Tag und füge die erste hinzu.
      Markierung hinzufügen
      Art
      Arten
      Gehört zu (freiwillig)
      Sag, welche Art von Markierung es ist.
      Markierung hinzugefügt
      Markierung gelöscht
      1:{0} Markierung|{0} Markierungen
      1:{0} Punkt am Tag|{0} Punkte am Tag
      ab {0}
      1:{0} Markierung ist ausgeblendet.|{0} Markierungen sind ausgeblendet.
      Alle zeigen
      Die Datei mit deinen Tagen fehlt. Was du eingibst, bleibt auf diesem Gerät gespeichert, bis sie wieder da ist.
      Nichts importiert
      Wiederholt
      """
  }
#endif
