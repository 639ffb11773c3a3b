import type { PlayLimit } from '@goldwren/contracts/player';
import { type LimitKind, limitKinds, limitUnitOf, parseHundredths } from '@goldwren/rules';
import { wireAmount } from '../../../lib/form/wire-amount.ts';

/** Converts the amount of a limit from the server into whole comparable units: minutes or hundredths. */
function unitsOf(kind: LimitKind, amount: string): bigint {
  return (limitUnitOf(kind) === 'seconds' ? BigInt(amount) : parseHundredths(amount)) ?? 0n;
}

/** How much of a limit is used, from 0 to 100. A limit of zero counts as used up. */
export function usedPercent({ kind, amount, used }: Pick<PlayLimit, 'kind' | 'amount' | 'used'>): number {
  const [limit, spent] = [unitsOf(kind, amount), unitsOf(kind, used)];
  if (limit === 0n || spent >= limit) return 100;
  return spent <= 0n ? 0 : Number((spent * 100n) / limit);
}

/** Converts typed text into the format of the API. */
export function wireLimit(kind: LimitKind, text: string): string {
  return limitUnitOf(kind) === 'seconds' ? text.trim() : wireAmount(text);
}

/** The position of each kind on the page. */
const places: Readonly<Record<LimitKind, number>> = { purchase: 0, sweeps_loss: 1, gold_loss: 2, play_time: 3 };
export const shownKinds = [...limitKinds].sort((one, other) => places[one] - places[other]);

/**
 * Groups the limits by the kinds that the page shows.
 * @throws Error for an unknown kind, because a limit that applies must never be left out.
 */
export function limitsByKind(limits: readonly PlayLimit[]): { kind: LimitKind; limits: PlayLimit[] }[] {
  for (const { kind } of limits) limitUnitOf(kind);
  return shownKinds.map((kind) => ({ kind, limits: limits.filter((limit) => limit.kind === kind) }));
}
