import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const walletExamples = {
  get: {
    result: {
      gold_balance: '1999000.00',
      sweeps_balance: '2.00',
      sweeps_unplayed: '2.00',
      sweeps_expire_at: '2027-02-21T19:43:08.650Z',
    },
  },
  activity: {
    query: { limit: 1 },
    result: {
      results: [
        {
          id: 'gold-5',
          at: '2026-11-23T19:43:08.455Z',
          currency: 'gold',
          kind: 'stake',
          amount: '-1000.00',
          balance_after: '1999000.00',
          reference: '01a209ef-02a6-75ac-bd49-ba5a2a958afd',
        },
      ],
      next_cursor: 'g5s4611686018427387904',
    },
  },
  history: { query: { days: 2 }, result: { results: [{ day: '2026-11-22', gold: '0.00', sweeps: '0.00' }] } },
  timeline: {
    query: { limit: 2 },
    result: {
      results: [
        {
          id: 'gold-5',
          at: '2026-11-23T19:43:08.455Z',
          group: 'rounds',
          kind: null,
          currency: 'gold',
          net: '-1000.00',
          balance_after: '1999000.00',
          reference: '01a209ef-02a6-75ac-bd49-ba5a2a958afd',
          round: {
            game: { id: 5, slug: 'midnight-blackjack', title: 'Midnight Blackjack' },
            state: 'settled',
            stake: '1000.00',
            payout: '0.00',
          },
        },
      ],
      next_cursor: 'g3s4611686018427387904',
    },
  },
  balances: {
    query: { currency: 'gold', range: 'week' },
    result: {
      currency: 'gold',
      from: '2026-11-16T19:43:08.947Z',
      to: '2026-11-23T19:43:08.947Z',
      opening: null,
      closing: '1999000.00',
      low: '1999000.00',
      high: '2000100.00',
      sampled: false,
      points: [{ at: '2026-11-23T19:43:08.455Z', balance: '1999000.00', low: '1999000.00', high: '2000100.00' }],
    },
  },
  loginBonus: {
    result: {
      day: 2,
      amount: '200.00',
      claimable: false,
      next_claim_at: '2026-11-24T05:00:00.000Z',
      days: [{ day: 1, amount: '100.00', state: 'claimed' }],
    },
  },
  claimLoginBonus: {
    result: {
      day: 2,
      amount: '200.00',
      claimable: false,
      next_claim_at: '2026-11-24T05:00:00.000Z',
      days: [{ day: 1, amount: '100.00', state: 'claimed' }],
      claimed: '100.00',
      gold_balance: '2000100.00',
    },
  },
} satisfies ExamplesOf<PlayerContract>['wallet'];
