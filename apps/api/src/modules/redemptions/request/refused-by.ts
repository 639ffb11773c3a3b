import type { FieldProblem } from '@goldwren/contracts/form-codes';
import type { RedeemableFacts, RedeemerFacts, RuleResult } from '@goldwren/rules';
import { formatHundredths, redeemableHundredths } from '@goldwren/rules';
import { assertMay } from '../../../platform/assert-may.ts';
import { isProblemCode, Problem } from '../../../platform/problem.ts';

/**
 * Builds the problem for a failing rule: its code, and the facts for an exact message.
 * @throws Problem of the eligibility check, for the rules that belong to it.
 */
export function refusedBy(rule: RuleResult, facts: RedeemerFacts & RedeemableFacts): Problem {
  const until = rule.passesAt?.toISOString() ?? null;
  const redeemable = formatHundredths(redeemableHundredths(facts));
  const { code, params } = rule;
  switch (code) {
    case 'good_standing':
      return new Problem('account_suspended');
    case 'not_excluded':
      return new Problem(facts.ledgerRefusal && isProblemCode(facts.ledgerRefusal) ? facts.ledgerRefusal : 'forbidden');
    case 'no_chargeback':
      return new Problem('redemption_suspended');
    case 'region':
    case 'email_verified':
      assertMay(facts.pack, 'redeem', facts.person, facts.visitor);
      throw new Error(`the eligibility check allows what the rule ${code} refuses`);
    case 'account_age':
      return new Problem('account_too_new', { params: { days: Number(params.days), until: String(until) } });
    case 'none_pending':
      return new Problem('redemption_pending');
    case 'one_in_24_hours':
      return new Problem('redemption_too_soon', { params: { hours: Number(params.hours), until: String(until) } });
    case 'minimum':
      return wrongAmount({ code: 'below_minimum', params: { minimum: String(params.minimum) } });
    case 'denomination':
      return wrongAmount({ code: 'denomination_unknown', params: { offered: params.offered as string[] } });
    case 'request_limit':
    case 'day_limit':
    case 'month_limit':
      return new Problem('limit_reached', {
        params: { reason: code, limit: String(params.limit), left: String(params.left), until },
      });
    case 'balance':
      return new Problem('insufficient_sweeps');
    case 'played':
      return new Problem('sweeps_unplayed', { params: { unplayed: String(params.unplayed), redeemable } });
    case 'held':
      return new Problem('sweeps_not_held', { params: { hours: Number(params.hours), redeemable, until } });
  }
}

function wrongAmount(problem: FieldProblem): Problem {
  return new Problem('validation_failed', { fields: { sweeps_submitted: [problem] } });
}
