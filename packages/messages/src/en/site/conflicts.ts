import type { ProblemFacts } from '@goldwren/contracts/facts';
import type { OrderStatus } from '@goldwren/rules';
import { formats } from '../formats.ts';
import { redemptions } from '../redemptions/redemptions.ts';

const entryStatuses = {
  pending: 'waiting for its review',
  approved: 'already approved',
  granted: 'already approved and credited',
  rejected: 'already rejected',
  expired: 'already expired',
} as const;

const orderStates: Record<OrderStatus, string> = {
  created: 'created',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'canceled',
  expired: 'expired',
  review: 'in review',
  refunded: 'refunded',
  charged_back: 'charged back',
};

const holds = {
  sanctions: 'a match with a sanctions list is open or confirmed',
  exclusion: 'a match with a self-excluded person is open or confirmed',
  suspension: 'the account is suspended',
  chargeback: 'a payment of this player was reversed',
} as const;

/** Conflicts with one message, whatever the facts. */
const plainConflicts = {
  pack_in_force: 'This policy pack is already in force.',
  policy_switched: 'Another staff member has switched the policy pack. Reload the page, then decide again.',
  pack_unknown: 'This version of the site does not have the policy pack. Reject the request.',
  pack_effect_changed:
    'The switch would now change other rules than when it was requested. Reject it, then request it again.',
  policy_changed: 'Another staff member has changed the regional rules. Reload the page, then decide again.',
  policy_unchanged: 'This would change nothing. Choose other rules or another day.',
  maintenance_changed:
    'Another staff member has changed the announcement of the maintenance. Reload the page, then decide again.',
  maintenance_over: 'No maintenance is announced. Reload the page.',
  bonus_claimed: "You have claimed today's bonus. You can claim the next one tomorrow.",
  order_over: 'You can no longer pay this order. Choose the package again.',
  ticket_closed: 'This ticket is closed. Start a new one.',
  ticket_moved: 'There is a new message in this ticket. Read it, then answer.',
  second_factor_on: 'The second factor is on. Turn it off first.',
  second_factor_off: 'You have no second factor. Set one up first.',
  name_locked:
    'You cannot change your name here because we use it to verify your identity. Contact support to correct it.',
  second_person: 'A different staff member must do this. The same staff member cannot give both approvals.',
  no_skill_test: 'There is no open question to answer. Check the status of your redemption.',
  w9_before_closing:
    'We can only pay your open redemption if you give us form W-9 first. We have sent you a link to the form. If you close your account without it, you lose this prize.',
  w9_not_needed: 'Players in Canada do not need a W-9. You get a statement of your payouts after the year.',
  terms_changed: 'We have published a newer version. Reload the page to read it.',
  challenge_over: 'This challenge is over. A new one is on the page of the daily challenge.',
  challenge_step: 'Another decision is already stored for this step. Reload the page to continue from there.',
  challenge_unfinished: 'Finish your own hands first. Then you can watch how others played them.',
  alias_taken: 'Another player has this name today. Choose a different one.',
  account_closed: 'The account is closed permanently.',
  alias_removed: 'Our team removed this name. Choose a different one.',
  export_unfinished: 'We are still preparing your data. We email you when it is ready.',
  export_not_ready:
    'There is no file to download. It is not ready yet, or it has expired. Request a new one on your privacy page.',
  identity_decided: 'This review is already decided. Reload the page.',
  entry_exists: 'This person already has an entry for that day. The limit is one.',
  sanctions_list_missing:
    'There is no sanctions list yet, so we cannot screen players. Ask engineering to import one, and try again.',
  looser:
    'The current limit or break is already as strict or stricter. Support can only set a stricter one. Only the player can request a looser one.',
  own_account: 'You cannot change your own account. Ask another administrator.',
  change_pending:
    'Another change of this account, role, region or policy pack waits for approval. Approve or reject it first.',
  list_in_force: 'This list is already in force. Nothing was changed.',
  list_replaced: 'Another list is in force since the upload. Upload the file again.',
  change_decided: 'This change has already been decided. Reload the page.',
  month_not_archived: 'This month is not in the archive, so it cannot be dropped.',
  month_dropped: 'This month is already dropped.',
  month_too_young: 'This month is too recent. A month stays in the database for more than a year.',
  month_order: 'An earlier month is not dropped yet. Months are dropped in order.',
  month_without_partition: 'The rounds of this month are not in a partition of their own. Ask engineering.',
  round_archived: 'This round is in our archive. Ask support for a copy.',
  change_expired: 'This request waited too long. Request the change again.',
  requester_gone: 'The person who requested this change no longer has the permission. Reject the change.',
  email_taken: 'This mailbox already has a staff account or an invitation.',
  exclusion_match:
    'This account may belong to a self-excluded person. Decide the match under Self-exclusion matches first.',
  identity_verified: 'Your identity is already verified. You do not have to send anything.',
  risk_decided: 'This case is closed. Reload the page.',
} as const;

export function conflict(facts: ProblemFacts['conflict']): string {
  switch (facts.reason) {
    case 'special_taken':
      return `The ${facts.package} is for a first purchase, and you have already made yours. Choose another package.`;
    case 'identity_in_review':
      return 'We are reviewing your documents, so you cannot change them now. We email you when the review is done.';
    case 'identity_differs':
      return 'The name or birth date differs from what the player entered, or the account has a new owner. Confirm that you have checked this.';
    case 'adjustment_decided':
      return 'This adjustment is already decided. Reload the page.';
    case 'adjustment_differs':
      return 'A different adjustment was requested with this ID. Open the form again.';
    case 'account_state':
      return 'The status of the account does not allow this. Reload the page.';
    case 'entry_decided':
      return `This entry is ${entryStatuses[facts.status]}.`;
    case 'order_decided':
      return `This order is no longer in review. It is now ${orderStates[facts.status]}. Reload the page to see why.`;
    case 'pack_too_early':
      return `This policy pack cannot be in force before ${formats.day(facts.from)}.`;
    case 'settings_elsewhere':
      return facts.office === null
        ? `The cell ${facts.cell} decides this for all cells. Change it in the back office of that cell.`
        : `The cell ${facts.cell} decides this for all cells. Change it in its back office: ${facts.office}`;
    case 'game_status_unchanged':
      return 'The game already has this status.';
    case 'game_needs_investigation':
      return 'The audit has switched this game off. Record your investigation first. Then another staff member switches it on again.';
    case 'game_investigation_not_needed':
      return 'There is no open finding of the audit to investigate.';
    case 'package_changed':
      return 'Another staff member has changed this package. Reload the page, then make your change.';
    case 'refund_requested':
      return 'A refund of this order is already requested. Reload the page to see its status.';
    case 'order_not_refundable':
      return 'The payment of this order cannot be refunded here. Reload the page to see its status.';
    case 'refund_at_provider':
      return 'This provider has no API for refunds. Refund the payment on the provider’s website.';
    case 'order_not_creditable':
      return `The player cannot buy (${facts.refusal}), so you cannot credit the coins. Refund the payment at the provider and record it here.`;
    case 'payout_at_provider':
      return 'The provider is paying this payout. You can settle it here only when its result is unclear.';
    case 'payout_settled':
      return facts.state === 'paid' ? 'This payout is already paid.' : 'This payout has already failed.';
    case 'redemption_held':
      return `You cannot approve this redemption now: ${holds[facts.by]}.`;
    case 'redemption_state':
      return `The status of this redemption has changed: ${redemptions.statuses[facts.status].toLowerCase()}.`;
    case 'redemption_needs':
      return `The player still has to do this: ${facts.needs.map((need) => redemptions.needs[need]).join(' ')}`;
    default:
      return plainConflicts[facts.reason];
  }
}
