import { type Action, type Applicant, findRefusal, type PolicyPack, type Refusal, type Visitor } from '@goldwren/rules';
import { Problem } from './problem.ts';

/** Converts a refusal of the policy check to a problem. For registration, the problem also names the field. */
function problemOf(refusal: Refusal): Problem {
  switch (refusal.code) {
    case 'region_blocked': {
      const { params } = refusal;
      const fields = { us_state: [{ code: refusal.code, params }] };
      return new Problem(refusal.code, { params, ...(params.action === 'register' ? { fields } : {}) });
    }
    case 'region_unknown':
      return new Problem(refusal.code, { params: refusal.params });
    case 'self_excluded':
    case 'cooling_off':
      return new Problem(refusal.code, { params: refusal.params });
    default:
      return new Problem(refusal.code);
  }
}

/**
 * Runs the policy check of packages/rules, and throws when it rejects the action.
 * @throws Problem `account_suspended`, `region_blocked`, `region_unknown`, `state_required`, `email_unverified`,
 *   `redemption_suspended`, `self_excluded`, `exclusion_review`, `cooling_off`.
 */
export function assertMay(pack: PolicyPack, action: Action, person: Applicant, visitor: Visitor): void {
  const refusal = findRefusal(pack, action, person, visitor);
  if (refusal) throw problemOf(refusal);
}
