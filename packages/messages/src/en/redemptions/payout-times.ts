import type { RedemptionStep } from '@goldwren/rules';
import { formats } from '../formats.ts';
import { prizeTerms } from './prize-terms.ts';

const steps: Record<RedemptionStep, string> = {
  verification: 'Identity check',
  review: 'Review by our staff',
  handover: 'Handover to payout',
  payment: 'Payout',
};

/** The measured times of redemptions, next to the promised times. */
export const payoutTimes = {
  title: 'Payout times',
  intro: (days: number) =>
    `How long redemptions took over the last ${formats.number(days)} days, compared with our promise. Times include nights and weekends. We calculate them from our records.`,
  loading: 'Loading the measured times',
  problem: 'Could not load the measured times.',
  byStep: 'Step by step',
  byMethod: 'By payout method, from request to prize',
  captionSteps: 'Promised and measured times of each step',
  captionMethods: 'Promised and measured times of each payout method',
  step: 'Step',
  method: 'Method',
  promise: 'Promise',
  half: 'Half within',
  nine: '9 of 10 within',
  count: 'Measured',
  inTime: 'On time',
  payout: 'Payout only, half within',
  steps,
  days: ({ from, to }: { readonly from: number; readonly to: number }) => `${from}-${to} business days`,
  byMethodNote: 'Differs by method, see below',
  noPromise: 'Depends on the player',
  percent: (value: number) => `${formats.number(Math.round(value))}%`,
  none: 'None yet',
  noneNote: 'Where we measured nothing in this period, we say so instead of guessing.',
  fromApproval: prizeTerms.fromApproval,
  more: 'Rules and redemption',
};
