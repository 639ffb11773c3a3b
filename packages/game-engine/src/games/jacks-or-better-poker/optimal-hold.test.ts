import { expect, test } from 'vitest';
import { createDeck } from '../../families/cards/deck.ts';
import { getHandIndex } from '../../families/cards/five-card-hand.ts';
import { createRng } from '../../rng/rng.ts';
import { createPayTable, jacksMathsV1 } from './maths.ts';
import { countDrawn, createOptimalHold, drawWeights } from './optimal-hold.ts';

const pays = createPayTable(jacksMathsV1.data);
const optimalHold = createOptimalHold(pays);

/** Returns the total pay over every draw by brute force. */
function totalOverDraws(hand: number[], deck: number[], from: number): number {
  if (hand.length === 5) return pays[getHandIndex(...(hand as [number, number, number, number, number]))] as number;
  let total = 0;
  for (let next = from; next < deck.length; next++) {
    total += totalOverDraws([...hand, deck[next] as number], deck, next + 1);
  }
  return total;
}

function bruteForce(hand: number[]): number {
  const deck = createDeck(jacksMathsV1.data).filter((card) => !hand.includes(card));
  const means = Array.from({ length: 32 }, (_, mask) => {
    const held = hand.filter((_card, position) => (mask >> position) & 1);
    return totalOverDraws(held, deck, 0) * (drawWeights[countDrawn(mask)] as number);
  });
  return means.indexOf(Math.max(...means));
}

test('holds the best cards by brute force over every draw, with ties by the lowest mask', () => {
  const rng = createRng(new Uint8Array(32).fill(5));
  for (let i = 0; i < 6; i++) {
    const hand = rng.shuffle(createDeck(jacksMathsV1.data)).slice(0, 5);
    expect(optimalHold(hand)).toBe(bruteForce(hand));
  }
});

test('holds a royal flush, four to a royal flush before a flush, and a low pair before an ace', () => {
  const card = (text: string) => 4 * '23456789TJQKA'.indexOf(text.charAt(0)) + 'CDHS'.indexOf(text.charAt(1));
  const hold = (text: string) => optimalHold(text.split(' ').map(card));
  expect(hold('TS JS QS KS AS')).toBe(0b11111);
  expect(hold('TS JS 2S KS AS')).toBe(0b11011);
  expect(hold('5C 5D AH 9S 2C')).toBe(0b00011);
  expect(hold('2C 4D 6H 8S TC')).toBe(0);
});

test('has draw weights of the lcm of C(47, 0…5) divided by each', () => {
  let ways = 1;
  for (const [drawn, weight] of drawWeights.entries()) {
    expect(ways * weight).toBe(7_669_695);
    ways = (ways * (47 - drawn)) / (drawn + 1);
  }
});
