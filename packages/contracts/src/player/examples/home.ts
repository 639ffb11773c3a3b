import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const homeExamples = {
  get: {
    result: {
      unfinished: [{ game: 5, currency: 'gold', stake: '1000.00', since: '2026-11-23T19:43:08.455Z' }],
      last_played: [5, 10],
      favorites: [],
    },
  },
} satisfies ExamplesOf<PlayerContract>['home'];
