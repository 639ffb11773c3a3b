import type { midnightBlackjack as Shape } from '../../en/games/midnight-blackjack.ts';
import type { PlayedEvent } from '../../facts/game-facts.ts';
import { capitalised } from '../../formats/lists.ts';
import { cards } from '../play/cards.ts';

const ends: (typeof Shape)['ends'] = {
  blackjack: { name: 'Blackjack', spoken: 'blackjack' },
  win: { name: 'Gagnée', spoken: 'gagnée' },
  push: { name: 'Égalité', spoken: 'égalité' },
  loss: { name: 'Perdue', spoken: 'perdue' },
  bust: { name: 'Plus de 21', spoken: 'plus de 21' },
};

type End = keyof typeof ends;

const twentyOne = 21;
/** “Main” is feminine. */
const places = ['première main', 'deuxième main'];

function compared(own: number, dealer: number): string {
  if (dealer > twentyOne) return `${own}, et le croupier dépasse 21 avec ${dealer}`;
  if (dealer > own) return `le croupier gagne, ${dealer} contre ${own}`;
  return dealer === own ? `égalité à ${own}` : `${own} contre ${dealer}`;
}

function summary(events: readonly PlayedEvent[]): string {
  const hands = events.filter((event) => event.type === 'hand');
  const [only] = hands;
  if (!only) return 'la main est en cours';
  const spoken = (hand: PlayedEvent) => ends[hand.result as End]?.spoken ?? '';
  if (hands.length > 1) return hands.map((hand, at) => `${places[at]}\u00a0: ${spoken(hand)}`).join(', ');
  if (only.result === 'blackjack') return spoken(only);
  if (only.result === 'bust') return `vous dépassez 21 avec ${Number(only.total)}`;
  return compared(Number(only.total), Number(only.dealer_total));
}

export const midnightBlackjack: typeof Shape = {
  summary,
  ends,
  cardName: cards.name,
  faceDown: cards.faceDown,
  deal: 'Donner',
  actions: { stand: 'Rester', hit: 'Tirer', double: 'Doubler', split: 'Séparer' },
  keys: {
    space: 'Espace',
    dealHit: 'Donner, puis tirer',
    stake: 'Changer la mise',
    escape: 'Échap',
    skip: 'Passer au résultat',
  },
  total: (total, soft) => (soft ? `${total} souple` : String(total)),
  dealer: 'Croupier',
  yourHand: 'Votre main',
  splitHand: (place) => capitalised(places[place - 1] ?? ''),
  doubled: 'Doublée',
  headline: ['Black', 'jack'],
  felt: (won, staked, soft) => `Blackjack ${won} pour ${staked} · Croupier tire à ${soft} souple`,
  holds: (whose, held, total) => `${whose}\u00a0: ${held}. ${total}.`,
  came: (card) => `${capitalised(card)}.`,
  peeked: 'Le croupier a vérifié\u00a0: pas de blackjack.',
  against: (whose, total, dealer) => `${whose}\u00a0: ${total} contre ${dealer}.`,
};
