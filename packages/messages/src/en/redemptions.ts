import {
  brand,
  type PayoutMethod,
  payoutTerms,
  type RedemptionNeed,
  type RedemptionReason,
  type RedemptionRule,
  type RedemptionStatus,
  type RedemptionStep,
  redemptionLimits,
  unverified,
} from '@goldwren/rules';
import type { RuleFacts } from '../redemption-facts.ts';
import { coins } from './coins.ts';
import { formats } from './formats.ts';
import { places } from './places.ts';

const methods: Record<PayoutMethod, string> = {
  bank: 'Bank transfer',
  skrill: 'Skrill',
  paypal: 'PayPal',
  check: 'Paper check',
  gift_card: 'Amazon gift card',
  card: 'Prepaid Visa card',
};

const statuses: Record<RedemptionStatus, string> = {
  awaiting_verification: 'Waiting for your verification',
  in_review: 'In review',
  approved: 'Approved',
  processing: 'Being paid',
  paid: 'Paid',
  rejected: 'Not approved',
  returned: 'Returned',
  forfeited: 'Forfeited',
};

const steps: Record<RedemptionStep, string> = {
  verification: 'You verify your identity',
  review: 'We review your request',
  handover: 'We hand your prize to the payment provider',
  payment: 'Your prize is paid',
};

const needs: Record<RedemptionNeed, string> = {
  identity: 'Verify your identity.',
  skill_test: 'Answer the skill-testing question.',
  w9: 'Fill in form W-9.',
};

/** Why a redemption stands as it does, for its player. */
const reasons: Record<RedemptionReason, string> = {
  requested: `You asked for your prize. The ${brand.sweepsCoins} are set aside for it.`,
  verified: 'Your identity is verified.',
  skill_test_passed: 'You answered the skill-testing question.',
  skill_test_failed: 'The skill-testing question was not answered correctly in the attempts that there are.',
  first_approval: 'The first of two approvals is given; this amount takes two.',
  approved: 'Your request is approved.',
  w9_needed: 'We need form W-9 from you before we may pay.',
  w9_given: 'We have your form W-9.',
  handed_over: 'Your prize is with the payment provider.',
  payout_failed: 'The payment provider could not pay it. We try again.',
  paid: 'Your prize is paid.',
  unverified: `What we needed from you did not arrive within ${unverified.returnedAfterDays} days of your request.`,
  late: 'This takes longer than we promised. We are sorry; somebody is looking at it.',
  name_mismatch: 'The name at the destination is not your verified name.',
  details_invalid: 'The payout details cannot be used as they stand.',
  method_unavailable: 'This way of payout is not available for you.',
  verification_failed: 'Your identity could not be verified.',
  region: 'Prizes cannot be paid where you live.',
  rules: 'The request does not follow the sweepstakes rules.',
  player_asked: 'You asked support to close this request.',
  fraud: 'The account was used to deceive.',
  duplicate_account: 'You have more than one account; the rules allow one.',
  underage: 'You were not of age when you played.',
  bonus_abuse: 'Offers were used against their rules.',
  busy: 'We have more requests than usual.',
  further_review: 'Your request needs a closer look.',
  provider: 'The payment provider takes longer than usual.',
  details_check: 'We are checking the payout details.',
};

const { bank: cash, gift_card: card } = payoutTerms;
const sc = (hundredths: bigint): string => `${formats.amount(hundredths)} ${brand.sweepsCode}`;

/** Support can raise a player's limits. */
const limits = {
  request_limit: (limit: bigint | string) => `Support raises your limit for requests over ${formats.usd(limit)}`,
  day_limit: (limit: bigint | string) => `At most ${formats.usd(limit)} a day`,
  month_limit: (limit: bigint | string) => `At most ${formats.usd(limit)} a calendar month`,
};

const rules: Record<RedemptionRule, string> = {
  good_standing: 'Your account is in good standing',
  not_excluded: 'You have not excluded yourself',
  no_chargeback: 'No payment of yours was charged back',
  region: 'Prizes are available where you live',
  email_verified: 'Your email address is verified',
  account_age: `Your account is at least ${redemptionLimits.accountAgeDays} days old`,
  none_pending: 'No other request is open',
  one_in_24_hours: `One request in ${redemptionLimits.hoursBetween} hours`,
  minimum: `At least ${sc(cash.minimumHundredths)}, as an Amazon gift card ${sc(card.minimumHundredths)}`,
  denomination: `Amazon gift cards of ${formats.or((card.denominationsHundredths ?? []).map(formats.usd))}`,
  request_limit: limits.request_limit(redemptionLimits.requestHundredths),
  day_limit: limits.day_limit(redemptionLimits.dayHundredths),
  month_limit: limits.month_limit(redemptionLimits.monthHundredths),
  balance: `As many ${brand.sweepsCoins} as you have`,
  played: `${brand.sweepsCoins} that were played once, wherever they came from`,
  held: `${brand.sweepsCoins} that you have held for ${redemptionLimits.heldHours} hours`,
};

/** A rule for one player: with the limits that they have. */
function ruleOf({ code, params }: { readonly code: RedemptionRule } & Pick<RuleFacts, 'params'>): string {
  const limit = code in limits ? limits[code as keyof typeof limits] : null;
  return limit && typeof params.limit === 'string' ? limit(params.limit) : rules[code];
}

function regionOf({ country, region }: RuleFacts['params']): string {
  return country === 'US' || country === 'CA' ? places.regionName(country, text(region)) : 'your region';
}

const text = (value: RuleFacts['params'][string] | undefined): string => String(value ?? '');
const until = (passesAt: string | null): string =>
  passesAt === null ? '' : ` It passes on ${formats.dayAndTime(passesAt)}, Eastern Time.`;

/** What is left is the only number: it is what the request may be for. */
function overLimit({ params, passesAt }: RuleFacts): string {
  return `You can redeem up to ${coins.sweeps(text(params.left))} now.${
    passesAt === null
      ? ' Contact support to redeem more.'
      : ` This amount is possible from ${formats.dayAndTime(passesAt)}, Eastern Time.`
  }`;
}

/** Why a rule does not pass, and when it will. */
const failed: Record<RedemptionRule, (facts: RuleFacts) => string> = {
  good_standing: () => 'Your account is suspended. Contact support to find out why.',
  not_excluded: () => 'You have excluded yourself from play. Contact support about prizes that are open.',
  no_chargeback: () => 'A payment of yours went back. Contact support to settle it.',
  region: ({ params }) =>
    params.refusal === 'state_required'
      ? 'Tell us your state or province on the dashboard.'
      : params.refusal === 'region_unknown'
        ? 'We cannot tell where you are. Turn off a VPN if you use one.'
        : `Prizes are not available in ${regionOf(params)}.`,
  email_verified: () => 'Open the link in the mail that we sent you; the dashboard can send another.',
  account_age: ({ passesAt }) => `Your account is younger.${until(passesAt)}`,
  none_pending: () => 'A request of yours is still open. You can ask again once it is decided.',
  one_in_24_hours: ({ passesAt }) => `You have asked within the last day.${until(passesAt)}`,
  minimum: ({ params }) => `The minimum is ${coins.sweeps(text(params.minimum))}.`,
  denomination: ({ params }) =>
    `Choose one of ${formats.or((Array.isArray(params.offered) ? params.offered : []).map((one: string) => formats.amount(one)))}.`,
  request_limit: overLimit,
  day_limit: overLimit,
  month_limit: overLimit,
  balance: ({ params }) => `You have ${coins.sweeps(text(params.balance))}.`,
  played: ({ params }) =>
    `${coins.sweeps(text(params.unplayed))} must still be played once; ${coins.sweeps(text(params.played))} are played.`,
  held: ({ params, passesAt }) =>
    `You have held ${coins.sweeps(text(params.held))} for the last ${text(params.hours)} hours.${until(passesAt)}`,
};

/** What is said of a redemption, wherever it is shown. */
export const redemptions = { methods, statuses, steps, needs, reasons, rules, ruleOf, failed };
