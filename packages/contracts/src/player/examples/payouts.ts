import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const payoutsExamples = {
  receipt: {
    params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' },
    result: {
      redemption_id: '01890a5d-ac96-774b-bcce-b302099a8057',
      payout_method: 'bank',
      gross: '50.00',
      withheld: '0.00',
      paid: '50.00',
      paid_on: '2026-03-16',
      reference: 'ACH-20260316-0042',
      arrives: { from: '2026-03-17T04:00:00.000Z', by: '2026-03-20T04:00:00.000Z' },
    },
  },
  providerEvent: {
    params: { provider: 'provider' },
    result: { received: true },
  },
} satisfies ExamplesOf<PlayerContract>['payouts'];
