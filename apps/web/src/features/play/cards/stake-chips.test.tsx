import type { Round } from '@goldwren/contracts/player';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RoundPhase } from '../model/play-state.ts';
import { chipWorths } from './chips-of.ts';
import { pilesOf, StakeChips, type StakeChipsProps } from './stake-chips.tsx';

const round = (payout: string, raised = '0.00') => ({ currency: 'gold', stake: '100.00', raised, payout }) as Round;

const stateOf = (props: Pick<StakeChipsProps, 'phase' | 'round' | 'over'>) =>
  pilesOf({ ...props, currency: 'gold', spots: 1 })[0].state;

it('keeps the chips on the table until the result may be shown', () => {
  expect(stateOf({ phase: 'idle', round: null, over: false })).toBe('away');
  expect(stateOf({ phase: 'staking', round: round('0.00'), over: false })).toBe('staked');
  expect(stateOf({ phase: 'deciding', round: round('0.00'), over: false })).toBe('staked');
  expect(stateOf({ phase: 'showing', round: round('0.00'), over: false })).toBe('staked');
});

it.each([
  ['300.00', '0.00', 'paid'],
  ['100.00', '0.00', 'staked'],
  ['0.00', '0.00', 'lost'],
  ['200.00', '100.00', 'staked'],
  ['150.00', '100.00', 'lost'],
] as const)('shows a payout of %s on a stake of 100 and a raise of %s as %s', (payout, raised, state) => {
  expect(stateOf({ phase: 'showing', round: round(payout, raised), over: true })).toBe(state);
});

it.each([
  ['both win', [200, 200], ['paid', 'paid'], [10_000n, 10_000n]],
  ['only the second wins', [0, 200], ['lost', 'paid'], [-10_000n, 10_000n]],
  ['one is a push', [100, 0], ['staked', 'lost'], [0n, -10_000n]],
])('after a split, each hand keeps its own chips: %s', (_, pays, states, won) => {
  const payout = `${pays.reduce((sum, pay) => sum + pay, 0)}.00`;
  const piles = pilesOf({
    ...{ phase: 'showing', round: round(payout, '100.00'), over: true, currency: 'gold', spots: 1, paired: true, pays },
  });
  expect(piles.map(({ state }) => state)).toEqual(states);
  expect(piles.map((pile) => pile.won)).toEqual(won);
  expect(piles.map(({ staked }) => staked)).toEqual([10_000n, 10_000n]);
});

/** The worth of the chips in each stack on the table: on the first spot, next to it, and on the second. */
function stacksOf(phase: RoundPhase, shown: Partial<Round> | null, props: Partial<StakeChipsProps> = {}) {
  const round =
    shown && ({ nonce: 3, currency: 'gold', stake: '1000.00', raised: '0.00', payout: '0.00', ...shown } as Round);
  const { container } = render(<StakeChips {...{ phase, round, currency: 'gold', over: false, spots: 1, ...props }} />);
  return [...container.querySelectorAll('.chip-stack')].map((stack) =>
    [...stack.querySelectorAll<HTMLElement>('.chip')]
      .map(({ style }) => chipWorths.gold[Number(style.getPropertyValue('--chip'))] ?? 0n)
      .reduce((sum, worth) => sum + worth, 0n),
  );
}

it('lays the stake that is being sent, and then the stake of the round', () => {
  expect(stacksOf('staking', { stake: '1000.00' }, { stake: '5000.00' })).toEqual([500_000n]);
  expect(stacksOf('deciding', { stake: '5000.00' })).toEqual([500_000n]);
  expect(stacksOf('idle', null)).toEqual([]);
});

it('lays a second stack of the same worth for a doubled hand', () => {
  expect(stacksOf('deciding', {})).toEqual([100_000n]);
  expect(stacksOf('deciding', { raised: '1000.00' })).toEqual([100_000n, 100_000n]);
});

it.each([
  ['a win', { payout: '2000.00' }, [100_000n, 100_000n]],
  ['a blackjack', { payout: '2200.00' }, [100_000n, 120_000n]],
  ['a doubled win, on both spots', { raised: '1000.00', payout: '4000.00' }, [100_000n, 100_000n, 100_000n, 100_000n]],
  ['a win of one spot', { raised: '1000.00', payout: '3000.00' }, [100_000n, 100_000n, 100_000n]],
])('pays the profit of %s in chips', (_, shown, worths) => {
  expect(stacksOf('showing', shown, { over: true })).toEqual(worths);
});

it('puts chips on the second spot only when a decision added to the stake', () => {
  const statesOf = (raised: string) => {
    const props = { currency: 'gold', over: false, spots: 2 } as const;
    const { container } = render(<StakeChips phase="deciding" round={round('0.00', raised)} {...props} />);
    return [...container.querySelectorAll<HTMLElement>('.chip-spot')].map(({ dataset }) => dataset.state);
  };
  expect(statesOf('0.00')).toEqual(['staked', 'away']);
  expect(statesOf('100.00')).toEqual(['staked', 'staked']);
});
