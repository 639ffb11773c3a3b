import { orderedDeck } from '../../../families/cards/deck.ts';
import { threeCardWorth } from '../../../families/cards/three-card-hand.ts';
import type { ThreeCardData } from '../maths.ts';
import { settlementOf } from '../settle.ts';

/** Three cards that stand for all that differ from them by the names of suits alone. */
export type HandGroup = { readonly cards: readonly number[]; readonly hands: number };

/** How the hands of a group end against every hand of the dealer, if they are played. */
export type GroupEnds = {
  readonly group: HandGroup;
  /** By pay in hundredths of the ante: dealers' hands. */
  readonly pays: ReadonlyMap<number, number>;
  readonly bonus: number;
  readonly dealers: number;
};

export function allHands(data: ThreeCardData): number[][] {
  const deck = orderedDeck(data);
  return deck.flatMap((a) => deck.flatMap((b) => (b <= a ? [] : deck.filter((c) => c > b).map((c) => [a, b, c]))));
}

/** Ranks, and suits by the order in which they first appear: the same for hands that differ by names of suits. */
function shapeOf(cards: readonly number[], suits: number): string {
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

/** Cards of one rank can be ordered in several ways: the least of their shapes is that of the group. */
function groupShape([a, b, c]: readonly number[], suits: number): string {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as number[][];
  return orders.map((cards) => shapeOf(cards, suits)).sort()[0] as string;
}

export function handGroups(data: ThreeCardData): HandGroup[] {
  const groups = new Map<string, { cards: readonly number[]; hands: number }>();
  for (const cards of allHands(data)) {
    const shape = groupShape(cards, data.suits.length);
    const group = groups.get(shape) ?? { cards, hands: 0 };
    group.hands++;
    groups.set(shape, group);
  }
  return [...groups.values()];
}

/** One hand of each group against all hands of the other cards. */
export function groupEnds(data: ThreeCardData): GroupEnds[] {
  const hands = allHands(data);
  // A settlement depends on the dealer's worth alone: one hand of each worth is settled, all are counted.
  const worths = Int32Array.from(hands, ([a, b, c]) => threeCardWorth(a as number, b as number, c as number));
  const shown = new Map(hands.map((hand, index) => [worths[index] as number, hand]));
  const flat = Uint8Array.from(hands.flat());
  return handGroups(data).map((group) => endsAgainst(data, group, countAgainst(group.cards, flat, worths), shown));
}

/** How many hands of each worth share no card with this one. @param flat three cards of each hand, one after another */
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

function endsAgainst(
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
