import type { RoundRecord } from '@goldwren/contracts/player';
import { type AnyGame, fromHex, toHex } from '@goldwren/game-engine';
import {
  deriveRoundSecret,
  isHash,
  roundCommitMessage,
  type SessionClaim,
  verifySession,
} from '@goldwren/game-engine/fairness';
import {
  type ClockReading,
  type LoggedRound,
  recordOf,
  type SessionRecord,
} from '../../../../shared/fairness/client-log.ts';
import { checkKeys, keyOf } from '../../../../shared/fairness/key-pin.ts';
import type { ViolationCode } from '../../../../shared/fairness/violation.ts';
import { canVerify, webCryptography } from '../../../../shared/fairness/web-crypto.ts';
import type { SessionTotals } from '../../model/play-state.ts';
import type { SessionCheck } from '../../model/verification.ts';
import { judgeRecord, recordCodes } from '../../verify/judge-record.ts';
import { computeWithheld } from '../../verify/withheld-rounds.ts';
import type { PlayDeps } from '../play-deps.ts';
import { followWallet } from '../rounds/follow-wallet.ts';
import { historyCodes } from '../rounds/resume.ts';
import { listSessionRounds } from '../rounds/session-rounds.ts';
import { entriesMatch, listSessionEntries, type SessionEntries } from './session-entries.ts';

/** Everything that the server says about an ended session. */
export interface EndedSession {
  readonly totals: SessionTotals;
  readonly records: readonly RoundRecord[];
  readonly entries: SessionEntries;
  /** Of the keys that this browser has pinned. Empty when it has not pinned the key that is named. */
  readonly publicKey: string;
}

/** @throws The error of a failed call. The check needs all answers. */
export async function fetchEnded(
  deps: Pick<PlayDeps, 'games' | 'fairness' | 'wallet'>,
  sessionRecord: SessionRecord,
  totals: SessionTotals,
): Promise<EndedSession> {
  const [records, keys] = await Promise.all([
    listSessionRounds(deps.games, sessionRecord.session),
    checkKeys(deps.fairness),
  ]);
  const entries = await listSessionEntries(deps.wallet, records);
  return { totals, records, entries, publicKey: keyOf(keys.pinned, totals.key_id)?.publicKey ?? '' };
}

/**
 * Checks that the stored commitment for the next round matches the secret that the session seed gives it. That round may
 * never have been played.
 */
async function heldCommitmentFits(sessionRecord: SessionRecord, seed: string): Promise<boolean> {
  if (!isHash(seed)) return false;
  const secret = await deriveRoundSecret(webCryptography.hmac, fromHex(seed), sessionRecord.nextNonce);
  return toHex(await webCryptography.sha256(roundCommitMessage(secret))) === sessionRecord.nextCommitment;
}

/**
 * Checks the rounds of the records that are not in the client log: the pending round, and rounds of other devices. A round
 * that was seen open must be in the records. A request without an answer may never have arrived.
 */
async function judgeUnlogged(
  game: AnyGame,
  sessionRecord: SessionRecord,
  logged: readonly LoggedRound[],
  { records }: EndedSession,
  now: ClockReading,
): Promise<{ found: LoggedRound[]; codes: ViolationCode[] }> {
  const { pending } = sessionRecord;
  const known = new Set(logged.map(({ record }) => record.nonce));
  const found: LoggedRound[] = [];
  const codes: ViolationCode[] = [];
  for (const record of records.filter(({ nonce, state }) => state === 'settled' && !known.has(nonce))) {
    const judged = await judgeRecord(game, sessionRecord, record, now);
    if ('codes' in judged) codes.push(...judged.codes);
    else found.push(judged.logged);
  }
  for (const record of records) codes.push(...recordCodes(sessionRecord, record));
  if (pending?.roundId && !records.some(({ nonce }) => nonce === pending.request.nonce)) codes.push('round_missing');
  return { found, codes };
}

function totalsDisagree({ totals }: EndedSession, sessionRecord: SessionRecord): boolean {
  const { statement } = totals;
  return (
    totals.session_id !== sessionRecord.session ||
    totals.rounds !== statement.rounds ||
    totals.gold_won !== statement.paid.gold ||
    totals.sweeps_won !== statement.paid.sweeps
  );
}

function claimOf(sessionRecord: SessionRecord, ended: EndedSession): SessionClaim {
  const { totals, records, publicKey } = ended;
  return {
    session: sessionRecord.session,
    outcomeSeed: sessionRecord.outcomeSeed,
    chainStart: sessionRecord.chainStart,
    mathsHash: sessionRecord.mathsHash,
    sessionSeed: totals.server_seed,
    roundsSeen: sessionRecord.nextNonce,
    rounds: records.map(recordOf),
    statement: totals.statement,
    signature: totals.signature,
    publicKey,
  };
}

/** The engine with the maths of the session. An earlier version is loaded with every game of the site. */
async function engineOf({ engine }: Pick<PlayDeps, 'engine'>, { slug, mathsHash }: SessionRecord) {
  if (engine.mathsHash === mathsHash) return engine;
  const { gameByMaths } = await import('@goldwren/game-engine/registry');
  return gameByMaths(slug, mathsHash);
}

/** Checks an ended session against the client log: its secret, every round, and the signed statement. */
export async function checkSession(
  deps: Pick<PlayDeps, 'engine' | 'now'>,
  sessionRecord: SessionRecord,
  logged: readonly LoggedRound[],
  ended: EndedSession,
): Promise<SessionCheck> {
  if (!canVerify()) return { result: 'unavailable', reason: 'insecure' };
  const game = await engineOf(deps, sessionRecord);
  if (!game) return { result: 'unavailable', reason: 'other_maths' };
  const verdict = await verifySession(webCryptography, game, claimOf(sessionRecord, ended));
  const codes = new Set<ViolationCode>(
    verdict.mismatches.flatMap(({ code }) => (code === 'maths_not_here' ? [] : [code])),
  );
  const unlogged = await judgeUnlogged(game, sessionRecord, logged, ended, deps.now());
  for (const code of [...historyCodes(logged, ended.records), ...unlogged.codes]) codes.add(code);
  if (!(await heldCommitmentFits(sessionRecord, ended.totals.server_seed))) codes.add('commitment');
  if (ended.records.some(({ state }) => state !== 'settled')) codes.add('not_over');
  if (totalsDisagree(ended, sessionRecord)) codes.add('totals');
  if (!entriesMatch(ended.records, ended.entries)) codes.add('activity');
  const over = followWallet(sessionRecord, { ...sessionRecord, pending: null }, unlogged.found, ended.totals.wallet);
  const { gold, sweeps } = over.otherChanges;
  // In a session with a violation, records may be missing for other reasons.
  const withheld =
    codes.size === 0 ? await computeWithheld(game, sessionRecord, ended.records, ended.totals.server_seed) : [];
  const byDefault = unlogged.found.filter(({ settledBy }) => settledBy === 'default_action');
  return {
    result: codes.size === 0 ? 'verified' : 'mismatch',
    codes: [...codes],
    rounds: ended.records.length,
    elsewhere: [...logged, ...unlogged.found].filter(({ verdict: judged }) => judged !== 'verified').length,
    byDefault: { rounds: byDefault.length, lost: byDefault.filter(({ record }) => record.payout === '0.00').length },
    otherChanges: { gold: BigInt(gold), sweeps: BigInt(sweeps) },
    withheld,
  };
}
