import type { Round } from '@goldwren/contracts/player';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chipStateOf, StakeChips } from './stake-chips.tsx';

const round = (payout: string, raised = '0.00') => ({ stake: '100.00', raised, payout }) as Round;

it('keeps the chips on the table until the result may be shown', () => {
  expect(chipStateOf({ phase: 'idle', round: null, over: false })).toBe('away');
  expect(chipStateOf({ phase: 'staking', round: round('0.00'), over: false })).toBe('staked');
  expect(chipStateOf({ phase: 'deciding', round: round('0.00'), over: false })).toBe('staked');
  expect(chipStateOf({ phase: 'showing', round: round('0.00'), over: false })).toBe('staked');
});

it.each([
  ['300.00', '0.00', 'paid'],
  ['100.00', '0.00', 'staked'],
  ['0.00', '0.00', 'lost'],
  ['200.00', '100.00', 'staked'],
  ['150.00', '100.00', 'lost'],
] as const)('shows a payout of %s on a stake of 100 and a raise of %s as %s', (payout, raised, state) => {
  expect(chipStateOf({ phase: 'showing', round: round(payout, raised), over: true })).toBe(state);
});

it('puts chips on the second spot only when a decision added to the stake', () => {
  const statesOf = (raised: string) => {
    const { container } = render(<StakeChips phase="deciding" round={round('0.00', raised)} over={false} spots={2} />);
    return [...container.querySelectorAll<HTMLElement>('.chip-spot')].map(({ dataset }) => dataset.state);
  };
  expect(statesOf('0.00')).toEqual(['staked', 'away']);
  expect(statesOf('100.00')).toEqual(['staked', 'staked']);
});
