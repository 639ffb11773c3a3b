import { brand, welcomeOffer } from '@goldwren/rules';
import type { site as Shape } from '../../en/site/site.ts';
import { formats } from '../formats.ts';

const million = 100_000_000n;
const unreachable = 'Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.';

export const site: typeof Shape = {
  goldCoins: 'Pièces d’or',
  sweepsCoins: 'Pièces Sweeps',
  legalLine: 'Aucun achat requis. Un achat n’augmente pas vos chances.',
  skip: 'Passer au contenu',
  loadingPage: 'Chargement de la page',
  dismiss: 'Fermer l’avis',
  promoLabel: 'Offre de bienvenue',
  promo: `Nouveaux\u00a0: ${formats.amount((welcomeOffer.goldHundredths * 100n) / million)}\u00a0M ${brand.goldCode} + ${formats.amount(welcomeOffer.sweepsHundredths)} ${brand.sweepsCode} gratuites. Aucun achat requis.`,
  promoWithout: `Nouveaux\u00a0: ${formats.amount((welcomeOffer.goldHundredths * 100n) / million)}\u00a0M ${brand.goldCode} gratuites. Aucun achat requis.`,
  noSweepsHere:
    'Les pièces Sweeps ne sont pas offertes là où vous êtes. Les renseignements de cette page à leur sujet ne s’appliquent pas à vous.',
  closePromo: 'Fermer l’offre de bienvenue',
  main: 'Principal',
  menu: 'Menu du site',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  shortcuts: 'Raccourcis',
  short: { home: 'Accueil', games: 'Jeux', dashboard: 'Portefeuille', redeem: 'Échanger' },
  dashboard: 'Tableau de bord',
  buy: 'Acheter',
  /**
   * The label of the balances, on phone and desktop. The page itself has the title of the specification,
   * Dashboard.
   */
  wallet: 'Portefeuille',
  logout: 'Se déconnecter',
  login: 'Se connecter',
  signUp: 'Inscription gratuite',
  buyCoins: 'Acheter des pièces',
  contact: 'Nous joindre',
  loggedOut: 'Vous êtes déconnecté.',
  stillLoggedIn: (why) => `Vous êtes toujours connecté. ${why}`,
  loginToContinue: 'Veuillez vous connecter pour continuer',
  useTheme: { dark: 'Utiliser le thème sombre', light: 'Utiliser le thème clair' },
  broken: {
    title: 'Une erreur s’est produite',
    text: 'Impossible d’afficher cette page. Vos soldes sont en sécurité sur notre serveur.',
  },
  notFound: { title: 'Page introuvable', text: 'Il n’y a pas de page à cette adresse.' },
  retry: 'Réessayer',
  backHome: 'Retour à l’accueil',
  seeGames: 'Voir les jeux',
  ui: {
    close: 'Fermer',
    optional: 'facultatif',
    showTyped: (label) => `Afficher\u00a0: ${label.toLowerCase()}`,
    retry: 'Réessayer',
    requestId: 'Numéro de requête',
    copy: 'Copier',
    copied: 'Copié',
  },
  /** Problems of the layout. Those of single pages are in failed-requests. */
  problems: { unreachable, logout: 'Veuillez réessayer.' },
};
