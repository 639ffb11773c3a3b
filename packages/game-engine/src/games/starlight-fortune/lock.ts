import type { ProofSummary } from '../../types.ts';

export const mathsHash: string = '0000000000000000000000000000000000000000000000000000000000000000';

export const proof: ProofSummary = {
  rtp: { numerator: '955', denominator: '1000', percent: '95.50', note: '' },
  hitRate: { numerator: '3', denominator: '10', percent: '30.00' },
  sdPerUnitStake: '5.0000',
  volatility: 'Medium',
  maxPayX100: 200000,
  topAwardOdds: '1 in 1',
  method: [],
  cases: '',
};
