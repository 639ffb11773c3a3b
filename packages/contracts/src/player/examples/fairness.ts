import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

const node = { hash: '6c65674b092b29949e5a4e1c15996d1101329718af95561a6910b1defd773ce1', sum: '11.25' };
const total = { day: '2026-11-25', at: '2026-11-25T09:07:00.412Z' };

export const fairnessExamples = {
  keys: {
    result: {
      results: [
        {
          id: 'c5fefd9b27e303b6',
          algorithm: 'Ed25519',
          public_key: 'edd2db65e782b12c7f3e53638b8265c18e3a27541ace63b60af9d21a506051b5',
        },
      ],
    },
  },
  liabilities: {
    result: { results: [{ ...total, root: node.hash, sum: '48211.90', leaves: 5613, log_position: 120814 }] },
  },
  ownLiabilities: {
    params: { day: '2026-11-25' },
    result: {
      ...total,
      wallet: '10.00',
      escrow: '0.00',
      entry: 17,
      secret: '8d3f5a1c0b7e92466f1d0a35c9e8b7714a6d2f80e5b3c91748a0d6f2e1b5c739',
      pieces: [
        { amount: '7.00', position: 4102, path: [node] },
        { amount: '3.00', position: 911, path: [node] },
      ],
    },
  },
} satisfies ExamplesOf<PlayerContract>['fairness'];
