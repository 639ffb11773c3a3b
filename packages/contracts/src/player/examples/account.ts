import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';
import { exampleUser } from './user.ts';

export const accountExamples = {
  update: {
    body: { show_as_winner: false, locale: 'en' },
    result: {
      user: { ...exampleUser, show_as_winner: false },
    },
  },
  acceptTerms: {
    body: { versions: { terms: 3, privacy: 2 } },
    result: {
      user: exampleUser,
    },
  },
  close: { body: { password: 'a fine long passphrase' } },
} satisfies ExamplesOf<PlayerContract>['account'];
