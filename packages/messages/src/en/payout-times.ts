import type { RedemptionStep } from '@goldwren/rules';
import { formats } from './formats.ts';
import { prizeTerms } from './prize-terms.ts';

const steps: Record<RedemptionStep, string> = {
  verification: 'Identity check by the player',
  review: 'Review by our staff',
  handover: 'Handed to payout',
  payment: 'Payout',
};

/** The measured times of redemptions, beside what is promised. */
export const payoutTimes = {
  title: 'Payout times',
  intro: (days: number) =>
    `How long redemptions really took over the last ${formats.number(days)} days, beside what we promise. Measured by the clock, nights and weekends included, and computed anew from our books.`,
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
  nine: 'Nine of ten within',
  count: 'Measured',
  inTime: 'In time',
  payout: 'Payout alone, half within',
  steps,
  days: ({ from, to }: { readonly from: number; readonly to: number }) => `${from}-${to} business days`,
  byMethodNote: 'Differs by method, see below',
  noPromise: 'Takes as long as the player needs',
  percent: (value: number) => `${formats.number(Math.round(value))}%`,
  none: 'None yet',
  noneNote: 'Where nothing was measured in that time, we say so rather than show a guess.',
  fromApproval: prizeTerms.fromApproval,
  more: 'Rules and redemption',
};
