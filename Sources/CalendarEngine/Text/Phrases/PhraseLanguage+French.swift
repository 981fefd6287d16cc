// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let frenchCatalogue: StaticString = """
      1:Mois précédent|Mois précédents
      1:Mois suivant|Mois suivants
      Aujourd’hui
      Chargement …
      Impossible de charger ce mois.
      Réessayer
      Rien pour l’instant.
      non disponible
      atteint
      objectif manqué
      aucun point
      1:{0} sur {1} point|{0} sur {1} points
      1:{0} point|m:{0} de points|{0} points
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
      {0}, non sélectionné
      début de la période
      fin de la période
      Début : {0}. Choisissez la date de fin.
      {0} au {1}
      1:{0} jour sélectionné|m:{0} de jours sélectionnés|{0} jours sélectionnés
      1:{0} jour non disponible|m:{0} de jours non disponibles|{0} jours non disponibles
      Aucune sélection
      1:Au plus {0} jour|m:Au plus {0} de jours|Au plus {0} jours
      1:Au moins {0} jour|m:Au moins {0} de jours|Au moins {0} jours
      1:{0} événement|{0} événements
      1:+{0} autre|+{0} autres
      1:Semaine précédente|Semaines précédentes
      1:Semaine suivante|Semaines suivantes
      Pas avant le {0}
      Pas après le {0}
      Semaine {0}
      Semaine
      Passer de la vue du mois à celle de la semaine
      Passer de la vue de la semaine à celle du mois
      Vue du mois
      Vue de la semaine
      Hier
      Demain
      La semaine dernière
      Cette semaine
      La semaine prochaine
      Le mois dernier
      Ce mois-ci
      Le mois prochain
      Le trimestre dernier
      Ce trimestre
      Le trimestre prochain
      L’année dernière
      Cette année
      L’année prochaine
      Semaine en cours
      Mois en cours
      Trimestre en cours
      Année en cours
      1:{0} dernier jour|{0} derniers jours
      1:{0} prochain jour|{0} prochains jours
      Saisissez une date, par exemple {0}.
      Année précédente
      Année suivante
      Années précédentes
      Années suivantes
      {0}, vue d’ensemble
      1:{0} jour réussi|{0} jours réussis
      1:{0} jour sous l’objectif|{0} jours sous l’objectif
      1:{0} entrée|{0} entrées
      1:{0} jour marqué|{0} jours marqués
      Impossible de charger cette année.
      T1 {0}
      T2 {0}
      T3 {0}
      T4 {0}
      1er trimestre {0}
      2e trimestre {0}
      3e trimestre {0}
      4e trimestre {0}
      Choisissez un jour.
      Choisissez le dernier jour.
      1:Jour précédent|{0} jours précédents
      1:Jour suivant|{0} jours suivants
      les horloges avancent
      les horloges reculent
      ce jour n’existe pas ici
      journée
      Afficher tous les événements de la journée
      Afficher moins d’événements de la journée
      libre
      Aucun événement
      La fin précède le début.
      En dehors des heures de travail
      En dehors des plages ouvertes
      Cet horaire est déjà pris.
      Cet événement est verrouillé.
      verrouillé
      Autres
      provisoire
      annulé
      Choisissez un horaire.
      jusqu’à {0}
      {0}. Saisi. Flèches pour déplacer, Entrée pour déposer, Échap pour annuler.
      {0} : {1}
      {0} ; avant : {1}
      {0}. Fin saisie. Flèches pour déplacer, Entrée pour déposer, Échap pour annuler.
      Rien n’a changé
      {0}. Début saisi. Flèches pour déplacer, Entrée pour déposer, Échap pour annuler.
      """
  }
#endif
