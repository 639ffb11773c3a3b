import {
  type Action,
  type Applicant,
  brand,
  type PolicyPack,
  type Refusal,
  refusalOf,
  regionNames,
  type Visitor,
} from '@goldwren/rules';
import { Problem } from './problem.ts';

const blockedIn: Record<Action, (region: string) => string> = {
  register: (region) => `${brand.name} is not available in ${region}.`,
  gold_play: (region) => `Playing is not available in ${region}.`,
  sweeps_play: (region) => `${brand.sweepsCoins} are not available in ${region}.`,
  purchase: (region) => `Coins cannot be bought in ${region}. Nothing was charged.`,
  claim_bonus: (region) => `The login bonus is not available in ${region}.`,
  free_entry: (region) => `Free entries are not available in ${region}.`,
  redeem: (region) => `Redemption is not available in ${region}.`,
};

/** A refusal of the gate as the caller is told of it; registration also gets it at the field it comes from. */
export function refused(refusal: Refusal): Problem {
  if (refusal.code !== 'region_blocked') return new Problem(refusal.code);
  const { action, country, region } = refusal.params;
  const message = blockedIn[action](regionNames[country][region] ?? 'your region');
  return new Problem(refusal.code, {
    message,
    ...(action === 'register' ? { fieldErrors: { us_state: [message] } } : {}),
  });
}

/**
 * The gate of packages/rules, for callers that stop at a refusal.
 * @throws Problem `account_suspended`, `region_blocked`, `region_unknown`, `state_required`, `email_unverified`,
 *   `redemption_suspended`.
 */
export function assertMay(pack: PolicyPack, action: Action, person: Applicant, visitor: Visitor): void {
  const refusal = refusalOf(pack, action, person, visitor);
  if (refusal) throw refused(refusal);
}
