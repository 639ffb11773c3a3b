import { expect, it } from 'vitest';
import { outcomeSentence } from './outcome-sentence.ts';

const game = { summarize: () => 'four lanterns on line 3' };
const round = { currency: 'gold', stake: '5000.00', events: [] } as never as Parameters<typeof outcomeSentence>[1];

it.each([
  ['12500.00', 'Win 12,500 Gold Coins: four lanterns on line 3'],
  ['5000.00', 'Stake returned, 5,000 Gold Coins: four lanterns on line 3'],
  ['1250.00', 'Paid 1,250 Gold Coins, less than the stake: four lanterns on line 3'],
  ['0.00', 'No win.'],
])('says a payout of %s as "%s"', (payout, sentence) => {
  expect(outcomeSentence(game, { ...round, payout })).toBe(sentence);
});

it('gives Sweeps Coins their decimals', () => {
  expect(outcomeSentence(game, { ...round, currency: 'sweeps', stake: '0.20', payout: '1.50' })).toMatch(
    /^Win 1\.50 Sweeps Coins/,
  );
});
