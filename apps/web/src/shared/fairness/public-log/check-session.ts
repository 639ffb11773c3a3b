import { toHex } from '@goldwren/game-engine';
import { toBytes } from '@goldwren/transparency-log';
import type { ClockReading } from '../client-log.ts';
import { readClock } from '../read-clock.ts';
import { webCryptography } from '../web-crypto.ts';
import { checkLog, type LogCheckDeps, type LogViolation } from './check-log.ts';
import { type Fields, findFrom } from './find-entries.ts';
import { isDue, type KnownSince } from './merge-delay.ts';

/** What this browser knows about a session, from its start and, once it is over, from its end. */
export interface LoggedSession {
  readonly session: string;
  readonly outcomeSeed: string;
  readonly chainStart: string | null;
  readonly mathsHash: string;
  /** When this browser received the start, or the statement if there is one. */
  readonly knownSince: KnownSince;
  /** About the size of the log when the session started. Its entries are looked for from here first. */
  readonly sizeBefore: number;
  /** Once the session is over: SHA-256 of the bytes of its statement and the signature, hex. */
  readonly statement: { readonly hash: string; readonly signature: string } | null;
}

export type SessionLogCheck =
  | { readonly state: 'in_log'; readonly size: number; readonly positions: readonly number[] }
  /** Less than the merge delay has passed. */
  | { readonly state: 'not_yet' }
  | { readonly state: 'violation'; readonly violation: LogViolation }
  /** The log could not be read, which proves nothing. */
  | { readonly state: 'unavailable' };

/**
 * Finds the entries about a session in the public log, and verifies that the signed checkpoint includes them. Call it after the
 * start of a session and after its end, and again while the result is `not_yet`.
 */
export async function checkSessionInLog(
  deps: LogCheckDeps,
  session: LoggedSession,
  now: () => ClockReading = readClock,
): Promise<SessionLogCheck> {
  try {
    const { violation, checkpoint } = await checkLog(deps);
    if (violation) return { state: 'violation', violation };
    const wanted = await expectedEntries(session);
    const positions = checkpoint && (await findFrom(deps.source, checkpoint, session.sizeBefore, wanted));
    if (checkpoint && positions) return { state: 'in_log', size: checkpoint.size, positions };
    if (!isDue(session.knownSince, now())) return { state: 'not_yet' };
    // Before anything is reported, the whole log is searched: the size may have been read late.
    const anywhere = checkpoint && (await findFrom(deps.source, checkpoint, 0, wanted));
    if (checkpoint && anywhere) return { state: 'in_log', size: checkpoint.size, positions: anywhere };
    const evidence = { held: session, served: await deps.source.checkpoint() };
    return { state: 'violation', violation: { code: 'log_missing', evidence } };
  } catch {
    return { state: 'unavailable' };
  }
}

/** The fields of the entries that the log must have. An entry may have more fields. */
async function expectedEntries(known: LoggedSession): Promise<Fields[]> {
  const { session, outcomeSeed, chainStart, mathsHash, statement } = known;
  const message = toBytes(`gw3-log|${session}|${outcomeSeed}`);
  const blinded = toHex(await webCryptography.sha256(message));
  const committed = { outcome_seed: outcomeSeed, chain_start: chainStart, maths_hash: mathsHash };
  const start = { kind: 'session_start', session: blinded, ...committed };
  if (statement === null) return [start];
  const { hash, signature } = statement;
  return [start, { kind: 'session_statement', session: blinded, statement_hash: hash, signature }];
}
