import { allowance, type Permission, type PolicyPack } from './jurisdictions.ts';
import type { BreakCode } from './play-limits.ts';
import type { Country } from './regions.ts';

/** What a person may want to do, where it is decided by who and where they are. Limits and balances come after. */
export const actions = [
  'register',
  'gold_play',
  'sweeps_play',
  'purchase',
  'claim_bonus',
  'free_entry',
  'redeem',
] as const;
export type Action = (typeof actions)[number];

/** What of a person the gate looks at. Instants: since when; null: not. */
export interface Applicant {
  readonly country: Country;
  /** Null for somebody who has not said. */
  readonly region: string | null;
  readonly emailVerifiedAt: Date | string | null;
  readonly suspendedAt: Date | string | null;
  readonly redemptionSuspendedAt: Date | string | null;
  /** The break that the person has taken and that holds now. */
  readonly breakCode: BreakCode | null;
  /** Its end; null: none, or not before the person asks to come back. */
  readonly breakUntil: Date | string | null;
}

/** A region of ours. */
export interface Place {
  readonly country: Country;
  readonly region: string;
}

/**
 * Where the visitor is now, as a trusted edge says; `unknown` when there is an edge and it names no region of ours; null
 * when no edge is configured.
 */
export type Visitor = Place | 'unknown' | null;

/** Why not, as facts: the screens and the API make the sentence. */
export type Refusal =
  | { readonly code: 'account_suspended' | 'redemption_suspended' | 'state_required' | 'email_unverified' }
  /** `here`: it is not home that forbids it but where the visitor is. */
  | { readonly code: 'region_blocked'; readonly params: Place & { readonly action: Action; readonly here: boolean } }
  | { readonly code: 'region_unknown'; readonly params: { readonly action: Action } }
  /** `until`: as on the wire. */
  | { readonly code: BreakCode; readonly params: { readonly until: string | null } };

interface Demands {
  readonly permission: Permission;
  /** Refused to a visitor whose region a configured edge cannot name. */
  readonly knownVisitor: boolean;
  /** Waits until the email is verified, so that prizes go to their owner. */
  readonly verifiedEmail: boolean;
}

/** What each action asks for; the table is the whole policy, the packs say where. */
const demands: Record<Action, Demands> = {
  register: { permission: 'register', knownVisitor: true, verifiedEmail: false },
  gold_play: { permission: 'gold_play', knownVisitor: false, verifiedEmail: false },
  sweeps_play: { permission: 'sweeps_play', knownVisitor: true, verifiedEmail: false },
  purchase: { permission: 'purchase', knownVisitor: true, verifiedEmail: false },
  // Gold Coins for those who may play with them.
  claim_bonus: { permission: 'gold_play', knownVisitor: false, verifiedEmail: false },
  free_entry: { permission: 'free_entry', knownVisitor: false, verifiedEmail: true },
  redeem: { permission: 'redeem', knownVisitor: true, verifiedEmail: true },
};

/**
 * May this person do this, from there, now? Null when they may, else why not, the weightiest reason first: their
 * standing, where they live, where they are, what they have still to do.
 * The one gate for registration, play, purchases, bonus, free entries and redemption (architecture page).
 */
export function refusalOf(pack: PolicyPack, action: Action, person: Applicant, visitor: Visitor): Refusal | null {
  const { permission, knownVisitor, verifiedEmail } = demands[action];
  if (person.suspendedAt !== null) return { code: 'account_suspended' };
  if (action === 'redeem' && person.redemptionSuspendedAt !== null) return { code: 'redemption_suspended' };
  // Whoever pauses may still have a prize; whoever has excluded themselves is paid what they asked for before.
  if (person.breakCode !== null && !(person.breakCode === 'cooling_off' && action === 'redeem')) {
    const until = person.breakUntil === null ? null : new Date(person.breakUntil).toISOString();
    return { code: person.breakCode, params: { until } };
  }
  const home = allowance(pack, permission, person.country, person.region);
  if (!home.allowed) {
    if (home.reason === 'state_required' || person.region === null) return { code: 'state_required' };
    return blocked(action, { country: person.country, region: person.region }, false);
  }
  if (visitor === 'unknown') {
    if (knownVisitor) return { code: 'region_unknown', params: { action } };
  } else if (visitor !== null && !allowance(pack, permission, visitor.country, visitor.region).allowed) {
    return blocked(action, visitor, true);
  }
  return verifiedEmail && person.emailVerifiedAt === null ? { code: 'email_unverified' } : null;
}

function blocked(action: Action, { country, region }: Place, here: boolean): Refusal {
  return { code: 'region_blocked', params: { action, country, region, here } };
}

/** Somebody without an account yet, as the gate sees them. */
export function newcomer(country: Country, region: string | null): Applicant {
  return {
    country,
    region,
    emailVerifiedAt: null,
    suspendedAt: null,
    redemptionSuspendedAt: null,
    breakCode: null,
    breakUntil: null,
  };
}
