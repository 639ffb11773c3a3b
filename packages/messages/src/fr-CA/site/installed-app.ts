import type { installedApp as english } from '../../en/site/installed-app.ts';

export const installedApp: typeof english = {
  description:
    'Un casino social avec concours publicitaire qui affiche ses chances avant que vous jouiez. Aucun achat requis.',
  games: 'Jeux',
  wallet: 'Portefeuille',
  redeem: 'Échanger',
  install: 'Installer l’application',
  installText: 'Ajoutez Goldwren à votre écran d’accueil. C’est le même site, sans la barre d’adresse.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText:
    'Goldwren a besoin d’une connexion Internet. Rien n’est perdu\u00a0: vos pièces et votre historique sont en sécurité chez nous.',
  offlineRound:
    'Si une partie est en cours, elle reprend là où vous l’avez laissée dès que vous êtes de nouveau en ligne.',
  retry: 'Réessayer',
  news: 'Il y a du nouveau dans votre compte.',
};
