import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const freeEntryExamples = {
  submit: {
    body: {
      email: 'robin@example.com',
      full_name: 'Robin Wren',
      address: '12 Elm St, Albany, NY 12207',
      birth_date: '1990-05-17',
      country: 'US',
      us_state: 'NY',
    },
    result: { reference: 'FE-XJCR-GNME', status: 'pending' },
  },
  offer: {
    result: { sweeps: '5.00', no_sweeps_in: null, refusal: null, requested_today: false, next_request_at: null },
  },
} satisfies ExamplesOf<PlayerContract>['freeEntry'];
