import type { LiabilitiesDay, OwnLiabilities } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import { type LiabilitiesClaim, verifyLiabilities } from '@goldwren/game-engine/liabilities';
import { parseHundredths, productDayStart } from '@goldwren/rules';
import type { ClockReading } from '../client-log.ts';
import type { LogCheckDeps } from '../public-log/check-log.ts';
import { isDue } from '../public-log/merge-delay.ts';
import { readClock } from '../read-clock.ts';
import type { Violation, ViolationCode } from '../violation.ts';
import { webCryptography } from '../web-crypto.ts';
import { checkTotalInLog } from './check-total-in-log.ts';
import { differsFromActivity, differsFromRedemptions, type KnownBalances } from './known-balances.ts';
import { findChangedTotal, type HeldTotal, readTotals, storeTotal } from './stored-totals.ts';

export type LiabilitiesApi = {
  readonly fairness: Pick<PlayerClient['fairness'], 'liabilities' | 'ownLiabilities'>;
} & KnownBalances;

/** Whether the latest published total contains the player's Sweeps Coins. `none`: no total is published. */
export type LiabilitiesCheck =
  | { readonly result: 'none' }
  | { readonly result: 'verified'; readonly total: HeldTotal }
  | { readonly result: 'violation'; readonly violation: Violation };

const hourMs = 3_600_000;

// A text that is not an amount becomes negative, which no tree may contain.
const hundredths = (amount: string): bigint => parseHundredths(amount) ?? -1n;

function claimOf(player: string, own: OwnLiabilities): LiabilitiesClaim {
  return {
    player,
    secret: own.secret,
    balance: hundredths(own.wallet) + hundredths(own.escrow),
    pieces: own.pieces.map(({ amount, position, path }) => ({
      amount: hundredths(amount),
      position,
      path: path.map(({ hash, sum }) => ({ hash, sum: hundredths(sum) })),
    })),
  };
}

function violationOf(held: unknown, answered: unknown, code: ViolationCode = 'liabilities'): LiabilitiesCheck {
  return { result: 'violation', violation: { codes: [code], nonce: null, evidence: { held, answered } } };
}

/** Whether both answers are about one snapshot of that day, with an hour of tolerance on both sides. */
function isOneSnapshot({ day, at }: LiabilitiesDay, own: OwnLiabilities): boolean {
  const sinceStartMs = Date.parse(at) - productDayStart(day).getTime();
  return own.at === at && sinceStartMs > -hourMs && sinceStartMs < 26 * hourMs;
}

/**
 * Verifies that the latest published total contains all Sweeps Coins of the player, and that the public log contains the
 * total. The player's ID comes from this browser, and the balance is compared with the player's own activity and
 * redemptions. A total that was verified before is not downloaded again, and must not have changed.
 * @throws the error of a call that failed. Nothing is known then.
 */
export async function checkLiabilities(
  api: LiabilitiesApi,
  log: () => Promise<LogCheckDeps>,
  player: string,
  now = readClock(),
): Promise<LiabilitiesCheck> {
  const held = readTotals(player);
  const { results } = await api.fairness.liabilities();
  const changed = findChangedTotal(held, results);
  if (changed) return violationOf(changed, results);
  const [total] = results;
  if (!total) return { result: 'none' };
  const known = held.find(({ day }) => day === total.day);
  if (known) return findInLog(log, player, total, known, now);
  const own = await api.fairness.ownLiabilities({ params: { day: total.day } });
  if (!isOneSnapshot(total, own)) return violationOf({ player, mismatch: 'snapshot' }, { total, own });
  const root = { ...total, sum: hundredths(total.sum) };
  const mismatch =
    (await verifyLiabilities(webCryptography.sha256, root, claimOf(player, own))) ??
    (await differsFromActivity(api, own)) ??
    (await differsFromRedemptions(api, own));
  if (mismatch !== null) return violationOf({ player, mismatch }, { total, own });
  const { day, sum } = total;
  const { wallet, escrow } = own;
  const verified: HeldTotal = { day, root: total.root, sum, wallet, escrow, knownSince: now, logged: false };
  return findInLog(log, player, total, verified, now);
}

async function findInLog(
  log: () => Promise<LogCheckDeps>,
  player: string,
  total: LiabilitiesDay,
  verified: HeldTotal,
  now: ClockReading,
): Promise<LiabilitiesCheck> {
  if (verified.logged) return { result: 'verified', total: verified };
  const deps = await log().catch(() => null);
  const inLog = deps && (await checkTotalInLog(deps, total, verified.knownSince, now));
  // Later pages report a missing total again without waiting.
  const knownSince = isDue(verified.knownSince, now) ? null : verified.knownSince;
  const next = { ...verified, knownSince, logged: inLog?.result === 'in_log' };
  storeTotal(player, next);
  if (inLog?.result === 'violation') return violationOf(inLog.found, total, 'total_not_in_log');
  return { result: 'verified', total: next };
}
