import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const policyExamples = {
  get: {
    result: {
      pack: { id: 'spec-2025', from: '2025-01-01', regions: [{ country: 'US', region: 'WA', allowed: [] }] },
      time_zone: 'America/New_York',
      minimum_age_years: 18,
      region_change_interval_days: 365,
      welcome_offer: { gold: '2000000.00', sweeps: '2.00' },
      free_entry: {
        sweeps: '5.00',
        held_days: 60,
        online_review_business_days: { from: 1, to: 3 },
        mail_review_business_days: { from: 7, to: 10 },
      },
      login_bonus_gold: ['100.00', '200.00', '300.00', '500.00', '750.00', '1000.00'],
      rtp_percent: { from: 92, to: 98 },
      session_idle_minutes: 30,
      order_expiry_hours: 24,
    },
  },
} satisfies ExamplesOf<PlayerContract>['policy'];
