import type { siteBuild as Shape } from '../../en/play/site-build.ts';

export const siteBuild: typeof Shape = {
  title: 'Le code dans ce navigateur',
  intro:
    'Toute personne qui compile ce site à partir de sa source obtient les mêmes fichiers. L’empreinte de la liste de ces fichiers figure dans le registre public. Votre navigateur compare avec cette liste les fichiers que cette page a chargés.',
  loading: 'Vérification du code…',
  unavailable: 'Votre navigateur n’a pas pu vérifier le code. Rechargez la page pour réessayer.',
  same: 'Tous les fichiers de script et de style que cette page a chargés sont ceux de la version publiée.',
  logged: 'Cette version figure dans le registre public.',
  notLogged:
    'Cette version ne figure pas dans le registre public. Après une mise à jour du site, cela prend jusqu’à deux minutes. Rechargez ensuite la page.',
  different:
    'Cette page a chargé des fichiers qui ne sont pas ceux de la version publiée. Si nous venons de mettre le site à jour, rechargez la page. Une extension de votre navigateur peut aussi ajouter des fichiers. Sinon, enregistrez la preuve et cessez de jouer.',
  files: 'Fichiers',
  loaded: 'Fichiers de cette page',
  entry: 'Entrée du registre',
  build: 'Version',
  source: 'Liste des fichiers',
  notProved:
    'Cela ne prouve pas que le code est le vrai. La vérification vient du même serveur que le code, et un code modifié pourrait afficher le même résultat. Comparez de l’extérieur, de préférence sur un autre appareil et un autre réseau. Cette commande télécharge le site et compare chaque fichier avec le registre public, et avec votre propre compilation si vous en avez une :',
  checker: {
    title: 'Vérifier une séance sans ce site',
    intro:
      'Ce programme vérifie une séance que vous avez téléchargée à partir d’une preuve. Il tient en un seul fichier pour Node.js et fonctionne hors ligne. Comparez son SHA-256 avec celui de la liste des fichiers.',
    download: 'Télécharger le vérificateur',
    hash: 'SHA-256',
    run: 'Exécutez-le avec notre clé publique et le fichier de la séance :',
  },
};
