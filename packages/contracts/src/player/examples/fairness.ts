import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

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
} satisfies ExamplesOf<PlayerContract>['fairness'];
