// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  extension PhraseLanguage {
    static let frenchPages: StaticString = """
      Repères
      Pages
      Ajouter une séance
      Modifier la séance
      Début
      Fin
      Points
      Se termine le lendemain
      Enregistrer
      Annuler
      Supprimer
      Annuler
      Fermer
      Modifier : {0}
      Supprimer : {0}
      Séance ajoutée
      Séance enregistrée
      Séance supprimée
      Annulé
      Pas encore envoyé
      Hors ligne. L’affichage n’est peut-être pas à jour.
      1:Hors ligne. Votre modification est conservée sur cet appareil.|m:Hors ligne. Vos {0} de modifications sont conservées sur cet appareil.|Hors ligne. Vos {0} modifications sont conservées sur cet appareil.
      De nouveau en ligne
      Cette page ne parvient pas à joindre le serveur du calendrier.
      Démarrez-le avec {0}.
      Ce navigateur ne peut pas conserver de modifications hors ligne.
      Impossible de charger ce jour.
      Aucune séance pour l’instant. Ajoutez la première, ou déposez un fichier CSV n’importe où sur cette page.
      Saisissez une heure.
      Saisissez un nombre entier.
      Réglages
      Objectif quotidien
      Premier jour qui compte
      Laissé vide, chaque jour compte.
      Fuseau horaire
      Celui de cet appareil ({0})
      Réglages enregistrés
      Importer un CSV
      Exporter en CSV
      Déposez un fichier CSV pour importer ses séances
      Importation de {0} …
      {0} importé
      1:{0} séance ajoutée|{0} séances ajoutées
      1:{0} séance mise à jour|{0} séances mises à jour
      1:{0} déjà présente|{0} déjà présentes
      1:{0} supprimée auparavant, laissée ainsi|{0} supprimées auparavant, laissées ainsi
      Rétablir
      1:{0} ligne illisible|{0} lignes illisibles
      Ligne {0}
      et {0} de plus
      {0} n’est pas un fichier CSV.
      Un fichier CSV contient une ligne par séance : {0}
      {0} est trop volumineux. La limite est de {1} Mo.
      {0} n’a pas pu être importé.
      Données d’exemple
      Commencer votre calendrier
      Modifié sur un autre appareil
      Quelqu’un d’autre l’a modifié. Que voulez-vous garder ?
      Version actuelle
      La vôtre
      Garder l’actuelle
      Enregistrer la mienne
      Supprimé
      1:{0} modification attend votre décision.|{0} modifications attendent votre décision.
      Examiner
      Non enregistré : {0}
      Afficher plus
      Chargement …
      Repères du {0}
      Aucun repère le {0}
      Aucun repère pour l’instant. Choisissez un jour et ajoutez le premier.
      Ajouter un repère
      Type
      Types
      Se rapporte à (facultatif)
      Indiquez le type de repère.
      Repère ajouté
      Repère supprimé
      1:{0} repère|{0} repères
      1:{0} point par jour|{0} points par jour
      à partir du {0}
      1:{0} repère est masqué.|{0} repères sont masqués.
      Tout afficher
      Le fichier de vos jours est introuvable. Ce que vous saisissez reste sur cet appareil jusqu’à son retour.
      Rien n’a été importé
      Rétabli
      """
  }
#endif
