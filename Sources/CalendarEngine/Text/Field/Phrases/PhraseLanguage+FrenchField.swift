// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let frenchField: StaticString = """
      Choisir une date
      Choisir des dates
      Choisir des jours
      Choisir une semaine
      Terminé
      Effacer
      Choix rapides
      Ce champ est obligatoire.
      Impossible de charger le calendrier. Réessayez.
      Fermer
      Saisir une date
      JJ MM AAAA
      """
  }
#endif
