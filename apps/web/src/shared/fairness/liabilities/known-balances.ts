import type { OwnLiabilities } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import { openRedemptionStatuses, parseHundredths } from '@goldwren/rules';

/** What the player sees of their own coins elsewhere on the site. */
export interface KnownBalances {
  readonly wallet: Pick<PlayerClient['wallet'], 'activity'>;
  readonly redemptions: Pick<PlayerClient['redemptions'], 'list'>;
}

/** A movement has the time at which its transaction began, which can be shortly before a snapshot that lacks it. */
const toleranceMs = 300_000;
const listedRedemptions = '20';

/**
 * Compares the wallet of the proof with the activity. The balance after the named entry must be the wallet, and the next
 * entry must not be older than the snapshot: otherwise the proof leaves out coins that came before it.
 * @returns null when they match
 */
export async function differsFromActivity(
  { wallet }: KnownBalances,
  { entry, wallet: balance, at }: OwnLiabilities,
): Promise<unknown> {
  // Entries below this number, which are at most the named one and the next one.
  const cursor = `g0s${entry + 2}`;
  const { results } = await wallet.activity({ query: { currency: 'sweeps', cursor, limit: '2' } });
  const next = results.find(({ id }) => id === `sweeps-${entry + 1}`);
  const named = results.find(({ id }) => id === `sweeps-${entry}`);
  const snapshot = Date.parse(at);
  const isLast = next === undefined || Date.parse(next.at) >= snapshot - toleranceMs;
  const isBefore = named === undefined || Date.parse(named.at) <= snapshot + toleranceMs;
  const after = entry === 0 ? '0.00' : named?.balance_after;
  return isLast && isBefore && after === balance ? null : { activity: results };
}

/**
 * Compares the escrow of the proof with the redemptions. When one was requested or ended at about the time of the snapshot,
 * it may count or not.
 * @returns null when they match
 */
export async function differsFromRedemptions({ redemptions }: KnownBalances, own: OwnLiabilities): Promise<unknown> {
  const { results } = await redemptions.list({ query: { limit: listedRedemptions } });
  const snapshot = Date.parse(own.at);
  const isNear = (time: string) => Math.abs(Date.parse(time) - snapshot) < toleranceMs;
  const isOpen = (status: string) => (openRedemptionStatuses as readonly string[]).includes(status);
  if (results.some(({ created_at, since, status }) => isNear(created_at) || (!isOpen(status) && isNear(since)))) {
    return null;
  }
  const inEscrow = results.filter(
    ({ created_at, since, status }) =>
      Date.parse(created_at) < snapshot && (isOpen(status) || Date.parse(since) > snapshot),
  );
  const sum = inEscrow.reduce((total, { sweeps_submitted }) => total + (parseHundredths(sweeps_submitted) ?? 0n), 0n);
  return sum === parseHundredths(own.escrow) ? null : { redemptions: results };
}
