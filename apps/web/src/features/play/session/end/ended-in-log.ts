import { toHex } from '@goldwren/game-engine';
import { statementBytes } from '@goldwren/game-engine/fairness';
import type { ClockReading } from '../../../../shared/fairness/client-log.ts';
import type { LoggedSession } from '../../../../shared/fairness/public-log/check-session.ts';
import { sizeBefore } from '../../../../shared/fairness/public-log/watched-sessions.ts';
import { webCryptography } from '../../../../shared/fairness/web-crypto.ts';
import type { SessionTotals } from '../../model/play-state.ts';

type Held = Pick<LoggedSession, 'session' | 'outcomeSeed' | 'chainStart' | 'mathsHash'>;

/**
 * What the public log must have of an ended session.
 * @param knownSince when this browser received the end
 */
export async function endedInLog(held: Held, totals: SessionTotals, knownSince: ClockReading): Promise<LoggedSession> {
  const { session, outcomeSeed, chainStart, mathsHash } = held;
  const hash = toHex(await webCryptography.sha256(statementBytes(totals.statement)));
  const statement = { hash, signature: totals.signature };
  return { session, outcomeSeed, chainStart, mathsHash, knownSince, sizeBefore: sizeBefore(session), statement };
}
