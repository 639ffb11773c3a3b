import { type HandName, jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';

const { ranks, suits, pays } = jacksOrBetterPoker.maths.data;

/** The hand that these five cards are now, as the engine would pay them if all were held. */
export function handNow(cards: readonly string[]): HandName {
  const deck = cards.map((card) => 4 * ranks.indexOf(card.charAt(0)) + suits.indexOf(card.charAt(1)));
  const result = jacksOrBetterPoker.result({ deck, held: [0, 1, 2, 3, 4] });
  const hand = result?.events.find((event) => event.type === 'hand');
  return (hand?.name ?? 'nothing') as HandName;
}

export interface PayRow {
  readonly hand: HandName;
  readonly name: string;
  readonly payX100: number;
}

/** The paytable, best hand first, in the words of the engine's rules. */
export const payRows: readonly PayRow[] = (Object.keys(pays) as HandName[])
  .filter((hand) => pays[hand] > 0)
  .sort((a, b) => pays[b] - pays[a])
  .map((hand, index) => ({
    hand,
    name: jacksOrBetterPoker.rules.paytable[index]?.name ?? hand,
    payX100: pays[hand],
  }));
