import { sameJson } from '@goldwren/game-engine';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { checkExport, type ExportedSession, parseExport } from '@goldwren/verify-rounds';
import { api } from '../../lib/api/api.ts';
import { type ClientLog, recordOf } from './client-log.ts';
import { checkKeys, type KeyCheck } from './key-pin.ts';
import type { ViolationCode } from './violation.ts';
import { webCryptography } from './web-crypto.ts';

export interface ExportedSessionCheck {
  readonly session: string;
  readonly rounds: number;
  /** How many of the rounds this browser verified when they were played. */
  readonly ownRounds: number;
  readonly result: 'verified' | 'mismatch' | 'unavailable';
  readonly codes: readonly ViolationCode[];
}

interface ExportVerdict {
  readonly keys: KeyCheck;
  readonly sessions: readonly ExportedSessionCheck[];
}

async function compareSession(log: ClientLog, player: string, session: ExportedSession) {
  const sessionRecord = await log.read(player, session.session_id);
  if (!sessionRecord) return { ownRounds: 0, codes: [] };
  const codes: ViolationCode[] = [];
  if (session.outcome_seed !== sessionRecord.outcomeSeed) codes.push('outcome_seed');
  if (session.maths.hash !== sessionRecord.mathsHash) codes.push('maths_hash');
  if (session.statement.chain_start !== sessionRecord.chainStart) codes.push('seed_chain');
  const logged = await log.rounds(player, sessionRecord.session);
  const byNonce = new Map(session.rounds.map((round) => [round.nonce, round]));
  for (const { record } of logged) {
    const exported = byNonce.get(record.nonce);
    if (!exported) codes.push('rounds_missing');
    else if (!sameJson(recordOf(exported), record)) codes.push('history');
  }
  return { ownRounds: logged.filter(({ verdict }) => verdict === 'verified').length, codes };
}

/**
 * Checks exported sessions with the keys that this browser has pinned, and compares them with its client log. An export
 * proves nothing about its own key.
 * @throws MalformedExport, or the error of the call when no key is pinned and none can be loaded
 */
export async function checkExported(log: ClientLog, player: string, data: unknown): Promise<ExportVerdict> {
  const exported = parseExport(data);
  const keys = await checkKeys(api.fairness);
  const trusted = { keys: keys.pinned.map(({ publicKey }) => publicKey) };
  const report = await checkExport(webCryptography, gameByMaths, data, trusted);
  if (!('sessions' in exported) || !('sessions' in report)) throw new TypeError('The file has no sessions');
  const sessions = report.sessions.map(async ({ session, rounds, ok, ...found }, at): Promise<ExportedSessionCheck> => {
    const { ownRounds, codes: different } = await compareSession(log, player, exported.sessions[at] as ExportedSession);
    const known = found.codes.filter((code) => code !== 'maths_not_here');
    const codes = [...new Set([...known, ...different])];
    const result = codes.length > 0 ? 'mismatch' : ok ? 'verified' : 'unavailable';
    return { session, rounds, ownRounds, result, codes };
  });
  return { keys, sessions: await Promise.all(sessions) };
}
