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
  verificationDeadline,
} from '@goldwren/rules';
import type { RuleFacts } from '../../facts/redemption-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';

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

/** Why a redemption has its status, for its player. */
const reasons: Record<RedemptionReason, string> = {
  requested: `You requested a redemption. We have set the ${brand.sweepsCoins} aside.`,
  verified: 'Your identity is verified.',
  skill_test_passed: 'You answered the skill-testing question.',
  skill_test_failed: 'You did not answer the skill-testing question correctly in the allowed attempts.',
  first_approval: 'We have given the first of two approvals. This amount needs two.',
  approved: 'Your request is approved.',
  w9_needed: 'We need form W-9 from you before we can pay.',
  w9_given: 'We have received your form W-9.',
  handed_over: 'Your prize is with the payment provider.',
  payout_failed: 'The payment provider could not pay it. We will try again.',
  payout_unclaimed: 'The payment provider holds your prize for you. Follow the email from the provider to accept it.',
  payout_details_wrong: 'The payment provider does not know your payout account. Contact us to correct it.',
  payout_account_closed: 'Your payout account cannot receive payments. Contact us to use another account.',
  payout_sent_back: 'The payment was not accepted, and the payment provider returned it to us. We will try again.',
  paid: 'Your prize is paid.',
  unverified: `We did not receive what we needed from you within ${verificationDeadline.returnedAfterDays} days of your request.`,
  closed_without_w9: 'Your account was closed before you gave us form W-9.',
  late: 'This takes longer than we promised. We are sorry. Our team is working on it.',
  name_mismatch: 'The name on the payout account is not your verified name.',
  details_invalid: 'The payout details are not valid.',
  method_unavailable: 'This payout method is not available to you.',
  verification_failed: 'Your identity could not be verified.',
  region: 'Prizes are not available where you live.',
  rules: 'The request does not follow the sweepstakes rules.',
  player_asked: 'You asked support to cancel this request.',
  fraud: 'The account was used for fraud.',
  duplicate_account: 'You have more than one account. The rules allow one.',
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
  request_limit: (limit: bigint | string) => `Contact support for requests over ${formats.usd(limit)}`,
  day_limit: (limit: bigint | string) => `At most ${formats.usd(limit)} a day`,
  month_limit: (limit: bigint | string) => `At most ${formats.usd(limit)} a calendar month`,
};

const rules: Record<RedemptionRule, string> = {
  good_standing: 'Your account is in good standing',
  not_excluded: 'No self-exclusion on your account',
  no_chargeback: 'No reversed payments',
  region: 'Prizes are available where you live',
  email_verified: 'Your email address is verified',
  account_age: `Your account is at least ${redemptionLimits.accountAgeDays} days old`,
  none_pending: 'No other request is open',
  one_in_24_hours: `One request in ${redemptionLimits.hoursBetween} hours`,
  minimum: `At least ${sc(cash.minimumHundredths)}, or ${sc(card.minimumHundredths)} for an Amazon gift card`,
  denomination: `Amazon gift cards of ${formats.or((card.denominationsHundredths ?? []).map(formats.usd))}`,
  request_limit: limits.request_limit(redemptionLimits.requestHundredths),
  day_limit: limits.day_limit(redemptionLimits.dayHundredths),
  month_limit: limits.month_limit(redemptionLimits.monthHundredths),
  balance: `Up to your ${brand.sweepsCoins} balance`,
  played: `${brand.sweepsCoins} that you have played once`,
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
  passesAt === null ? '' : ` You can meet this from ${formats.dayAndTime(passesAt)}, Eastern Time.`;

/** Shows only the remaining amount, because that is the most the request can be. */
function overLimit({ params, passesAt }: RuleFacts): string {
  return `You can redeem up to ${coins.sweeps(text(params.left))} now.${
    passesAt === null
      ? ' Contact support to redeem more.'
      : ` You can redeem this amount from ${formats.dayAndTime(passesAt)}, Eastern Time.`
  }`;
}

/** Why a requirement is not met, and when it will be. */
const failed: Record<RedemptionRule, (facts: RuleFacts) => string> = {
  good_standing: () => 'Your account is suspended. Contact support to find out why.',
  not_excluded: () => 'You have excluded yourself from play. Contact support about open redemptions.',
  no_chargeback: () => 'One of your payments was reversed. Contact support to resolve it.',
  region: ({ params }) =>
    params.refusal === 'state_required'
      ? 'Tell us your state or province on the dashboard.'
      : params.refusal === 'region_unknown'
        ? 'We cannot tell where you are. If you use a VPN, turn it off.'
        : `Prizes are not available in ${regionOf(params)}.`,
  email_verified: () => 'Open the link in the email we sent, or request a new one on the dashboard.',
  account_age: ({ passesAt }) => `Your account is too new.${until(passesAt)}`,
  none_pending: () => 'You already have an open redemption. You can request the next one after we decide it.',
  one_in_24_hours: ({ passesAt }) => `You have requested a redemption within the last day.${until(passesAt)}`,
  minimum: ({ params }) => `The minimum is ${coins.sweeps(text(params.minimum))}.`,
  denomination: ({ params }) =>
    `Choose one of ${formats.or((Array.isArray(params.offered) ? params.offered : []).map((one: string) => formats.amount(one)))}.`,
  request_limit: overLimit,
  day_limit: overLimit,
  month_limit: overLimit,
  balance: ({ params }) => `You have ${coins.sweeps(text(params.balance))}.`,
  played: ({ params }) =>
    `Play ${coins.sweeps(text(params.unplayed))} once. You have already played ${coins.sweeps(text(params.played))}.`,
  held: ({ params, passesAt }) =>
    `You have held ${coins.sweeps(text(params.held))} for the last ${text(params.hours)} hours.${until(passesAt)}`,
};

/** The texts of a redemption, on every screen. */
export const redemptions = { methods, statuses, steps, needs, reasons, rules, ruleOf, failed };
