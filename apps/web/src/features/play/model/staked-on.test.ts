import type { Round } from '@goldwren/contracts/player';
import { describe, expect, it } from 'vitest';
import { roundWithStake } from './staked-on.ts';

const open = { state: 'open', stake: '10.00', raised: '0.00' } as Round;
const settled = { ...open, state: 'settled' } as Round;
const doubled = { ...settled, raised: '10.00' } as Round;

describe('the stake on the table', () => {
  it.each([
    ['dealing', open],
    ['deciding', open],
    ['acting', open],
    // The dealer still plays, and the raised stake must not seem to be halved.
    ['showing', doubled],
  ] as const)('is that of the round while it is %s', (phase, round) => {
    expect(roundWithStake({ phase, round })).toBe(round);
  });

  it.each([
    ['idle', doubled],
    // The round before.
    ['staking', doubled],
    // A ball in flight. The next one can have another stake.
    ['showing', settled],
    ['idle', null],
  ] as const)('is the chosen one while the table is %s', (phase, round) => {
    expect(roundWithStake({ phase, round })).toBeNull();
  });
});
