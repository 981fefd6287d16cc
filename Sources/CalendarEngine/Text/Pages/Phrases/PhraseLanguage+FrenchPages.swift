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
      Connexion à Almanac impossible.
      Démarrez-le avec {0}.
      Ce navigateur ne peut pas conserver vos modifications hors ligne.
      Impossible de charger ce jour.
      Ajoutez une première séance, ou importez-en depuis un fichier CSV.
      Saisissez une heure.
      Saisissez un nombre entier.
      Réglages
      Objectif quotidien
      Compter à partir du
      Laissez vide pour compter tous les jours.
      Fuseau horaire
      Comme cet appareil ({0})
      Réglages enregistrés
      Importer un CSV
      Exporter en CSV
      Déposez un fichier CSV pour importer ses séances
      Importation de {0} …
      {0} importé
      1:{0} séance ajoutée|{0} séances ajoutées
      1:{0} séance mise à jour|{0} séances mises à jour
      1:{0} séance déjà présente|{0} séances déjà présentes
      1:{0} séance supprimée auparavant n’a pas été reprise|{0} séances supprimées auparavant n’ont pas été reprises
      Restaurer
      1:{0} ligne illisible|{0} lignes illisibles
      Ligne {0}
      et {0} de plus
      {0} n’est pas un fichier CSV.
      Un fichier CSV contient une ligne par séance : {0}
      {0} est trop volumineux. La limite est de {1} Mo.
      {0} n’a pas pu être importé.
      Données d’exemple
      Créer votre calendrier
      Modifié sur un autre appareil
      Quelle version voulez-vous garder ?
      Sur l’autre appareil
      Sur cet appareil
      Garder l’autre version
      Garder cette version
      Supprimé
      1:{0} modification attend votre décision.|{0} modifications attendent votre décision.
      Examiner
      Non enregistré : {0}
      Afficher plus
      Chargement …
      Repères du {0}
      Aucun repère le {0}
      Ajoutez un premier repère pour le voir dans le calendrier.
      Ajouter un repère
      Type
      Types
      Pour qui ou quoi (facultatif)
      Saisissez un type.
      Repère ajouté
      Repère supprimé
      1:{0} repère|{0} repères
      1:{0} point par jour|{0} points par jour
      à partir du {0}
      1:{0} repère est masqué.|{0} repères sont masqués.
      Tout afficher
      Le fichier de la base de données est introuvable. Vos modifications restent sur cet appareil jusqu’à son retour.
      Rien n’a été importé
      Rétabli
      Date
      1:{1} sur {0} point|{1} sur {0} points
      Calendrier
      Calendriers
      Affichage
      Agenda
      Tous les calendriers sont masqués.
      Précédent
      Suivant
      Rétablir
      """
  }
#endif
