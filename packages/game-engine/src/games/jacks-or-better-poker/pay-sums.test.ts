import { expect, test } from 'vitest';
import { getHandIndex, handNames } from '../../families/cards/five-card-hand.ts';
import { createPayTable, jacksMathsV1 } from './maths.ts';
import { sumPays } from './pay-sums.ts';
import { eachHand } from './proof/contains.ts';

/** Sums the pays hand by hand. */
function sumByHand(pays: Int32Array) {
  const sums = { all: 0, one: new Float64Array(52), two: new Float64Array(52 * 52) };
  eachHand((hand) => {
    const [a, b, c, d, e] = hand as unknown as [number, number, number, number, number];
    const pay = pays[getHandIndex(a, b, c, d, e)] as number;
    if (pay === 0) return;
    sums.all += pay;
    for (const x of hand) {
      sums.one[x] = (sums.one[x] as number) + pay;
      for (const y of hand) if (x !== y) sums.two[52 * x + y] = (sums.two[52 * x + y] as number) + pay;
    }
  });
  return sums;
}

const cards = Array.from({ length: 52 }, (_, card) => card);
const payTables = {
  'the pay table of the game': createPayTable(jacksMathsV1.data),
  // Each hand has a pay of its own, so an error in the count of one kind cannot cancel an error in another.
  'a pay table in which every hand pays differently': Int32Array.from(handNames, (_, index) => 1 + 7 * index ** 3),
};

for (const [name, pays] of Object.entries(payTables)) {
  test(`sums the pays of all hands, by card and by pair of cards, with ${name}`, () => {
    const counted = sumByHand(pays);
    const sums = sumPays(pays);
    expect(sums.all).toBe(counted.all);
    expect(cards.map(sums.ofCard)).toEqual([...counted.one]);
    for (const x of cards) {
      for (const y of cards) if (x !== y) expect(sums.ofPair(x, y), `${x} and ${y}`).toBe(counted.two[52 * x + y]);
    }
  });
}

test('counts every hand of the deck once', () => {
  const { all, ofCard, ofPair } = sumPays(new Int32Array(handNames.length).fill(1));
  expect(all).toBe(2_598_960);
  // C(51, 4) and C(50, 3)
  expect(ofCard(17)).toBe(249_900);
  expect([ofPair(0, 1), ofPair(0, 4), ofPair(0, 5)]).toEqual([19_600, 19_600, 19_600]);
});
