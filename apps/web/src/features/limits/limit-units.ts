import type { PlayLimit } from '@goldwren/contracts/player';
import { type LimitKind, limitKinds, limitUnitOf, parseHundredths } from '@goldwren/rules';
import { wireAmount } from '../../lib/wire-amount.ts';

/** An amount of a limit as the server sends it, in whole units that can be compared: minutes, or hundredths. */
function unitsOf(kind: LimitKind, amount: string): bigint {
  return (limitUnitOf(kind) === 'seconds' ? BigInt(amount) : parseHundredths(amount)) ?? 0n;
}

/** How much of a limit is used, 0 to 100; a limit of nothing is used up. */
export function usedPercent({ kind, amount, used }: Pick<PlayLimit, 'kind' | 'amount' | 'used'>): number {
  const [limit, spent] = [unitsOf(kind, amount), unitsOf(kind, used)];
  if (limit === 0n || spent >= limit) return 100;
  return spent <= 0n ? 0 : Number((spent * 100n) / limit);
}

/** What was typed, as it goes over the wire. */
export function wireLimit(kind: LimitKind, text: string): string {
  return limitUnitOf(kind) === 'seconds' ? text.trim() : wireAmount(text);
}

/** The place of each kind on the page. */
const places: Readonly<Record<LimitKind, number>> = { purchase: 0, sweeps_loss: 1, gold_loss: 2, play_time: 3 };
export const shownKinds = [...limitKinds].sort((one, other) => places[one] - places[other]);

/**
 * The limits of each kind that the page shows.
 * @throws Error for a kind that this page does not know: a limit that holds is never left out.
 */
export function limitsByKind(limits: readonly PlayLimit[]): { kind: LimitKind; limits: PlayLimit[] }[] {
  for (const { kind } of limits) limitUnitOf(kind);
  return shownKinds.map((kind) => ({ kind, limits: limits.filter((limit) => limit.kind === kind) }));
}
