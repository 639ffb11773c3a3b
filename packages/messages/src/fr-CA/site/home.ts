import { account, brand, firstPurchaseSpecial, play, usdCentsOf, welcomeOffer } from '@goldwren/rules';
import type { home as Shape } from '../../en/site/home.ts';
import { ages } from '../ages.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';

export const home: typeof Shape = {
  eyebrow: `${account.minimumAgeYears}\u00a0ans et plus · Aucun achat requis`,
  headline: 'Le casino que vous pouvez vérifier.',
  offer: { and: 'et', end: 'pour commencer.' },
  picture: { title: 'Partie vérifiée', text: 'Votre navigateur l’a rejouée\u00a0: même résultat.' },
  intro:
    'Chaque jeu affiche ses chances avant que vous jouiez, et votre navigateur vérifie chaque résultat. Amusez-vous avec des pièces d’or. Échangez des pièces Sweeps contre des prix après la vérification de votre identité.',
  introWithout:
    'Chaque jeu affiche ses chances avant que vous jouiez, et votre navigateur vérifie chaque résultat. Jouez à tous les jeux pour le plaisir avec des pièces d’or.',
  tryDemo: 'Ou essayez une partie de démo tout de suite, sans compte',
  viewPackages: 'Voir les forfaits',
  special: `Premier achat\u00a0: ${formats.amount(firstPurchaseSpecial.goldHundredths)}\u00a0${brand.goldCode} + ${formats.amount(firstPurchaseSpecial.sweepsHundredths)}\u00a0${brand.sweepsCode} pour ${formats.usd(firstPurchaseSpecial.priceCents)}.`,
  specialWithout: `Premier achat\u00a0: ${formats.amount(firstPurchaseSpecial.goldHundredths)}\u00a0${brand.goldCode} pour ${formats.usd(firstPurchaseSpecial.priceCents)}.`,
  featured: 'Jeux en vedette',
  labelOfFirst:
    'EN VEDETTE est une étiquette fixe du premier jeu en vedette. Elle n’indique rien sur les chances ni sur les gains.',
  allGames: 'Tous les jeux',
  gamesProblem: 'Impossible de charger les jeux.',
  gamesLoading: 'Chargement des jeux',
  noGames: 'Aucun jeu trouvé',
  start: 'Démarrer',
  stop: 'Arrêter',
  rotation: 'la mise en évidence des jeux à tour de rôle',
  how: 'Comment ça marche',
  steps: (goldOnly) => [
    {
      title: 'Créez votre compte',
      text: `${coins.gold(welcomeOffer.goldHundredths)} et ${coins.sweeps(welcomeOffer.sweepsHundredths)} sont à vous tout de suite. Sans carte ni achat.${
        goldOnly === '' ? '' : ` Les pièces Sweeps ne sont pas offertes dans ces régions\u00a0: ${goldOnly}.`
      }`,
    },
    {
      title: 'Choisissez un jeu',
      text: 'Lisez ses chances et ses règles, puis jouez avec l’une ou l’autre pièce. Les chances sont les mêmes pour les deux.',
    },
    {
      title: 'Échangez contre des prix',
      text: `Jouez vos pièces Sweeps une fois, vérifiez votre identité, puis échangez-les à environ ${formats.usd(usdCentsOf(100n))} chacune.`,
    },
  ],
  stepsWithout: [
    {
      title: 'Créez votre compte',
      text: `${coins.gold(welcomeOffer.goldHundredths)} sont à vous tout de suite. Sans carte ni achat.`,
    },
    {
      title: 'Choisissez un jeu',
      text: 'Lisez ses chances et ses règles, puis jouez avec des pièces d’or. Vous recevez un boni gratuit chaque jour.',
    },
  ],
  trust: `Pourquoi les joueurs font confiance à ${brand.name}`,
  odds: {
    title: 'Des chances affichées',
    text: `Chaque jeu a un taux de retour de ${play.rtpMinPercent}\u00a0% à ${play.rtpMaxPercent}\u00a0%, calculé exactement et affiché sur sa carte.`,
  },
  check: {
    title: 'Des résultats vérifiables',
    text: 'Chaque partie est fixée avant que vous la jouiez. Votre navigateur la rejoue et montre si tout correspond.',
  },
  books: {
    title: 'Des soldes qui balancent',
    text: 'Chaque pièce reçue ou dépensée figure dans votre activité. Les inscriptions ne changent jamais.',
  },
  time: {
    title: 'À votre rythme',
    text: 'Aucun jeu automatique, aucun compte à rebours. Vous voyez toujours votre temps et votre résultat net pendant que vous jouez.',
  },
  important: 'Renseignements importants',
  facts: (excluded, goldOnly) => [
    `Vous devez habiter aux États-Unis ou au Canada. ${ages.byPlace}`,
    `Nul dans ces régions\u00a0: ${excluded}, et là où la loi l’interdit.${goldOnly === '' ? '' : ` Les pièces Sweeps ne sont pas offertes dans ces régions\u00a0: ${goldOnly}.`}`,
    'Les pièces d’or servent uniquement au divertissement. Elles n’ont aucune valeur en argent et ne peuvent pas être échangées.',
  ],
  sweepsFact:
    'Les pièces Sweeps ne peuvent pas être achetées. Vous en recevez avec l’offre de bienvenue, en boni avec les forfaits de pièces d’or ou par une participation gratuite.',
  freeEntry: 'Participation gratuite',
  rules: 'Règlement du concours',
  responsible: 'Jeu responsable',
};
