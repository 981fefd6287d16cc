// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let frenchCatalogue: StaticString = """
      Mois précédent
      Mois suivant
      Aujourd’hui
      Chargement …
      Impossible de charger ce mois.
      Réessayer
      Rien pour l’instant.
      non disponible
      atteint
      objectif manqué
      aucun point
      1:{0} point sur {1}|{0} points sur {1}
      Points : {0}
      Aucune séance le {0}
      Série en cours
      Plus longue série
      Jours réussis
      1:{0} jour|{0} jours
      Séances du {0}
      se termine avant de commencer
      {0} – {1}
      Séries
      Points cette semaine
      {0}, sélectionné
      ,\u{20}
      """
  }
#endif
