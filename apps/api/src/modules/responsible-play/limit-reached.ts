import type { Currency } from '@goldwren/contracts/player';
import { type LimitKind, lossLimitOf } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { limitAmount, reservedOf, resetsAt } from './limit-view.ts';
import { selectLimits } from './responsible-play.store.ts';

/** What was rejected: a stake in a currency (hundredths), or a purchase (cents). */
export type Refused = { readonly stake: Currency; readonly amount: bigint } | { readonly purchase: bigint };

/** Builds `limit_reached` with the limit that was reached and its reset time, so that the player sees both. */
export async function limitReached(db: Db, playerId: string, refused: Refused): Promise<Problem> {
  const limits = await selectLimits(db, playerId);
  const isSpent = (kind: LimitKind, amount: bigint) =>
    limits.find((limit) => limit.kind === kind && limit.used + limit.reserved + amount > limit.amount);
  const limit =
    'purchase' in refused
      ? isSpent('purchase', refused.purchase)
      : (isSpent(lossLimitOf[refused.stake], refused.amount) ?? limits.find((each) => each.kind === 'play_time'));
  if (!limit) return new Problem('limit_reached');
  const reserved = reservedOf(limit);
  return new Problem('limit_reached', {
    params: {
      reason: 'play_limit',
      kind: limit.kind,
      period: limit.period,
      amount: limitAmount(limit.kind, limit.amount),
      resets_at: resetsAt(limit).toISOString(),
      reserved: reserved?.amount ?? null,
      reserved_until: reserved?.until ?? null,
    },
  });
}
