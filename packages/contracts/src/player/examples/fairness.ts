import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

const node = { hash: '6c65674b092b29949e5a4e1c15996d1101329718af95561a6910b1defd773ce1', sum: '11.25' };
const total = { day: '2026-11-25', at: '2026-11-25T09:07:00.412Z' };

export const fairnessExamples = {
  keys: {
    result: {
      results: [
        {
          id: '0a83e85cfbaa038c',
          algorithm: 'Ed25519',
          public_key: 'f9dcc2422102452981d0a9f38e673fbbbfbef907ff14b9962533b61eb3fba5cf',
          rotation: {
            previous_id: 'e694ec4b7bfeff98',
            signature:
              '34fea30d8812bdde4040c3d13bf275bd0cb852f287ad2c8323d4c42f0a89ec1768c03d773162a13596c92fa550a234e96fa955484363a40f8bac5d0af500fb0b',
          },
        },
        {
          id: 'e694ec4b7bfeff98',
          algorithm: 'Ed25519',
          public_key: '3a83a227ab5f110c21cb9d11e9f9ad0b979ff136d748270c5c31d8bd2cecd272',
          rotation: null,
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
