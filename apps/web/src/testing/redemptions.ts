import type { Identity, Redemption, RedemptionEligibility, RedemptionTimes } from '@goldwren/contracts/player';
import {
  documentKinds,
  identityNeeds,
  payoutMethods,
  payoutTerms,
  redemptionRules,
  redemptionSteps,
} from '@goldwren/rules';

export function aRedemption(change: Partial<Redemption> = {}): Redemption {
  return {
    id: '0199a0a0-0000-7000-8000-0000000000f1',
    sweeps_submitted: '50.00',
    payout_method: 'paypal',
    payout_details: { details: 'a•••@example.test' },
    status: 'in_review',
    created_at: '2026-11-20T18:30:00.000Z',
    since: '2026-11-20T18:30:00.000Z',
    due_at: '2026-11-30T18:30:00.000Z',
    next: { step: 'review', by: '2026-11-30T18:30:00.000Z' },
    needs: [],
    history: [{ status: 'in_review', at: '2026-11-20T18:30:00.000Z', reason: 'requested', note: null }],
    withheld: null,
    paid_amount: null,
    delayed: false,
    ...change,
  };
}

type Rule = RedemptionEligibility['rules'][number];

/** Every rule passes, except the given ones. 250 SC, all played and owned. */
export function anEligibility(
  failing: Partial<Record<Rule['code'], Partial<Rule>>> = {},
  amounts: Partial<RedemptionEligibility['amounts']> = {},
): RedemptionEligibility {
  return {
    eligible: Object.keys(failing).length === 0,
    rules: redemptionRules.map((code) => ({
      code,
      passed: !(code in failing),
      params: {},
      passes_at: null,
      ...failing[code],
    })),
    amounts: {
      balance: '250.00',
      unplayed: '0.00',
      held: '250.00',
      held_since: null,
      redeemable: '250.00',
      request_limit: '5000.00',
      day_limit: '2500.00',
      month_limit: '10000.00',
      used_today: '0.00',
      used_this_month: '0.00',
      ...amounts,
    },
  };
}

/** Only the review and PayPal have measurements. */
export function someTimes(): RedemptionTimes {
  const measured = { count: 12, p50_hours: 20, p90_hours: 49.5, in_time_percent: 91.7 };
  return {
    days: 30,
    steps: redemptionSteps.map((step) => ({
      step,
      promise: step === 'review' ? { from: 1, to: 5 } : null,
      measured: step === 'review' ? measured : null,
    })),
    methods: payoutMethods.map((method) => ({
      method,
      promise: payoutTerms[method].businessDays,
      payment: method === 'paypal' ? measured : null,
      in_all: method === 'paypal' ? { ...measured, p50_hours: 72 } : null,
    })),
  };
}

/** No documents have been sent. */
export function anIdentity(change: Partial<Identity> = {}): Identity {
  return {
    status: 'none',
    since: null,
    review: null,
    documents: [],
    ssn_last4_refused: false,
    note: null,
    needs: [...identityNeeds],
    may_send: true,
    vendor: null,
    ...change,
  };
}

/** All three documents are uploaded, and only the digits are missing. */
export function allDocuments(status: Identity['documents'][number]['status'] = 'uploaded'): Identity['documents'] {
  return documentKinds.map((kind, index) => ({
    id: `0199a0a0-0000-7000-8000-00000000010${index}`,
    kind,
    status,
    uploaded_at: '2026-11-20T18:30:00.000Z',
    issued_on: kind === 'address_proof' ? '2026-11-01' : null,
    reason: null,
  }));
}
