import { type AliasRemovalReason, brand, challengePrizes, challenge as rules } from '@goldwren/rules';
import type { challenge as Shape } from '../../en/play/challenge.ts';
import { formats } from '../formats.ts';

const gold = (hundredths: bigint) => `${formats.amount(hundredths)} ${brand.goldCode}`;

function condition(givenUpX100: number | null): string {
  if (givenUpX100 === null) return 'Défi terminé';
  return givenUpX100 === 0 ? 'Rien de perdu' : `Au plus ${formats.multiple(givenUpX100)} de perte`;
}

const removals: Readonly<Record<AliasRemovalReason, string>> = {
  offensive: 'il peut offenser d’autres personnes',
  personal: 'il contient des données personnelles',
  impersonation: 'il ressemble au nom d’une autre personne',
  advertising: 'c’est de la publicité',
};

export const challenge: typeof Shape = {
  intro: `Tout le monde reçoit les ${rules.hands} mêmes mains aujourd’hui. Vos décisions sont comparées au meilleur jeu. Il n’y a pas de mise, et la vitesse ne compte pas.`,
  how: [
    'Jacks or Better et Midnight Blackjack alternent d’un jour à l’autre.',
    'Une décision est jugée selon ce qu’elle fait perdre en moyenne, sur toutes les cartes qui pouvaient suivre. La chance ne compte pas.',
    `La perte d’une décision est arrondie au centième. Elle est d’au moins ${formats.multiple(1)}, sauf si la décision valait la meilleure.`,
    'Quand un jeu est désactivé, les défis terminés gardent leurs résultats et leurs prix.',
    'Le temps passé dans un défi compte comme temps de jeu, pour vos limites et pour les rappels.',
    'Chaque jour est un défi à part. Vous ne perdez rien si vous en manquez un.',
    'Nous publions une empreinte du secret des cartes avant la première main, puis le secret lui-même après la journée.',
  ],
  signIn: 'Se connecter pour jouer',
  loading: 'Chargement du défi',
  problem: 'Impossible de charger le défi.',
  prizes: 'Prix',
  prizeRows: challengePrizes.map(({ givenUpX100, goldHundredths }) => ({
    condition: condition(givenUpX100),
    prize: gold(goldHundredths),
  })),
  hand: (number) => `Main ${number} sur ${rules.hands}`,
  soFar: (amount) => `Perte jusqu’ici\u00a0: ${amount}`,
  next: 'Main suivante',
  showResult: 'Voir votre résultat',
  result: 'Votre résultat',
  flawless: 'Vous n’avez rien perdu. Chaque décision était la meilleure.',
  gaveUp: (amount) => `Vos décisions ont coûté ${amount} la mise d’une main.`,
  prize: (amount) => `Nous avons ajouté ${amount} ${brand.goldCode} à votre solde.`,
  rank: (rank, players) =>
    `Rang ${formats.number(rank)} sur ${formats.number(players)} ${formats.plural(players, { one: 'personne', other: 'personnes' })}. Les résultats égaux partagent un rang.`,
  unfinished: 'Ce défi est terminé, et toutes ses mains n’ont pas été jouées. Il n’a pas de résultat.',
  alias: {
    label: 'Nom au classement',
    hint: `Facultatif. De ${rules.alias.minLength} à ${rules.alias.maxLength} lettres, chiffres et espaces. N’utilisez pas votre vrai nom.`,
    save: 'Enregistrer le nom',
    remove: 'Retirer le nom',
    removed: (name, reason) =>
      `Notre équipe a retiré le nom «\u00a0${name}\u00a0», car ${removals[reason]}. Vous pouvez en choisir un autre.`,
  },
  leaderboard: 'Classement',
  day: 'Jour',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  none: 'Personne n’a encore terminé ce défi.',
  bothOff: 'Il n’y a pas de défi pour le moment, car ses jeux sont désactivés. Réessayez plus tard.',
  gameOff:
    'Le jeu de ce défi est désactivé, alors le défi est en pause. Vos décisions sont enregistrées. Vous pourrez continuer si le jeu revient aujourd’hui. Sinon, vous ne perdez rien.',
  noDay: 'Il n’y avait pas de défi ce jour-là.',
  columns: { rank: 'Rang', player: 'Nom', givenUp: 'Perte', replay: 'Reprise' },
  player: 'Anonyme',
  you: 'Vous',
  watch: (name, rank) => `Voir les mains de ${name}, rang ${rank}`,
  watchShort: 'Voir',
  finishFirst: 'Terminez vos propres mains pour voir comment les autres les ont jouées.',
  replayOf: (name) => `Mains de ${name}`,
  ownReplay: 'Vos mains',
  close: 'Fermer la reprise',
  check: {
    title: 'Vérifier les cartes',
    later: 'Vous pourrez vérifier les cartes à la fin de la journée.',
    fingerprint: 'Empreinte, publiée avant la première main',
    button: 'Vérifier les cartes',
    fits: 'Le secret correspond à l’empreinte et donne exactement les cartes que vous avez vues.',
    differs: 'Le secret ne correspond pas à l’empreinte ou aux cartes. Écrivez au soutien.',
  },
};
