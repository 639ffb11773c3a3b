import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const taxExamples = {
  w9: {
    result: { needs_w9: true, yearly_form: '1099_misc', threshold: '600.00', paid_this_year: '0.00', on_file: null },
  },
  submitW9: {
    params: { id: '01a209ef-1696-70f9-a71c-716c855c10ee' },
    body: {
      legal_name: 'Robin Wren',
      street: '12 Elm St',
      city: 'Albany',
      us_state: 'NY',
      postal_code: '12207',
      tin_type: 'ssn',
      tin: '123-12-6789',
      certified: true,
      signed_name: 'Robin Wren',
    },
    result: {
      on_file: {
        legal_name: 'Robin Wren',
        street: '12 Elm St',
        city: 'Albany',
        us_state: 'NY',
        postal_code: '12207',
        tin_type: 'ssn',
        tin_last4: '6789',
        signed_name: 'Robin Wren',
        signed_at: '2026-11-23T19:43:13.970Z',
      },
    },
  },
} satisfies ExamplesOf<PlayerContract>['tax'];
