import type { pageDescriptions as Shape } from '../../en/site/page-descriptions.ts';

export const pageDescriptions: typeof Shape = {
  home: 'Un casino social avec concours publicitaire qui affiche ses chances avant que vous jouiez. 18 ans et plus. Aucun achat requis. Nul là où la loi l’interdit.',
  about: 'Le fonctionnement du site, ce que reçoit un nouveau compte et ce qu’il faut savoir avant de jouer.',
  'buy-coins': 'Des forfaits de pièces d’or. Aucun achat requis pour jouer ou gagner. Nul là où la loi l’interdit.',
  'free-entry':
    'Des pièces Sweeps gratuites là où elles sont offertes\u00a0: une fois par jour, en ligne ou par la poste.',
  games: 'Machines à sous et jeux de table. Chaque jeu affiche son taux de retour et ses chances avant toute mise.',
  'game-player':
    'Jouez avec des pièces d’or, ou avec des pièces Sweeps là où elles sont offertes. Vous pouvez vérifier chaque partie dans votre navigateur.',
  'game-demo': 'Essayez le jeu sans compte, avec des pièces sans valeur. Votre navigateur vérifie chaque partie.',
  'game-rules': 'Règles, table des gains et taux de retour exact d’un jeu, accessibles à tous.',
  fairness:
    'Comment vérifier qu’une partie est équitable, avec une vérification de toute partie dans votre propre navigateur.',
  replay: 'Une partie partagée, rejouée à partir de sa clé.',
  login: 'Connectez-vous pour jouer, voir vos soldes et échanger.',
  register:
    'Créez un compte et jouez avec des pièces gratuites. Aucun achat requis. 18 ans et plus. Nul là où la loi l’interdit.',
  'verify-email': 'Confirmez l’adresse courriel de votre compte.',
  'sign-in-link': 'Connectez-vous avec un lien envoyé à votre adresse courriel.',
  'forgot-password': 'Demandez un lien pour choisir un nouveau mot de passe.',
  'reset-password': 'Choisissez un nouveau mot de passe avec le lien reçu par courriel.',
  dashboard: 'Vos soldes, votre boni, vos commandes et vos dernières parties.',
  redeem: 'Échangez des pièces Sweeps contre des prix et suivez chaque échange.',
  redemption: 'Échangez des pièces Sweeps contre des prix et suivez chaque échange.',
  redemptions: 'Comment échanger des pièces Sweeps contre des prix\u00a0: chaque règle, chaque étape et son délai.',
  'payout-times': 'La durée des échanges au cours des 30 derniers jours, comparée à notre promesse.',
  contact: 'Écrivez à notre soutien par formulaire ou clavardage. Des personnes répondent, tous les jours de l’année.',
  support: 'Vos demandes de soutien et nos réponses.',
  help: 'Cherchez des articles sur les comptes, les pièces, les achats et les prix, ou joignez une personne.',
  'help-article': 'Un article du centre d’aide.',
  faqs: 'De courtes réponses sur les pièces, les achats, les prix, les participations gratuites, les comptes et les jeux.',
  'daily-challenge': 'Les mêmes mains pour tout le monde. Jouez-les de votre mieux, sans mise.',
  achievements: 'Ce que vous avez découvert et appris. Sans pièces ni séries.',
  'best-rounds': 'Vos parties aux plus grands multiples, à côté des totaux de toutes vos parties.',
  activity: 'Chaque pièce reçue ou dépensée.',
  limits: 'Vos limites d’argent et de temps, les rappels pour faire le point et vos pauses.',
  'responsible-play': 'Limites, rappels, pauses et autoexclusion, les signes à surveiller et les lignes d’aide.',
  terms:
    'Notre entente avec vous\u00a0: qui peut jouer, les pièces, les achats, les limites, la responsabilité, et comment les conditions changent.',
  privacy:
    'Les données que nous recueillons et pourquoi, combien de temps nous les gardons, qui les reçoit, et vos droits.',
  rules:
    'Le règlement du concours\u00a0: participation gratuite en ligne ou par la poste, chances, mise exigée, prix. Aucun achat requis.',
  'redemption-policy':
    'Comment échanger des pièces Sweeps contre des prix\u00a0: conditions, modes, délais, identité, impôt et limites.',
  account: 'Votre profil, votre mot de passe, vos connexions et votre second facteur.',
  'privacy-center': 'Téléchargez une copie de vos données, ou supprimez votre compte.',
  'checkout-return': 'L’état de votre commande.',
};
