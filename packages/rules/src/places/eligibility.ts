import type { BreakCode } from '../play/responsible-play.ts';
import { allowance, type Permission, type PolicyPack } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/** Actions that depend on who and where a person is. Limits and balances are checked separately. */
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

/** The facts about a person that the check needs. Instants: since when; null: not the case. */
export interface Applicant {
  readonly country: Country;
  /** Null if the person has not named one. */
  readonly region: string | null;
  readonly emailVerifiedAt: Date | string | null;
  readonly suspendedAt: Date | string | null;
  readonly redemptionSuspendedAt: Date | string | null;
  /** The break or exclusion that currently applies. */
  readonly breakCode: BreakCode | null;
  /** When it ends. Null: no break, or a break that ends only after the person asks to return. */
  readonly breakUntil: Date | string | null;
}

/** A supported region. */
export interface Place {
  readonly country: Country;
  readonly region: string;
}

/**
 * Current location of the visitor, from a trusted edge or a vendor. `unknown`: visitors are located, but this one is
 * not in a supported region or could not be located. Null: this server locates no visitors.
 */
export type Visitor = Place | 'unknown' | null;

/** The reason for a refusal, as facts. The screens and the API build the sentence. */
export type Refusal =
  | { readonly code: 'account_suspended' | 'redemption_suspended' | 'state_required' | 'email_unverified' }
  /** `here`: the visitor's current location blocks the action, not their home. */
  | { readonly code: 'region_blocked'; readonly params: Place & { readonly action: Action; readonly here: boolean } }
  | { readonly code: 'region_unknown'; readonly params: { readonly action: Action } }
  /** `until`: an instant in the wire format. */
  | { readonly code: BreakCode; readonly params: { readonly until: string | null } };

interface Requirements {
  readonly permission: Permission;
  /** Rejected if visitors are located and the region of this one is unknown. */
  readonly knownVisitor: boolean;
  /** Rejected until the email is verified, so that prizes go to their owner. */
  readonly verifiedEmail: boolean;
}

/** Requirements of each action. This table is the whole policy; the packs say which regions allow what. */
const requirements: Record<Action, Requirements> = {
  register: { permission: 'register', knownVisitor: true, verifiedEmail: false },
  gold_play: { permission: 'gold_play', knownVisitor: false, verifiedEmail: false },
  sweeps_play: { permission: 'sweeps_play', knownVisitor: true, verifiedEmail: false },
  purchase: { permission: 'purchase', knownVisitor: true, verifiedEmail: false },
  // Gold Coins are for players who may play with them.
  claim_bonus: { permission: 'gold_play', knownVisitor: false, verifiedEmail: false },
  free_entry: { permission: 'free_entry', knownVisitor: false, verifiedEmail: true },
  redeem: { permission: 'redeem', knownVisitor: true, verifiedEmail: true },
};

/**
 * Checks whether a person may do something from a location at this moment. Returns null if they may, else the
 * most important reason. The order is: account status, home region, current location, pending verification.
 * Registration, play, purchases, bonus, free entries and redemption all use this one check (ARCHITECTURE.md).
 */
export function findRefusal(pack: PolicyPack, action: Action, person: Applicant, visitor: Visitor): Refusal | null {
  const { permission, knownVisitor, verifiedEmail } = requirements[action];
  if (person.suspendedAt !== null) return { code: 'account_suspended' };
  if (action === 'redeem' && person.redemptionSuspendedAt !== null) return { code: 'redemption_suspended' };
  // A player on a break may still redeem. A self-excluded player still receives redemptions requested earlier.
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

/** Returns the applicant for a person without an account. */
export function createApplicant(country: Country, region: string | null): Applicant {
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
