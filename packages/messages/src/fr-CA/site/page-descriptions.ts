import type { pageDescriptions as Shape } from '../../en/site/page-descriptions.ts';

export const pageDescriptions: typeof Shape = {
  home: 'Un casino social de type sweepstakes qui affiche ses chances avant que vous jouiez. 18 ans et plus. Aucun achat requis. Nul là où la loi l’interdit.',
  about:
    'Ce qu’est le site\u00a0: son fonctionnement, ce que reçoit un nouveau compte et ce qu’il faut savoir avant de jouer.',
  'buy-coins': 'Des forfaits de pièces d’or. Aucun achat requis pour jouer ou gagner. Nul là où la loi l’interdit.',
  'free-entry':
    'La façon gratuite d’obtenir des pièces Sweeps là où elles sont offertes\u00a0: une fois par jour, en ligne ou par la poste.',
  games: 'Machines à sous et jeux de table. Chaque jeu affiche son taux de retour et ses chances avant toute mise.',
  'game-player':
    'Jouez avec des pièces d’or, ou avec des pièces Sweeps là où elles sont offertes. Chaque partie peut être vérifiée dans votre navigateur.',
  'game-rules': 'Règles, table des gains et taux de retour exact d’un jeu, pour tous et avant toute mise.',
  fairness:
    'Pourquoi aucune maison ne peut truquer une partie ici, en mots simples, et la vérification de toute partie dans votre propre navigateur.',
  replay: 'Une partie que son joueur a partagée, rejouée à partir de sa clé.',
  login: 'Connectez-vous pour jouer, voir vos soldes et échanger vos pièces.',
  register:
    'Créez un compte et jouez avec des pièces gratuites. Aucun achat requis. 18 ans et plus. Nul là où la loi l’interdit.',
  'verify-email': 'Montrez que l’adresse courriel de votre compte est la vôtre.',
  'sign-in-link': 'Connectez-vous avec un lien envoyé à votre adresse courriel.',
  'forgot-password': 'Demandez un lien pour choisir un nouveau mot de passe.',
  'reset-password': 'Choisissez un nouveau mot de passe avec le lien reçu par courriel.',
  dashboard: 'Vos soldes, votre boni, vos commandes et vos dernières parties.',
  redeem: 'Échangez des pièces Sweeps contre des prix et suivez chaque échange.',
  redemption: 'Échangez des pièces Sweeps contre des prix et suivez chaque échange.',
  redemptions: 'Comment les pièces Sweeps s’échangent contre des prix\u00a0: chaque règle, chaque étape et son délai.',
  'payout-times':
    'Le temps que les échanges ont réellement pris au cours des 30 derniers jours, à côté de ce que nous promettons.',
  contact: 'Écrivez à notre soutien par formulaire ou clavardage. Des personnes répondent, tous les jours de l’année.',
  support: 'Ce que vous avez écrit au soutien, et nos réponses.',
  help: 'Des articles sur les comptes, les pièces, les achats et les prix, avec une recherche, et une façon de joindre quelqu’un.',
  'help-article': 'Un article du centre d’aide.',
  faqs: 'De courtes réponses aux questions les plus posées\u00a0: pièces, achats, prix, participations gratuites, comptes et jeux.',
  activity: 'Chaque pièce reçue ou dépensée.',
  limits: 'Vos limites d’argent et de temps, les rappels pour faire le point et vos pauses.',
  'responsible-play': 'Limites, rappels, pauses et autoexclusion, les signes à surveiller et qui appeler.',
  terms:
    'Ce dont nous convenons : qui peut jouer, les pièces, les achats, les limites, la responsabilité, et comment les conditions changent.',
  privacy: 'Ce que nous recueillons et pourquoi, combien de temps, avec qui nous le partageons, et vos droits.',
  rules: 'Les règles : participation gratuite en ligne ou par la poste, chances, mises, prix. Aucun achat nécessaire.',
  'redemption-policy':
    'Comment les pièces deviennent des prix : conditions, modes, délais, identité, impôt et limites.',
  account: 'Votre profil, votre mot de passe, vos connexions et votre second facteur.',
  'privacy-center': 'Une copie de toutes vos données, et la fin de votre compte.',
  'checkout-return': 'L’état de votre commande, jusqu’à son règlement.',
};
