import {
  getHandName,
  type HandName,
  jacksOrBetterPoker,
  parseCard,
} from '@goldwren/game-engine/games/jacks-or-better-poker';
import { jacksOrBetterPoker as messages } from '@goldwren/messages/current/games/jacks-or-better-poker';

const { data } = jacksOrBetterPoker.maths;
const { pays } = data;

/** The hand that these five cards make, as the engine would pay it if all were held. */
export function currentHand(cards: readonly string[]): HandName {
  return getHandName(cards.map((card) => parseCard(data, card)));
}

/** True for hands that pay. */
export function isPayingHand(hand: HandName): boolean {
  return pays[hand] > 0;
}

/** The positions of the cards that make a paying hand: those of equal rank, or all five where no rank repeats. */
export function madeOf(cards: readonly string[]): readonly number[] {
  const ranks = cards.map((card) => card.charAt(0));
  const isPaired = (rank: string) => ranks.filter((other) => other === rank).length > 1;
  return [...ranks.keys()].filter((position) => !ranks.some(isPaired) || isPaired(ranks[position] ?? ''));
}

export interface PayRow {
  readonly hand: HandName;
  readonly name: string;
  readonly payX100: number;
}

/** The paytable, best hand first, in the current language. */
export const payRows: readonly PayRow[] = (Object.keys(pays) as HandName[])
  .filter((hand) => pays[hand] > 0)
  .sort((a, b) => pays[b] - pays[a])
  .map((hand) => ({
    hand,
    name: messages.hands[hand].name,
    payX100: pays[hand],
  }));
