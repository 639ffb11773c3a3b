import type { LiabilitiesDay } from '@goldwren/contracts/player';
import type { KnownSince } from '../public-log/merge-delay.ts';

/** A published total that this browser has verified, and the player's part of it. */
export interface HeldTotal extends Pick<LiabilitiesDay, 'day' | 'root' | 'sum'> {
  readonly wallet: string;
  readonly escrow: string;
  /** When this browser first saw it. */
  readonly knownSince: KnownSince;
  /** Whether this browser has found it in the public log. */
  readonly logged: boolean;
}

/** As many days as the API lists. */
const keptTotals = 31;

function keyOf(player: string): string {
  return `goldwren-liabilities-${player}`;
}

/** Returns the totals that this browser verified for the player, newest first. */
export function readTotals(player: string): HeldTotal[] {
  try {
    const totals: unknown = JSON.parse(localStorage.getItem(keyOf(player)) ?? '[]');
    return Array.isArray(totals) ? totals.filter((total) => typeof total?.day === 'string') : [];
  } catch {
    return [];
  }
}

export function storeTotal(player: string, total: HeldTotal): void {
  try {
    const others = readTotals(player).filter(({ day }) => day !== total.day);
    localStorage.setItem(keyOf(player), JSON.stringify([total, ...others].slice(0, keptTotals)));
  } catch {
    // Without storage, the total is verified again on the next visit.
  }
}

/** Returns a verified total that is now published differently, or no longer although an older one is. Null when there is none. */
export function findChangedTotal(held: readonly HeldTotal[], published: readonly LiabilitiesDay[]): HeldTotal | null {
  const oldest = published.at(-1)?.day ?? null;
  const isChanged = ({ day, root, sum }: HeldTotal) => {
    const now = published.find((one) => one.day === day);
    if (now) return now.root !== root || now.sum !== sum;
    return oldest === null || day >= oldest;
  };
  return held.find(isChanged) ?? null;
}
