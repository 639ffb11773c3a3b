import type {
  AcceptedDocument,
  Action,
  Country,
  LimitKind,
  LimitPeriod,
  OrderNoteCode,
  OrderStatus,
  PayoutState,
  RedemptionNeed,
  RedemptionStatus,
} from '@goldwren/rules';

/** Values of a fact in JSON and in a jsonb column. A list contains choices. */
export type Fact = null | boolean | number | string | string[];
/** Facts by name. packages/messages builds sentences from them. */
export type Facts = Record<string, Fact>;

/**
 * Facts that make the message of a problem specific, by problem code. A code that is not listed has a single message. A
 * listed code also has a general message for problems without facts. A `reason` distinguishes cases of one code.
 */
export interface ProblemFacts {
  /** The account of another person, on which staff decide. */
  account_suspended: { readonly reason: 'entry_holder' };
  conflict:
    | { readonly reason: 'bonus_claimed' | 'order_over' | 'entry_exists' | 'w9_not_needed' | 'second_person' }
    /** The account has a prize that cannot be paid without a W-9. A repeated call closes it without the prize. */
    | { readonly reason: 'w9_before_closing' }
    /** A newer version of a legal text has been published. */
    | { readonly reason: 'terms_changed' }
    /**
     * `challenge_over`: the day of the challenge has ended. `challenge_step`: the decision is out of order, or another one was
     * made. `challenge_unfinished`: replays of others are hidden until the player has finished.
     */
    | { readonly reason: 'challenge_over' | 'challenge_step' | 'challenge_unfinished' }
    /** `alias_removed`: staff removed this alias of the player today. */
    | { readonly reason: 'alias_taken' | 'alias_removed' }
    | { readonly reason: 'export_unfinished' | 'export_not_ready' }
    | { readonly reason: 'identity_in_review' | 'identity_verified' | 'identity_decided' | 'identity_differs' }
    /** The account may belong to a self-excluded person, and the match is not decided yet. */
    | { readonly reason: 'exclusion_match' }
    /** The risk case is closed. */
    | { readonly reason: 'risk_decided' }
    /** Conflicts of a redemption. */
    | { readonly reason: 'sanctions_list_missing' }
    | { readonly reason: 'no_skill_test' }
    | { readonly reason: 'redemption_held'; readonly by: 'sanctions' | 'exclusion' | 'suspension' | 'chargeback' }
    | { readonly reason: 'redemption_state'; readonly status: RedemptionStatus }
    /** What the player must do first. */
    | { readonly reason: 'redemption_needs'; readonly needs: RedemptionNeed[] }
    | { readonly reason: 'payout_settled'; readonly state: PayoutState }
    | { readonly reason: 'payout_at_provider' }
    /** `name_locked`: identity was checked with this name, or Sweeps Coins have moved (packages/rules, `nameLock`). */
    | { readonly reason: 'second_factor_on' | 'second_factor_off' | 'name_locked' }
    | { readonly reason: 'adjustment_decided' | 'adjustment_differs' | 'account_state' | 'account_closed' }
    /** What support wants to set for a player is not stricter than what is in force. */
    | { readonly reason: 'looser' }
    /** Conflicts of a change of a staff account or a role. `requester_gone`: the requester may no longer do this. */
    | { readonly reason: 'own_account' | 'change_pending' | 'change_decided' | 'change_expired' }
    | { readonly reason: 'requester_gone' | 'email_taken' }
    /** Why an archived month cannot be dropped from the database (drop_month_refusal). */
    | { readonly reason: 'month_not_archived' | 'month_dropped' | 'month_too_young' | 'month_order' }
    | { readonly reason: 'month_without_partition' }
    /** The round is only in the archive. */
    | { readonly reason: 'round_archived' }
    /** Conflicts of an uploaded sanctions list: the same list is in force, or another list is since the upload. */
    | { readonly reason: 'list_in_force' | 'list_replaced' }
    /** `ticket_moved`: the ticket has a newer message than the caller has read. */
    | { readonly reason: 'ticket_closed' | 'ticket_moved' }
    | { readonly reason: 'special_taken'; readonly package: string }
    | {
        readonly reason: 'entry_decided';
        readonly status: 'approved' | 'granted' | 'rejected' | 'expired' | 'pending';
      }
    /** Another staff member or a late notification has already decided the order. */
    | { readonly reason: 'order_decided'; readonly status: OrderStatus }
    | { readonly reason: 'refund_requested' | 'order_not_refundable' | 'refund_at_provider' }
    /** `refusal`: the problem code that prevents the credit. */
    | { readonly reason: 'order_not_creditable'; readonly refusal: string }
    | {
        readonly reason:
          | 'pack_in_force'
          | 'policy_switched'
          | 'policy_changed'
          | 'policy_unchanged'
          | 'pack_unknown'
          | 'pack_effect_changed'
          | 'maintenance_changed'
          | 'maintenance_over'
          | 'game_status_unchanged'
          | 'game_needs_investigation'
          | 'game_investigation_not_needed'
          | 'package_changed';
      }
    /** Another cell decides this setting for all cells. `office`: the address of its back office, if it is known. */
    | { readonly reason: 'settings_elsewhere'; readonly cell: string; readonly office: string | null }
    /** `from`: the first day on which the policy pack may be in force. */
    | { readonly reason: 'pack_too_early'; readonly from: string };
  forbidden: { readonly reason: 'signature' };
  limit_reached:
    | { readonly reason: 'free_entry' }
    /** Amounts are decimal strings. `until`: when the amount is within the limit. Null: only staff can raise the limit. */
    | {
        readonly reason: 'request_limit' | 'day_limit' | 'month_limit';
        readonly limit: string;
        readonly left: string;
        readonly until: string | null;
      }
    /** A limit that the player set. `amount` is a decimal string, or minutes for `play_time`. */
    | {
        readonly reason: 'play_limit';
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly amount: string;
        readonly resets_at: string;
        /** For a purchase limit: the amount that open orders reserve, and until when. Null without open orders. */
        readonly reserved: string | null;
        readonly reserved_until: string | null;
      };
  /** Legal texts that the player must accept. */
  terms_due: { readonly documents: AcceptedDocument[] };
  /** When a higher limit can be confirmed. */
  limit_not_yet: { readonly from: string };
  /** `until` is null without an end date, or when the exclusion only ends after the player requests it. */
  self_excluded: { readonly until: string | null };
  cooling_off: { readonly until: string | null };
  /** `until`: when the maintenance ends. */
  maintenance: { readonly until: string };
  malformed_request: { readonly reason: 'form' };
  not_found: { readonly reason: 'package' };
  payload_too_large: { readonly reason: 'file'; readonly megabytes: number };
  rate_limited: { readonly seconds: number };
  /** `until`: when the account is old enough. */
  account_too_new: { readonly days: number; readonly until: string };
  redemption_too_soon: { readonly hours: number; readonly until: string };
  /** Decimal strings: the amount that must still be played once, and the amount that can be redeemed now. */
  sweeps_unplayed: { readonly unplayed: string; readonly redeemable: string };
  sweeps_not_held: { readonly hours: number; readonly redeemable: string; readonly until: string | null };
  /** `here`: the current location is blocked, not the region of residence. */
  region_blocked: {
    readonly action: Action;
    readonly country: Country;
    readonly region: string;
    readonly here: boolean;
  };
  /** `until`: when the player may change the region. Null: only staff can. */
  region_locked: { readonly country: Country; readonly region: string; readonly until: string | null };
  region_unknown: { readonly action: Action };
  /** The wrong second factor that was sent with the correct password. */
  totp_required: { readonly wrong: 'totp_code' | 'recovery_code' };
  unavailable: { readonly reason: 'payment_page' | 'identity_vendor' };
}
/** A decision about an order, for its player. */
export type OrderNote =
  | { readonly code: Exclude<OrderNoteCode, 'special_twice'> }
  /** The special was already used, so the payment bought this package instead. `price_usd` is a decimal string. */
  | { readonly code: 'special_twice'; readonly params: { readonly package: string; readonly price_usd: string } };

/** The facts of a problem with this code. */
export type FactsOf<C extends string> = C extends keyof ProblemFacts ? ProblemFacts[C] : never;
