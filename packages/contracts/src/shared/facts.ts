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

/** What a fact can be on the wire and in a jsonb column; a list is a list of choices. */
export type Fact = null | boolean | number | string | string[];
/** Facts by name. Words are made of them where a person reads: packages/messages. */
export type Facts = Record<string, Fact>;

/**
 * The facts that make the sentence of a problem exact, by problem code. A code that is not here has one sentence; one
 * that is has a plain sentence besides, for where no facts are given. A `reason` tells cases of one code apart.
 */
export interface ProblemFacts {
  /** Of somebody else's account, which staff are about to decide on. */
  account_suspended: { readonly reason: 'entry_holder' };
  conflict:
    | { readonly reason: 'bonus_claimed' | 'order_over' | 'entry_exists' | 'w9_not_needed' | 'second_person' }
    /** Another version of a legal text was published meanwhile. */
    | { readonly reason: 'terms_changed' }
    | { readonly reason: 'export_unfinished' | 'export_not_ready' }
    | { readonly reason: 'identity_in_review' | 'identity_verified' | 'identity_decided' | 'identity_differs' }
    /** The account may belong to a person who has excluded themselves, and nobody has decided yet. */
    | { readonly reason: 'exclusion_match' }
    /** Of a redemption. */
    | { readonly reason: 'no_skill_test' }
    | { readonly reason: 'redemption_held'; readonly by: 'sanctions' | 'exclusion' | 'suspension' | 'chargeback' }
    | { readonly reason: 'redemption_state'; readonly status: RedemptionStatus }
    /** What its player has still to do first. */
    | { readonly reason: 'redemption_needs'; readonly needs: RedemptionNeed[] }
    | { readonly reason: 'payout_settled'; readonly state: PayoutState }
    /** `name_locked`: identity was checked under it, or Sweeps Coins have moved (packages/rules, `nameLock`). */
    | { readonly reason: 'second_factor_on' | 'second_factor_off' | 'name_locked' }
    | { readonly reason: 'adjustment_decided' | 'adjustment_differs' | 'account_state' | 'account_closed' }
    /** `ticket_moved`: somebody wrote after what was read. */
    | { readonly reason: 'ticket_closed' | 'ticket_moved' }
    | { readonly reason: 'special_taken'; readonly package: string }
    | {
        readonly reason: 'entry_decided';
        readonly status: 'approved' | 'granted' | 'rejected' | 'expired' | 'pending';
      }
    /** Somebody else, or a late notification, was first. */
    | { readonly reason: 'order_decided'; readonly status: OrderStatus }
    /** `refusal`: the code with which the player is refused. */
    | { readonly reason: 'order_not_creditable'; readonly refusal: string }
    | {
        readonly reason:
          | 'pack_in_force'
          | 'policy_switched'
          | 'game_stands'
          | 'game_needs_look'
          | 'game_look_not_needed'
          | 'package_changed';
      }
    /** `from`: the first day on which the pack may be in force. */
    | { readonly reason: 'pack_too_early'; readonly from: string };
  forbidden: { readonly reason: 'signature' };
  limit_reached:
    | { readonly reason: 'free_entry' }
    /** Amounts as on the wire; `until`: from when it fits; null: staff alone can raise the limit. */
    | {
        readonly reason: 'request_limit' | 'day_limit' | 'month_limit';
        readonly limit: string;
        readonly left: string;
        readonly until: string | null;
      }
    /** A limit that the player set. `amount`: as on the wire, for `play_time` in minutes. */
    | {
        readonly reason: 'play_limit';
        readonly kind: LimitKind;
        readonly period: LimitPeriod;
        readonly amount: string;
        readonly resets_at: string;
        /** Of a purchase limit: what open orders reserve of it, and until when; null without any. */
        readonly reserved: string | null;
        readonly reserved_until: string | null;
      };
  /** The legal texts that wait for an acceptance. */
  terms_due: { readonly documents: AcceptedDocument[] };
  /** From when a looser limit can be confirmed. */
  limit_not_yet: { readonly from: string };
  /** `until`: null where it has no end, or none before the player asks to come back. */
  self_excluded: { readonly until: string | null };
  cooling_off: { readonly until: string | null };
  malformed_request: { readonly reason: 'form' };
  not_found: { readonly reason: 'package' };
  payload_too_large: { readonly reason: 'file'; readonly megabytes: number };
  rate_limited: { readonly seconds: number };
  /** `until`: from when the account is old enough. */
  account_too_new: { readonly days: number; readonly until: string };
  redemption_too_soon: { readonly hours: number; readonly until: string };
  /** Amounts as on the wire: what is still to be played once, and what could be redeemed now. */
  sweeps_unplayed: { readonly unplayed: string; readonly redeemable: string };
  sweeps_not_held: { readonly hours: number; readonly redeemable: string; readonly until: string | null };
  /** `here`: it is where the visitor is that bars it, not where they live. */
  region_blocked: {
    readonly action: Action;
    readonly country: Country;
    readonly region: string;
    readonly here: boolean;
  };
  /** `until`: the instant from which the player may change it; null: staff alone can. */
  region_locked: { readonly country: Country; readonly region: string; readonly until: string | null };
  region_unknown: { readonly action: Action };
  /** What was given beside the right password, and does not fit. */
  totp_required: { readonly wrong: 'totp_code' | 'recovery_code' };
  unavailable: { readonly reason: 'payment_page' };
}
/** What was decided about an order, for its player. */
export type OrderNote =
  | { readonly code: Exclude<OrderNoteCode, 'special_twice'> }
  /** The special was had before: what the payment brought instead. `price_usd` as on the wire. */
  | { readonly code: 'special_twice'; readonly params: { readonly package: string; readonly price_usd: string } };

/** The facts that a problem with this code may carry. */
export type FactsOf<C extends string> = C extends keyof ProblemFacts ? ProblemFacts[C] : never;
