import { createDeck } from '../../../families/cards/deck.ts';
import { getThreeCardValue } from '../../../families/cards/three-card-hand.ts';
import type { ThreeCardData } from '../maths.ts';
import { settlementOf } from '../settle.ts';

/** Three cards that represent all hands that differ only by the names of suits. */
export type HandGroup = { readonly cards: readonly number[]; readonly hands: number };

/** Results of the played hands of a group against every hand of the dealer. */
export type GroupEnds = {
  readonly group: HandGroup;
  /** Number of dealer's hands by pay in hundredths of the ante. */
  readonly pays: ReadonlyMap<number, number>;
  readonly bonus: number;
  readonly dealers: number;
};

export function listHands(data: ThreeCardData): number[][] {
  const deck = createDeck(data);
  return deck.flatMap((a) => deck.flatMap((b) => (b <= a ? [] : deck.filter((c) => c > b).map((c) => [a, b, c]))));
}

/** Returns ranks, and suits by order of first appearance. Equal for hands that differ only by names of suits. */
function getShape(cards: readonly number[], suits: number): string {
  const seen: number[] = [];
  return cards
    .map((card) => {
      const suit = card % suits;
      if (!seen.includes(suit)) seen.push(suit);
      return `${Math.trunc(card / suits)}${'abcd'.charAt(seen.indexOf(suit))}`;
    })
    .sort()
    .join();
}

/** Returns the smallest shape of all orders of the cards, because cards of one rank can be ordered in several ways. */
function getGroupShape([a, b, c]: readonly number[], suits: number): string {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as number[][];
  return orders.map((cards) => getShape(cards, suits)).sort()[0] as string;
}

export function listHandGroups(data: ThreeCardData): HandGroup[] {
  const groups = new Map<string, { cards: readonly number[]; hands: number }>();
  for (const cards of listHands(data)) {
    const shape = getGroupShape(cards, data.suits.length);
    const group = groups.get(shape) ?? { cards, hands: 0 };
    group.hands++;
    groups.set(shape, group);
  }
  return [...groups.values()];
}

/** Compares one hand of each group with all hands of the other cards. */
export function findGroupEnds(data: ThreeCardData): GroupEnds[] {
  const hands = listHands(data);
  // A settlement only depends on the value of the dealer's hand. One hand of each value is settled, and all are counted.
  const worths = Int32Array.from(hands, ([a, b, c]) => getThreeCardValue(a as number, b as number, c as number));
  const shown = new Map(hands.map((hand, index) => [worths[index] as number, hand]));
  const flat = Uint8Array.from(hands.flat());
  return listHandGroups(data).map((group) => findEnds(data, group, countAgainst(group.cards, flat, worths), shown));
}

/** Returns the number of hands of each value without any of these cards. @param flat three cards of each hand */
function countAgainst(cards: readonly number[], flat: Uint8Array, worths: Int32Array): ReadonlyMap<number, number> {
  const taken = new Uint8Array(64);
  for (const card of cards) taken[card] = 1;
  const against = new Map<number, number>();
  for (let index = 0, at = 0; index < worths.length; index++, at += 3) {
    if (taken[flat[at] as number] || taken[flat[at + 1] as number] || taken[flat[at + 2] as number]) continue;
    const worth = worths[index] as number;
    against.set(worth, (against.get(worth) ?? 0) + 1);
  }
  return against;
}

function findEnds(
  data: ThreeCardData,
  group: HandGroup,
  against: ReadonlyMap<number, number>,
  shown: ReadonlyMap<number, number[]>,
): GroupEnds {
  const pays = new Map<number, number>();
  let [bonusPaid, dealers] = [0, 0];
  for (const [worth, count] of against) {
    const { ante, play, bonus } = settlementOf(data, group.cards, shown.get(worth) as number[], true);
    const pay = ante + play + bonus;
    pays.set(pay, (pays.get(pay) ?? 0) + count);
    bonusPaid = bonus;
    dealers += count;
  }
  return { group, pays, bonus: bonusPaid, dealers };
}
