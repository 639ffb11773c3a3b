import type { pages as Shape } from '../en/pages.ts';

export const pages: typeof Shape = {
  home: { title: 'Un casino social aux chances affichées', label: 'Accueil' },
  'buy-coins': { title: 'Acheter des pièces' },
  'free-entry': { title: 'SC gratuites' },
  games: { title: 'Jeux' },
  'game-player': { title: 'Jeu' },
  'game-rules': { title: 'Règles' },
  fairness: { title: 'Équité' },
  replay: { title: 'Reprise' },
  login: { title: 'Se connecter' },
  register: { title: 'Inscription gratuite' },
  'verify-email': { title: 'Confirmez votre adresse courriel' },
  'forgot-password': { title: 'Mot de passe oublié?' },
  'reset-password': { title: 'Choisir un nouveau mot de passe' },
  dashboard: { title: 'Tableau de bord' },
  redeem: { title: 'Échanger' },
  redemption: { title: 'Échanger' },
  redemptions: { title: 'Échanger', label: 'Échanges' },
  'payout-times': { title: 'Délais de versement' },
  activity: { title: 'Activité' },
  'checkout-return': { title: 'Votre commande' },
};
