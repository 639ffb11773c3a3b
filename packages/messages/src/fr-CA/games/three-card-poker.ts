import type { threeCardPoker as Shape } from '../../en/games/three-card-poker.ts';
import { decidingRanks } from '../../facts/deciding-ranks.ts';
import type { PlayedEvent } from '../../facts/game-facts.ts';
import { cards } from '../play/cards.ts';

const hands: (typeof Shape)['hands'] = {
  high_card: { name: 'Carte haute', spoken: 'une carte haute' },
  pair: { name: 'Paire', spoken: 'une paire' },
  flush: { name: 'Couleur', spoken: 'une couleur' },
  straight: { name: 'Suite', spoken: 'une suite' },
  three_of_a_kind: { name: 'Brelan', spoken: 'un brelan' },
  straight_flush: { name: 'Quinte couleur', spoken: 'une quinte couleur' },
};

const ends: (typeof Shape)['ends'] = {
  fold: 'Couchée',
  win: 'Gagnée',
  push: 'Égalité',
  loss: 'Perdue',
  unqualified: 'Pas de dame',
};

type Hand = keyof typeof hands;

function summary(events: readonly PlayedEvent[]): string {
  const hand = events.find((event) => event.type === 'hand');
  if (!hand) return 'la main est en cours';
  if (hand.result === 'fold') return 'vous vous couchez';
  const spoken = (name: unknown) => hands[name as Hand]?.spoken ?? '';
  if (Number(hand.bonus_x100) > 0) {
    const own = spoken(hand.player);
    return hand.result === 'loss' ? `prime d’ante pour ${own}, le croupier gagne` : `${own}, avec prime d’ante`;
  }
  const isHigh = hand.player === 'high_card' && hand.dealer === 'high_card';
  const [own, theirs] = isHigh ? decidingRanks(events).map(cards.high) : [spoken(hand.player), spoken(hand.dealer)];
  const results: Readonly<Record<string, string>> = {
    unqualified: 'le croupier ne se qualifie pas',
    loss: `le croupier gagne avec ${theirs} contre ${own}`,
  };
  return results[String(hand.result)] ?? `${own} contre ${theirs}`;
}

export const threeCardPoker: typeof Shape = {
  summary,
  hands,
  ends,
  cardName: cards.name,
  faceDown: cards.faceDown,
  deal: 'Donner',
  actions: { play: 'Jouer', fold: 'Se coucher' },
  keys: {
    space: 'Espace',
    dealPlay: 'Donner, puis jouer',
    stake: 'Changer l’ante',
    escape: 'Échap',
    skip: 'Passer au résultat',
  },
  dealer: 'Croupier',
  yourHand: 'Votre main',
  spots: ['Ante', 'Jeu'],
  felt: (bonuses) => `Le croupier a besoin d’une dame · Prime ${bonuses.join('–')}`,
  holds: (whose, held, hand) => `${whose}\u00a0: ${held}.${hand && ` ${hand}.`}`,
  choose: (hand) => `${hand}\u00a0: jouer ou se coucher.`,
  foldBonus: (hand) => ({
    title: 'Coucher cette main?',
    text: `Vous avez ${hand}. Si vous jouez, cette main gagne la prime d’ante, quelle que soit celle du croupier.`,
    goOn: 'Se coucher',
    goBack: 'Retour à la table',
  }),
};
