import { expect, test } from 'vitest';
import { parseCard } from '../../families/cards/deck.ts';
import { bestMove, strategy } from './best-move.ts';
import { midnightBlackjack as game } from './index.ts';
import type { BlackjackState } from './state.ts';
import { createDealerEnds } from './values/dealer-ends.ts';
import { createBlackjackValues } from './values/move-values.ts';

const { data } = game.maths;
const card = (text: string) => parseCard(data, text);

function facing(hand: string, up: string): BlackjackState {
  const dealer = [card(up), card('6C')];
  const hands = [{ cards: hand.split(' ').map(card), over: false }];
  return { shoe: [], taken: 4, hands, dealer, doubled: false, payX100: null };
}

test.each([
  ['TS 6D', '9C', 'hit'],
  ['TS 6D', '6C', 'stand'],
  ['6D 5S', 'AC', 'double'],
  ['2D 4S 5S', 'AC', 'hit'],
  ['AD 7S', '6C', 'double'],
  ['AD 3S 4C', '6C', 'stand'],
  ['AD 7S', '9C', 'hit'],
  ['8D 8S', 'AC', 'split'],
  ['AD AS', 'AC', 'split'],
  ['TD TS', '6C', 'stand'],
  ['5D 5S', '6C', 'double'],
  ['4D 4S', '6C', 'hit'],
] as const)('plays %s against %s with %s', (hand, up, move) => {
  expect(bestMove(facing(hand, up))).toBe(move);
});

test('plays an abandoned round with the best move without a raise', () => {
  expect(game.defaultAction(facing('6D 5S', '6C'))).toEqual({ type: 'hit' });
  expect(game.defaultAction(facing('AD 7S', '6C'))).toEqual({ type: 'stand' });
  expect(game.defaultAction(facing('8D 8S', '6C'))).toEqual({ type: 'stand' });
});

test('has no better strategy with one changed letter', () => {
  const values = createBlackjackValues(data, createDealerEnds(data));
  const moves = { h: 'hit', s: 'stand', d: 'double', t: 'double' } as const;
  for (const soft of [false, true]) {
    for (const row of soft ? strategy.soft : strategy.hard) {
      for (const [column, letter] of [...row.moves].entries()) {
        const up = column === 9 ? 1 : column + 2;
        const situation = { count: { total: row.from, soft }, pair: null, up };
        const published = values.move(situation, moves[letter as keyof typeof moves]);
        for (const other of ['hit', 'stand', 'double'] as const) {
          if (other !== moves[letter as keyof typeof moves])
            expect(values.move(situation, other)).toBeLessThan(published);
        }
      }
    }
  }
});

test('throws for a settled round', () => {
  expect(() => bestMove({ ...facing('TS 7D', '9C'), payX100: 0 })).toThrow(RangeError);
});
