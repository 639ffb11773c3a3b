import type { RedemptionEligibility } from '@goldwren/contracts/player';
import {
  firstFailing,
  formatHundredths,
  type RedeemableFacts,
  type RedemptionWish,
  redeemableHundredths,
  redemptionEligibility,
  type Visitor,
} from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import type { Person } from '../../players/public.ts';
import { readRedemptionFacts } from './read-redemption-facts.ts';

/**
 * Evaluates every rule for this player and this request, for information only. It takes no locks, so the result can
 * change before a request.
 */
export async function readEligibility(
  { database, policy }: Pick<Context, 'database' | 'policy'>,
  player: Person,
  visitor: Visitor,
  wish: RedemptionWish,
): Promise<RedemptionEligibility> {
  const { db } = database;
  const account = { ...player, createdAt: new Date(player.createdAt) };
  const facts = await readRedemptionFacts(db, { playerId: player.id, account, pack: await policy(), visitor }, wish);
  const rules = redemptionEligibility(facts, wish, await readDatabaseClock(db));
  return {
    eligible: firstFailing(rules) === null,
    rules: rules.map(({ code, passed, params, passesAt }) => ({
      code,
      passed,
      params,
      passes_at: passesAt?.toISOString() ?? null,
    })),
    amounts: amountsOf(facts),
  };
}

function amountsOf(facts: RedeemableFacts): RedemptionEligibility['amounts'] {
  const { balance, unplayed, held, heldSince, allowance, usedToday, usedThisMonth } = facts;
  return {
    balance: formatHundredths(balance),
    unplayed: formatHundredths(unplayed),
    held: formatHundredths(held),
    held_since: heldSince?.toISOString() ?? null,
    redeemable: formatHundredths(redeemableHundredths(facts)),
    request_limit: formatHundredths(allowance.requestHundredths),
    day_limit: formatHundredths(allowance.dayHundredths),
    month_limit: formatHundredths(allowance.monthHundredths),
    used_today: formatHundredths(usedToday),
    used_this_month: formatHundredths(usedThisMonth),
  };
}
