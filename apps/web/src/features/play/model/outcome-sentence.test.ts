import { describe, expect, it } from 'vitest';
import { outcomeSentence, outcomeShown } from './outcome-sentence.ts';

const game = { summarize: () => 'four lanterns on line 3' };
const round = { currency: 'gold', stake: '5000.00', raised: '0.00', events: [] } as never as Parameters<
  typeof outcomeSentence
>[1];

it.each([
  ['12500.00', 'You won 12,500 Gold Coins: four lanterns on line 3'],
  ['5000.00', 'Stake returned, 5,000 Gold Coins: four lanterns on line 3'],
  ['1250.00', 'Paid 1,250 Gold Coins, less than the stake: four lanterns on line 3'],
  ['0.00', 'No win.'],
])('describes a payout of %s as "%s"', (payout, sentence) => {
  expect(outcomeSentence(game, { ...round, payout })).toBe(sentence);
});

it('names the winner of a lost round in games that summarize losses', () => {
  const table = { summarize: () => 'dealer wins, 18 to 15', summarizesLosses: true } as const;
  expect(outcomeSentence(table, { ...round, payout: '0.00' })).toBe('Dealer wins, 18 to 15.');
  expect(outcomeShown(table, { ...round, payout: '0.00' })).toEqual({
    result: 'Dealer wins, 18 to 15.',
    what: '',
    won: false,
  });
});

it('shows the decimals of Sweeps Coins', () => {
  expect(outcomeSentence(game, { ...round, currency: 'sweeps', stake: '0.20', payout: '1.50' })).toMatch(
    /^You won 1\.50 Sweeps Coins/,
  );
});

describe('outcomeShown', () => {
  it.each([
    ['5000.01', '0.00', 'You won 5,000.01\u00a0GC:', true],
    ['5000.00', '0.00', 'Returned 5,000\u00a0GC:', false],
    ['250.00', '0.00', 'Returned 250\u00a0GC:', false],
    // After the stake was doubled, a payout of the doubled stake is not a win.
    ['10000.00', '5000.00', 'Returned 10,000\u00a0GC:', false],
    ['10001.00', '5000.00', 'You won 10,001\u00a0GC:', true],
    ['0.00', '0.00', 'No win.', false],
  ])('describes a payout of %s on a stake of 5,000 and a raise of %s as "%s"', (payout, raised, result, won) => {
    const shown = outcomeShown(game, { ...round, payout, raised });
    expect(shown).toMatchObject({ result, won });
    expect(outcomeSentence(game, { ...round, payout, raised }).startsWith('You won ')).toBe(won);
  });
});
