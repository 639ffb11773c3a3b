import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';
import type { Redemption } from '../redemption/redemptions.ts';

const redemption: Redemption = {
  id: '01a209ef-1696-70f9-a71c-716c855c10ee',
  sweeps_submitted: '50.00',
  payout_method: 'bank',
  payout_details: { details: '•••• 6789' },
  status: 'in_review',
  created_at: '2026-11-23T19:43:13.561Z',
  since: '2026-11-23T19:43:13.561Z',
  due_at: '2026-12-01T19:43:13.000Z',
  next: { step: 'review', by: '2026-12-01T19:43:13.000Z' },
  needs: [],
  history: [{ status: 'in_review', at: '2026-11-23T19:43:13.561Z', reason: 'requested', note: null }],
  withheld: null,
  paid_amount: null,
  delayed: false,
};

export const redemptionsExamples = {
  submit: {
    body: {
      sweeps_submitted: '50.00',
      payout_method: 'bank',
      payout_details: { details: 'Routing 021000021, account 123456789' },
    },
    result: {
      redemption,
    },
  },
  list: {
    query: { limit: 1 },
    result: {
      results: [redemption],
      next_cursor: null,
    },
  },
  eligibility: {
    query: { amount: '50.00', method: 'bank' },
    result: {
      eligible: true,
      rules: [{ code: 'good_standing', passed: true, params: {}, passes_at: null }],
      amounts: {
        balance: '1000.00',
        unplayed: '0.00',
        held: '1000.00',
        held_since: '2026-11-21T19:43:13.341Z',
        redeemable: '1000.00',
        request_limit: '5000.00',
        day_limit: '2500.00',
        month_limit: '10000.00',
        used_today: '0.00',
        used_this_month: '0.00',
      },
    },
  },
  recent: { result: { results: [] } },
  times: {
    result: {
      days: 30,
      steps: [{ step: 'verification', promise: null, measured: null }],
      methods: [{ method: 'bank', promise: { from: 3, to: 5 }, payment: null, in_all: null }],
    },
  },
  skillTest: {
    params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' },
    body: {},
    result: { state: 'asked', question: '(12 + 8) × 3 − 5', expires_at: '2026-03-14T15:14:26.535Z', attempts_left: 3 },
  },
} satisfies ExamplesOf<PlayerContract>['redemptions'];
