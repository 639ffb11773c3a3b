import type { RoundRecord } from '@goldwren/contracts/player';
import { fromHex, toHex } from '@goldwren/game-engine';
import {
  deriveRoundSecret,
  isHash,
  roundCommitMessage,
  type SessionClaim,
  verifySession,
} from '@goldwren/game-engine/fairness';
import { type LoggedRound, recordOf, type SessionNotes } from '../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../shared/fairness/violation.ts';
import { canVerify, webCryptography } from '../../../shared/fairness/web-crypto.ts';
import type { SessionTotals } from '../model/play-state.ts';
import type { SessionCheck } from '../model/verification.ts';
import type { PlayDeps } from './play-deps.ts';
import { historyCodes } from './resume.ts';
import { listSessionRounds } from './session-rounds.ts';

/** Everything that the server says about an ended session. */
export interface EndedSession {
  readonly totals: SessionTotals;
  readonly records: readonly RoundRecord[];
  readonly publicKey: string;
}

/** @throws The error of a failed call. The check needs all answers. */
export async function fetchEnded(
  deps: Pick<PlayDeps, 'games' | 'fairness'>,
  notes: SessionNotes,
  totals: SessionTotals,
): Promise<EndedSession> {
  const [records, keys] = await Promise.all([listSessionRounds(deps.games, notes.session), deps.fairness.keys()]);
  const publicKey = keys.results.find(({ id }) => id === totals.key_id)?.public_key ?? '';
  return { totals, records, publicKey };
}

/**
 * Checks that the stored commitment for the next round matches the secret that the session seed gives it. That round may
 * never have been played.
 */
async function heldCommitmentFits(notes: SessionNotes, seed: string): Promise<boolean> {
  if (!isHash(seed)) return false;
  const secret = await deriveRoundSecret(webCryptography.hmac, fromHex(seed), notes.nextNonce);
  return toHex(await webCryptography.sha256(roundCommitMessage(secret))) === notes.nextCommitment;
}

/**
 * Checks the request that was never answered. The record with its nonce has this browser's seed, or the round was played
 * elsewhere.
 */
function forgedPending({ pending }: SessionNotes, records: readonly RoundRecord[]): ViolationCode[] {
  if (pending === null) return [];
  const record = records.find(({ nonce }) => nonce === pending.request.nonce);
  if (!record) return pending.roundId === null ? [] : ['round_missing'];
  if (record.client_seed !== pending.request.client_seed) return pending.roundId === null ? [] : ['client_seed'];
  const codes: ViolationCode[] = [];
  if (record.stake !== pending.request.stake) codes.push('stake');
  if (record.currency !== pending.request.currency) codes.push('currency');
  return codes;
}

function totalsDisagree({ totals }: EndedSession, notes: SessionNotes): boolean {
  const { statement } = totals;
  return (
    totals.session_id !== notes.session ||
    totals.rounds !== statement.rounds ||
    totals.gold_won !== statement.paid.gold ||
    totals.sweeps_won !== statement.paid.sweeps
  );
}

function claimOf(notes: SessionNotes, ended: EndedSession): SessionClaim {
  const { totals, records, publicKey } = ended;
  return {
    session: notes.session,
    outcomeSeed: notes.outcomeSeed,
    mathsHash: notes.mathsHash,
    sessionSeed: totals.server_seed,
    roundsSeen: notes.nextNonce,
    rounds: records.map(recordOf),
    statement: totals.statement,
    signature: totals.signature,
    publicKey,
  };
}

/** Checks an ended session against the client log: its secret, every round, and the signed statement. */
export async function checkSession(
  deps: Pick<PlayDeps, 'engine'>,
  notes: SessionNotes,
  logged: readonly LoggedRound[],
  ended: EndedSession,
): Promise<SessionCheck> {
  const rounds = ended.records.length;
  if (!canVerify() || deps.engine.mathsHash !== notes.mathsHash) return { result: 'unavailable', codes: [], rounds };
  const verdict = await verifySession(webCryptography, deps.engine, claimOf(notes, ended));
  const codes = new Set<ViolationCode>(
    verdict.mismatches.flatMap(({ code }) => (code === 'maths_not_here' ? [] : [code])),
  );
  for (const code of historyCodes(logged, ended.records)) codes.add(code);
  for (const code of forgedPending(notes, ended.records)) codes.add(code);
  if (!(await heldCommitmentFits(notes, ended.totals.server_seed))) codes.add('commitment');
  if (ended.records.some(({ state }) => state !== 'settled')) codes.add('not_over');
  if (totalsDisagree(ended, notes)) codes.add('totals');
  return { result: codes.size === 0 ? 'verified' : 'mismatch', codes: [...codes], rounds };
}
