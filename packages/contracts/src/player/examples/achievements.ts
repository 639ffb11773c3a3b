import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const achievementsExamples = {
  list: {
    result: {
      results: [
        { id: 'every_game', done: 3, of: 12 },
        { id: 'checked_session', done: 1, of: 1 },
        { id: 'flawless_challenge', done: 0, of: 1 },
        { id: 'own_limit', done: 1, of: 1 },
        { id: 'second_factor', done: 0, of: 1 },
      ],
    },
  },
} satisfies ExamplesOf<PlayerContract>['achievements'];
