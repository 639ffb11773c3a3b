import type { FactsOf, ProblemFacts } from '@goldwren/contracts/facts';
import type { ProblemCode } from '@goldwren/contracts/problem';
import { brand, limitRules, nationalHelpline, redemptionLimits } from '@goldwren/rules';
import { durationsOf } from '../../formats/durations.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { legalNames } from '../legal/legal-names.ts';
import { places } from '../places.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { conflict } from './conflicts.ts';

const helplineSentence = `To talk to someone at any hour, call ${nationalHelpline.name} (${nationalHelpline.phone}) in the United States. In Canada, each province has a helpline: see our Responsible Play page.`;

const { actionNames, regionName } = places;
const durations = durationsOf('en');

/** The message of every problem: what happened, then what to do. Used when no facts make it more precise. */
const plain: Record<ProblemCode, string> = {
  malformed_request: 'The request could not be read. Send valid JSON.',
  insufficient_gold: 'Insufficient Gold Coins',
  insufficient_sweeps: 'Insufficient Sweeps Coins',
  link_invalid: 'This link has been used or has expired. Request a new one.',
  unauthenticated: 'Please login to continue',
  invalid_credentials: 'Login failed. Please check your credentials.',
  totp_required: 'Enter the code that your authenticator app shows now, or a recovery code.',
  forbidden: 'Your account does not have permission for this. If you think that it should, contact support.',
  origin_mismatch: `This request came from another site. Open ${brand.name} directly and try again.`,
  region_blocked: 'This is not available where you live.',
  region_unknown: 'We cannot tell where you are, so this is not available now. If you use a VPN, turn it off.',
  state_required: 'Tell us your state or province on the dashboard first.',
  email_unverified: 'Verify your email first. Open the link that we sent you, or request a new one on the dashboard.',
  reauthentication_required: 'Enter your password again to confirm that it is you.',
  account_suspended: 'Your account is suspended. Contact support to find out why.',
  account_closed: 'This account is closed. Contact us if you have questions.',
  redemption_suspended: 'You cannot redeem because of an open issue on your account. Contact support to resolve it.',
  redemption_pending:
    'You already have an open redemption. You can request the next one after we decide it. Your balance has not changed.',
  redemption_too_soon: `You can request one redemption in ${redemptionLimits.hoursBetween} hours. Your balance has not changed.`,
  account_too_new: 'Your account is too new to redeem. Your balance has not changed.',
  sweeps_unplayed: 'Play these Sweeps Coins once before you redeem them. Your balance has not changed.',
  sweeps_not_held: 'You have not held these Sweeps Coins long enough to redeem them. Your balance has not changed.',
  self_excluded: `You have excluded yourself from play, so you cannot play, buy or redeem. ${helplineSentence} If you think that this is a mistake, contact support.`,
  exclusion_review: `Your details are similar to those of a person who is self-excluded. Until our team has compared them, you cannot play, buy or redeem. Your coins stay in your account. Contact support if you have questions. ${helplineSentence}`,
  cooling_off: 'You are taking a break from play. Your coins stay in your account.',
  reality_check_due: 'Time for a reality check. Check your time and result, then continue or stop.',
  terms_due: 'Our terms have changed. Read and accept them to continue.',
  limit_not_yet: `You can confirm a higher limit ${limitRules.loosenAfterHours} hours after you requested it. Until then the lower limit applies.`,
  limit_reached: 'You have reached a limit.',
  not_found: 'We could not find this. Check the address.',
  request_timeout: 'The request took too long to arrive. Try again.',
  conflict: 'Something has changed in the meantime. Reload the page and try again.',
  nonce_conflict: 'A different round was played with this number. Reload the game to continue.',
  round_open: 'Finish the open round first.',
  session_elsewhere: 'This session belongs to another browser. Reload the game to continue here.',
  session_ended: 'This game session has ended. Open the game again to continue.',
  region_locked: 'You cannot change your state or province now. Contact support if you have moved.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request. Use a new one.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'Send the body as application/json.',
  validation_failed: 'Some fields are not valid. Check them and try again.',
  rate_limited: 'Too many requests. Wait a moment and try again.',
  too_fast: 'You have just played a round. Wait a moment and try again.',
  internal_error: 'Something went wrong. You have not lost any coins. Please try again.',
  game_off: 'This game is not available now. Choose another one.',
  maintenance: 'The site is under maintenance. You can read everything and finish open rounds. Try again later.',
  unavailable: 'We are very busy at the moment. Please try again shortly.',
};

const periodNames = { day: 'day', week: 'week', month: 'month' } as const;

function ownLimit(facts: Extract<ProblemFacts['limit_reached'], { reason: 'play_limit' }>): string {
  const { kind, amount, resets_at: resetsAt } = facts;
  const limit = {
    purchase: () => `${formats.usd(amount)} of purchases`,
    gold_loss: () => `a loss of ${formats.amount(amount)} ${brand.goldCoins}`,
    sweeps_loss: () => `a loss of ${formats.amount(amount)} ${brand.sweepsCoins}`,
    play_time: () => `${durations.exactly(Number(amount) * 60)} of play`,
  }[kind]();
  const passes = `This would exceed your own limit of ${limit} in a ${periodNames[facts.period]}. It resets on ${formats.moment(resetsAt)}.`;
  const { reserved, reserved_until: until } = facts;
  if (reserved === null) return passes;
  if (until === null) return `${passes} Your orders reserve ${formats.usd(reserved)} of it while we review a payment.`;
  return `${passes} Your unpaid orders reserve ${formats.usd(reserved)} of it until ${formats.moment(until)} at the latest.`;
}

function limitReached(facts: ProblemFacts['limit_reached']): string {
  if (facts.reason === 'free_entry') {
    return 'You have already sent a free entry request today. The limit is one per person and day. Please come back tomorrow.';
  }
  if (facts.reason === 'play_limit') return ownLimit(facts);
  const why = redemptions.failed[facts.reason]({
    params: { limit: facts.limit, left: facts.left },
    passesAt: facts.until,
  });
  return `${why} Your balance has not changed.`;
}

const from = (instant: string): string => `on ${formats.dayAndTime(instant)}, Eastern Time`;

function notHeld({ hours, redeemable, until }: ProblemFacts['sweeps_not_held']): string {
  const when = until === null ? '' : ` You can redeem this amount ${from(until)}.`;
  return `Hold Sweeps Coins for ${hours} hours before you redeem them. You can redeem ${coins.sweeps(redeemable)} now.${when}`;
}

function regionLocked({ country, region, until }: ProblemFacts['region_locked']): string {
  const name = regionName(country, region);
  return until === null
    ? `Your region is ${name}, and only our staff can change it. Contact support if you have moved.`
    : `You set your region to ${name} less than a year ago. You can change it again on ${formats.day(until)}. Contact support if you have moved.`;
}

function regionBlocked({ action, country, region, here }: ProblemFacts['region_blocked']): string {
  const name = regionName(country, region);
  if (action === 'register') return `${brand.name} is not available in ${name}.`;
  if (action === 'purchase') return `You cannot buy coins in ${name}. You have not been charged.`;
  return here
    ? `You seem to be in ${name}. ${actionNames[action]} not available there.`
    : `${actionNames[action]} not available in ${name}.`;
}

/** The message of a problem, made from its facts. */
const exact: { readonly [C in keyof ProblemFacts]: (facts: FactsOf<C>) => string } = {
  account_too_new: ({ days, until }) => `You can redeem when your account is ${days} days old, ${from(until)}.`,
  account_suspended: () =>
    'The account with this email is suspended. Decide this request after the suspension is resolved.',
  conflict,
  forbidden: () => 'The signature is not valid.',
  terms_due: ({ documents }) =>
    `${formats.and(documents.map((document) => legalNames[document]))}: a new version is in force. Read and accept it to continue.`,
  limit_not_yet: ({ from }) =>
    `You can confirm the new limit from ${formats.moment(from)}. Until then the old limit applies.`,
  self_excluded: ({ until }) =>
    until === null
      ? plain.self_excluded
      : `You have excluded yourself from play until ${formats.day(until)}. We still pay your open redemptions.`,
  cooling_off: ({ until }) =>
    until === null
      ? plain.cooling_off
      : `You are taking a break from play until ${formats.moment(until)}. Your coins stay in your account.`,
  limit_reached: limitReached,
  maintenance: ({ until }) =>
    `The site is under maintenance until ${formats.dayAndTime(until)}, Eastern Time. You can read everything and finish open rounds.`,
  malformed_request: () => 'The form could not be read. Send each field once.',
  not_found: () => 'This package is no longer available. Reload the page to see the current packages.',
  payload_too_large: ({ megabytes }) => `This file is too large. Send one of at most ${megabytes} MB.`,
  rate_limited: ({ seconds }) => `Too many attempts. Please wait ${formats.wait(seconds)} and try again.`,
  redemption_too_soon: ({ hours, until }) =>
    `You can request one redemption in ${hours} hours. You can request the next one ${from(until)}.`,
  region_blocked: regionBlocked,
  region_locked: regionLocked,
  region_unknown: ({ action }) =>
    `We cannot tell where you are. ${actionNames[action]} not available until we can. If you use a VPN, turn it off.`,
  sweeps_not_held: notHeld,
  sweeps_unplayed: ({ unplayed, redeemable }) =>
    `Play ${coins.sweeps(unplayed)} once before you redeem them. You can redeem ${coins.sweeps(redeemable)} now.`,
  totp_required: ({ wrong }) =>
    wrong === 'totp_code'
      ? 'This code is incorrect or already used. Enter the code that your app shows now.'
      : 'This recovery code is incorrect or already used. Each code works once.',
  unavailable: ({ reason }) =>
    reason === 'payment_page'
      ? 'We cannot reach the payment page at the moment. You have not been charged. Please try again shortly.'
      : 'We cannot reach the identity check at the moment. Try again shortly, or send your documents instead.',
};

export const problems = { plain, exact };
