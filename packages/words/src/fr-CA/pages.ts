import type { pages as Shape } from '../en/pages.ts';

export const pages: typeof Shape = {
  home: {
    title: 'Un casino social aux chances affichées',
    label: 'Accueil',
    description:
      'Un casino social de type sweepstakes qui affiche ses chances avant que vous jouiez. 18 ans et plus. Aucun achat requis. Nul là où la loi l’interdit.',
  },
  'buy-coins': {
    title: 'Acheter des pièces',
    description:
      'Des forfaits de pièces d’or, chacun accompagné de pièces Sweeps gratuites. Aucun achat requis pour jouer ou gagner.',
  },
  'free-entry': {
    title: 'SC gratuites',
    description: 'Demandez des pièces Sweeps sans rien acheter, une fois par jour, en ligne ou par la poste.',
  },
  games: {
    title: 'Jeux',
    description:
      'Machines à sous et jeux de table. Chaque jeu affiche son taux de retour et ses chances avant toute mise.',
  },
  'game-player': {
    title: 'Jeu',
    description:
      'Jouez avec des pièces d’or ou des pièces Sweeps. Chaque partie peut être vérifiée dans votre navigateur.',
  },
  'game-rules': {
    title: 'Règles',
    description: 'Règles, table des gains et taux de retour exact d’un jeu, pour tous et avant toute mise.',
  },
  login: { title: 'Se connecter', description: 'Connectez-vous pour jouer, voir vos soldes et échanger vos pièces.' },
  register: {
    title: 'Inscription gratuite',
    description:
      'Des pièces d’or et des pièces Sweeps sont ajoutées à chaque nouveau compte. Aucun achat requis. 18 ans et plus.',
  },
  'verify-email': {
    title: 'Confirmez votre adresse courriel',
    description: 'Montrez que l’adresse courriel de votre compte est la vôtre.',
  },
  'forgot-password': {
    title: 'Mot de passe oublié?',
    description: 'Demandez un lien pour choisir un nouveau mot de passe.',
  },
  'reset-password': {
    title: 'Choisir un nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe avec le lien reçu par courriel.',
  },
  dashboard: {
    title: 'Tableau de bord',
    description: 'Vos soldes, votre boni, vos commandes et vos dernières parties.',
  },
  activity: { title: 'Activité', description: 'Chaque pièce reçue ou dépensée.' },
  'checkout-return': { title: 'Votre commande', description: 'L’état de votre commande, jusqu’à son règlement.' },
};
