import type { FactsOf, ProblemFacts } from '@goldwren/contracts/facts';
import type { ProblemCode } from '@goldwren/contracts/problem';
import { brand, limitRules, nationalHelpline, type OrderStatus, redemptionLimits } from '@goldwren/rules';
import { durationsOf } from '../durations.ts';
import { coins } from './coins.ts';
import { formats } from './formats.ts';
import { legalNames } from './legal-names.ts';
import { places } from './places.ts';
import { redemptions } from './redemptions.ts';

const helplineSentence = `To talk to someone at any hour, call ${nationalHelpline.name} (${nationalHelpline.phone}) in the United States. In Canada, each province has a helpline: see our Responsible Play page.`;

const { actionNames, regionName } = places;
const durations = durationsOf('en');

/** The sentence of every problem; each names what to do next. Said when no facts make it more exact. */
const plain: Record<ProblemCode, string> = {
  malformed_request: 'The request could not be read. Send valid JSON.',
  insufficient_gold: 'Insufficient Gold Coins',
  insufficient_sweeps: 'Insufficient Sweeps Coins',
  link_invalid: 'This link has been used or is no longer good. Ask for a new one.',
  unauthenticated: 'Please login to continue',
  invalid_credentials: 'Login failed. Please check your credentials.',
  totp_required: 'Enter the code that your authenticator app shows now, or a recovery code.',
  forbidden: 'Your account may not do this. Contact support if you think it should.',
  origin_mismatch: `This request came from another site. Open ${brand.name} directly and try again.`,
  region_blocked: 'This is not available where you live.',
  region_unknown: 'We cannot tell where you are, so this is not available now. Turn off a VPN if you use one.',
  state_required: 'Tell us your state or province on the dashboard first.',
  email_unverified: 'Verify your email first. We have sent you a link; the dashboard can send another.',
  reauthentication_required: 'Confirm that it is you: enter your password again.',
  account_suspended: 'Your account is suspended. Contact support to find out why.',
  account_closed: 'This account is closed. Contact us if you have questions.',
  redemption_suspended: 'Redemption is suspended on your account. Contact support to settle what is open.',
  redemption_pending:
    'A redemption of yours is still open. You can ask for the next one once it is decided. Nothing was taken.',
  redemption_too_soon: `You can request one prize in ${redemptionLimits.hoursBetween} hours. Nothing was taken.`,
  account_too_new: 'Your account is too new to redeem. Nothing was taken.',
  sweeps_unplayed: 'These Sweeps Coins must be played once before they can be redeemed. Nothing was taken.',
  sweeps_not_held: 'You have not held these Sweeps Coins for long enough to redeem them. Nothing was taken.',
  self_excluded: `You have excluded yourself from play, so you cannot play, buy or redeem. ${helplineSentence} If you think this is a mistake, contact support.`,
  exclusion_review: `Your details are similar to those of a person who has excluded themselves from play. Until our team has compared them, you cannot play, buy or redeem, and your coins stay in your account. Contact support if you have questions. ${helplineSentence}`,
  cooling_off: 'You are taking a break from play. Your coins are kept for you.',
  reality_check_due: 'Time for a reality check. Look at your time and result, then go on or stop.',
  terms_due: 'Our terms have changed. Read and accept them to go on.',
  limit_not_yet: `A higher limit can be confirmed ${limitRules.loosenAfterHours} hours after you requested it. Until then the lower one holds.`,
  limit_reached: 'You have reached a limit.',
  not_found: 'There is nothing here. Check the address.',
  request_timeout: 'The request took too long to arrive. Try again.',
  conflict: 'This no longer fits the current state. Reload and try again.',
  nonce_conflict: 'Another round was played with this number. Reload the game to continue.',
  round_open: 'Finish the open round first.',
  session_ended: 'This game session has ended. Open the game again to continue.',
  region_locked: 'Your state or province cannot be changed now. Contact support if you have moved.',
  idempotency_mismatch: 'This Idempotency-Key was used for another request. Use a new one.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'Send the body as application/json.',
  validation_failed: 'Some fields need another look.',
  rate_limited: 'Too many requests. Wait a moment and try again.',
  too_fast: 'The round before has just been played. Wait a moment and try again.',
  internal_error: 'Something went wrong on our side. Nothing was lost; please try again.',
  game_off: 'This game is switched off at the moment. Choose another one.',
  unavailable: 'We are very busy at the moment. Please try again shortly.',
};

const entryStatuses = {
  pending: 'waiting for its review',
  approved: 'approved already',
  granted: 'approved and credited already',
  rejected: 'rejected already',
  expired: 'expired already',
} as const;

const orderStates: Record<OrderStatus, string> = {
  created: 'begun',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  review: 'in review',
  refunded: 'refunded',
  charged_back: 'charged back',
};

const holds = {
  sanctions: 'a likeness with a sanctions list is open or confirmed',
  exclusion: 'a match with a self-excluded person is open or confirmed',
  suspension: 'the account is suspended',
  chargeback: 'a payment of this player went back',
} as const;

/** Conflicts that one sentence says, whatever the facts. */
const plainConflicts = {
  second_factor_on: 'The second factor is on. Turn it off first.',
  second_factor_off: 'There is no second factor to use. Set one up first.',
  name_locked:
    'You can no longer change your name yourself, because it is used to verify who you are. Contact support, and our team will correct it.',
  second_person: 'Somebody else has to do this: one person counts once.',
  no_skill_test: 'No answer is due now. Ask for the question first, or see how your redemption stands.',
  w9_not_needed: 'Players in Canada give no W-9. You get a statement of your payouts after the year instead.',
  terms_changed: 'A newer version was published meanwhile. Reload the page to read it.',
  export_unfinished: 'Your data is being put together. You get a mail as soon as it is ready.',
  export_not_ready:
    'There is no file to download: it is not ready yet, or its time is over. Ask for a new one on your privacy page.',
  identity_decided: 'This review is decided already. Reload the page.',
  exclusion_match:
    'This account may belong to a person who has excluded themselves. Decide the match under Self-exclusion matches first.',
} as const;

function conflict(facts: ProblemFacts['conflict']): string {
  switch (facts.reason) {
    case 'bonus_claimed':
      return "You have claimed today's bonus. The next one is there tomorrow.";
    case 'special_taken':
      return `The ${facts.package} is for a first purchase, and you have made yours. Choose another package.`;
    case 'ticket_closed':
      return 'This conversation is closed. Start a new one.';
    case 'ticket_moved':
      return 'Somebody has written here meanwhile. Read it, then answer.';
    case 'order_over':
      return 'This order cannot be paid any more. Choose the package again.';
    case 'second_factor_on':
    case 'second_factor_off':
    case 'name_locked':
    case 'second_person':
    case 'no_skill_test':
    case 'w9_not_needed':
    case 'terms_changed':
    case 'export_unfinished':
    case 'export_not_ready':
    case 'identity_decided':
    case 'exclusion_match':
      return plainConflicts[facts.reason];
    case 'identity_in_review':
      return 'Your documents are being reviewed. We write to you as soon as it is done; until then nothing can be changed.';
    case 'identity_verified':
      return 'Your identity is verified. There is nothing more to send.';
    case 'identity_differs':
      return 'Name or birth date differ from what the player entered, or the account changed hands. Confirm that you have seen it.';
    case 'adjustment_decided':
      return 'This correction is decided already. Reload the page.';
    case 'adjustment_differs':
      return 'Another correction was asked for under this id. Open the form again.';
    case 'account_state':
      return 'The account is not in the state that this asks for. Reload the page.';
    case 'account_closed':
      return 'The account is closed, and that is final.';
    case 'entry_decided':
      return `This entry is ${entryStatuses[facts.status]}.`;
    case 'order_decided':
      return `This order is not in review any more: it is ${orderStates[facts.status]} now. Reload to see why.`;
    case 'pack_in_force':
      return 'This pack is in force already.';
    case 'policy_switched':
      return 'Somebody has switched the pack meanwhile. Reload, and decide on what is in force now.';
    case 'pack_too_early':
      return `This pack may not be in force before ${formats.day(facts.from)}.`;
    case 'game_stands':
      return 'The game is so already, and no more than one switch is needed.';
    case 'game_needs_look':
      return 'The audit has switched this game off. Look into what it found first; a colleague then puts it back on.';
    case 'game_look_not_needed':
      return 'There is nothing that the audit found, or you have looked into it already.';
    case 'package_changed':
      return 'Somebody has changed this package meanwhile. Reload, and change what stands now.';
    case 'order_not_creditable':
      return `The player may not buy (${facts.refusal}), so the coins cannot be credited. Refund the payment at the provider and record it here.`;
    case 'entry_exists':
      return 'This person already has an entry for that day. The limit is one.';
    case 'payout_settled':
      return facts.state === 'paid' ? 'This payout was paid already.' : 'This payout has failed already.';
    case 'redemption_held':
      return `This redemption cannot be approved now: ${holds[facts.by]}.`;
    case 'redemption_state':
      return `This redemption has moved on: ${redemptions.statuses[facts.status].toLowerCase()}.`;
    case 'redemption_needs':
      return `Something is still to be done by the player: ${facts.needs.map((need) => redemptions.needs[need]).join(' ')}`;
  }
}

const periodNames = { day: 'day', week: 'week', month: 'month' } as const;

function ownLimit(facts: Extract<ProblemFacts['limit_reached'], { reason: 'play_limit' }>): string {
  const { kind, amount, resets_at: resetsAt } = facts;
  const limit = {
    purchase: () => `${formats.usd(amount)} of purchases`,
    gold_loss: () => `a loss of ${formats.amount(amount)} ${brand.goldCoins}`,
    sweeps_loss: () => `a loss of ${formats.amount(amount)} ${brand.sweepsCoins}`,
    play_time: () => `${durations.exactly(Number(amount) * 60)} of play`,
  }[kind]();
  const passes = `This would pass your own limit of ${limit} in a ${periodNames[facts.period]}. It begins again on ${formats.moment(resetsAt)}.`;
  const { reserved, reserved_until: until } = facts;
  if (reserved === null || until === null) return passes;
  return `${passes} Your unpaid orders reserve ${formats.usd(reserved)} of it until ${formats.moment(until)} at the latest.`;
}

function limitReached(facts: ProblemFacts['limit_reached']): string {
  if (facts.reason === 'free_entry') {
    return 'You have sent a free entry request today. The limit is one per person and day; please come back tomorrow.';
  }
  if (facts.reason === 'play_limit') return ownLimit(facts);
  const why = redemptions.failed[facts.reason]({
    params: { limit: facts.limit, left: facts.left },
    passesAt: facts.until,
  });
  return `${why} Nothing was taken.`;
}

const from = (instant: string): string => `on ${formats.dayAndTime(instant)}, Eastern Time`;

function notHeld({ hours, redeemable, until }: ProblemFacts['sweeps_not_held']): string {
  const when = until === null ? '' : ` This amount can be redeemed ${from(until)}.`;
  return `Sweeps Coins are held for ${hours} hours before they can be redeemed. You can redeem ${coins.sweeps(redeemable)} now.${when}`;
}

function regionLocked({ country, region, until }: ProblemFacts['region_locked']): string {
  const name = regionName(country, region);
  return until === null
    ? `Your region is set to ${name}, and only our staff can change it. Contact support if you have moved.`
    : `You set your region to ${name} less than a year ago. It can be changed again on ${formats.day(until)}; contact support if you have moved.`;
}

function regionBlocked({ action, country, region, here }: ProblemFacts['region_blocked']): string {
  const name = regionName(country, region);
  if (action === 'register') return `${brand.name} is not available in ${name}.`;
  if (action === 'purchase') return `Coins cannot be bought in ${name}. Nothing was charged.`;
  return here
    ? `You seem to be in ${name}. ${actionNames[action]} not available there.`
    : `${actionNames[action]} not available in ${name}.`;
}

/** The sentence that the facts of a problem make. */
const exact: { readonly [C in keyof ProblemFacts]: (facts: FactsOf<C>) => string } = {
  account_too_new: ({ days, until }) =>
    `Prizes can be asked for once an account is ${days} days old. Yours is ${from(until)}.`,
  account_suspended: () => 'The account with this email is suspended. Decide when it is clear what becomes of it.',
  conflict,
  forbidden: () => 'The signature does not fit.',
  terms_due: ({ documents }) =>
    `${formats.and(documents.map((document) => legalNames[document]))}: a new version is in force. Read and accept it to go on.`,
  limit_not_yet: ({ from }) =>
    `You can confirm the new limit from ${formats.moment(from)}. Until then the old one holds.`,
  self_excluded: ({ until }) =>
    until === null
      ? plain.self_excluded
      : `You have excluded yourself from play until ${formats.day(until)}. What you have asked to redeem is still paid.`,
  cooling_off: ({ until }) =>
    until === null
      ? plain.cooling_off
      : `You are taking a break from play until ${formats.moment(until)}. Your coins are kept for you.`,
  limit_reached: limitReached,
  malformed_request: () => 'The form could not be read. Send each field once.',
  not_found: () => 'This package is not on offer. Reload the page to see what is.',
  payload_too_large: ({ megabytes }) => `This file is too large. Send one of at most ${megabytes} MB.`,
  rate_limited: ({ seconds }) => `Too many attempts. Please wait ${formats.wait(seconds)} and try again.`,
  redemption_too_soon: ({ hours, until }) =>
    `You can ask for one prize in ${hours} hours. The next one can be asked for ${from(until)}.`,
  region_blocked: regionBlocked,
  region_locked: regionLocked,
  region_unknown: ({ action }) =>
    `We cannot tell where you are. ${actionNames[action]} not available until we can; turn off a VPN if you use one.`,
  sweeps_not_held: notHeld,
  sweeps_unplayed: ({ unplayed, redeemable }) =>
    `${coins.sweeps(unplayed)} must be played once before they can be redeemed. You can redeem ${coins.sweeps(redeemable)} now.`,
  totp_required: ({ wrong }) =>
    wrong === 'totp_code'
      ? 'This code does not fit, or was used already. Enter the one that your app shows now.'
      : 'This recovery code does not fit, or was used already. Each is good once.',
  unavailable: () => 'The payment page cannot be reached at the moment. Nothing was charged; please try again shortly.',
};

export const problems = { plain, exact };
