import type { PlayLimit } from '@goldwren/contracts/player';
import { type LimitKind, parseHundredths } from '@goldwren/rules';
import { wireAmount } from '../../lib/wire-amount.ts';

/** An amount of a limit as the server sends it, in whole units that can be compared: minutes, or hundredths. */
function unitsOf(kind: LimitKind, amount: string): bigint {
  return (kind === 'play_time' ? BigInt(amount) : parseHundredths(amount)) ?? 0n;
}

/** How much of a limit is used, 0 to 100; a limit of nothing is used up. */
export function usedPercent({ kind, amount, used }: Pick<PlayLimit, 'kind' | 'amount' | 'used'>): number {
  const [limit, spent] = [unitsOf(kind, amount), unitsOf(kind, used)];
  if (limit === 0n || spent >= limit) return 100;
  return spent <= 0n ? 0 : Number((spent * 100n) / limit);
}

/** What was typed, as it goes over the wire. */
export function wireLimit(kind: LimitKind, text: string): string {
  return kind === 'play_time' ? text.trim() : wireAmount(text);
}
