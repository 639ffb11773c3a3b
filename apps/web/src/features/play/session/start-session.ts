import type { Round, RoundRecord, SessionStarted } from '@goldwren/contracts/player';
import type { Choice } from '@goldwren/game-engine';
import { seedChainLength } from '@goldwren/game-engine/fairness';
import type { ProblemMessage } from '../../../lib/problems/describe-problem.ts';
import type { ClientLog, LoggedRound, RoundRequest, SessionRecord } from '../../../shared/fairness/client-log.ts';
import type { Violation, ViolationCode } from '../../../shared/fairness/violation.ts';
import type { Started } from '../model/play-reducer.ts';
import { nothingPlayed, withPlayed } from '../model/play-state.ts';
import type { ActionRequest } from '../model/round-types.ts';
import type { PlayDeps } from './play-deps.ts';
import { createSessionRecord, placeOf, resume } from './rounds/resume.ts';
import { listLastRound, listSessionRounds, roundOf } from './rounds/session-rounds.ts';

/** The session uses other maths than this page, so the page could not check it. */
export class MathsMismatch extends Error {
  constructor() {
    super('this page holds another version of the game');
    this.name = 'MathsMismatch';
  }
}

type Chain = ReturnType<typeof import('../model/seed-chain.ts').newChain>;

interface Opening {
  readonly start: Started;
  readonly violation: Violation | null;
}

async function compare(deps: PlayDeps, clientLog: ClientLog, session: SessionStarted, chain: Chain) {
  const before = await clientLog.read(deps.player, session.session_id);
  const logged = before ? await clientLog.rounds(deps.player, session.session_id) : [];
  // Lists of rounds are large, so all are loaded only when the server is ahead of this browser.
  const ahead = before !== null && placeOf(session) > before.nextNonce;
  const unseen = session.next_nonce > 0 && logged.length === 0;
  const records = ahead
    ? await listSessionRounds(deps.games, session.session_id)
    : unseen
      ? await listLastRound(deps.games, session.session_id)
      : [];
  const resumed = before
    ? await resume(deps, session, before, logged, records)
    : { sessionRecord: createSessionRecord(deps, session, ownEnd(session, chain)), settled: [], codes: [] };
  return { resumed, logged, records };
}

/** The open session that this browser started, if its chain has a link left. */
async function readOwnSession(deps: PlayDeps, clientLog: ClientLog): Promise<SessionRecord | null> {
  const open = await clientLog.unfinished(deps.player, deps.game.slug);
  const own = open.filter(({ chainEnd, nextNonce }) => chainEnd !== null && nextNonce < seedChainLength);
  // The ids are UUIDv7, so the greatest is the latest.
  return own.sort((a, b) => (a.session < b.session ? 1 : -1))[0] ?? null;
}

/**
 * The end of the chain of a session that is new to this browser. Null for a session of another browser, which the server
 * returns only because of its open round.
 */
function ownEnd({ chain_start: start, open_round: open }: SessionStarted, chain: Chain): string | null {
  if (start === chain.start) return chain.end;
  if (open === null) throw new Error('The server resumed a session of another browser');
  return null;
}

function violationOf(
  session: SessionStarted,
  sessionRecord: SessionRecord,
  parts: Awaited<ReturnType<typeof compare>>,
  openCodes: readonly ViolationCode[],
): Violation | null {
  const { resumed, logged, records } = parts;
  const codes = [...new Set([...resumed.codes, ...openCodes])];
  if (codes.length === 0) return sessionRecord.violation;
  const evidence = { held: { notes: sessionRecord, rounds: logged }, answered: { session, records } };
  return { codes, nonce: null, evidence };
}

/** The open round with what the engine computes about it. Null without an open round, or with maths of another version. */
async function readOpenRound(
  { engine }: PlayDeps,
  { open_round: open, maths }: SessionStarted,
  sessionRecord: SessionRecord,
) {
  if (!open || maths.hash !== engine.mathsHash) return null;
  const { readRound } = await import('../verify/open-round.ts');
  return readRound(engine, sessionRecord.pending?.request ?? { ...open, choice: open.choice as Choice }, open);
}

/** The request that was never answered before the page was closed. It is sent again, unchanged. */
function unanswered(sessionRecord: SessionRecord): { request: RoundRequest | null; action: ActionRequest | null } {
  const { pending } = sessionRecord;
  if (pending === null) return { request: null, action: null };
  const { actions, answered, request } = pending;
  const action = actions[answered];
  return { request, action: action ? { step: answered, action } : null };
}

function lastRound(
  session: SessionStarted,
  logged: readonly LoggedRound[],
  records: readonly RoundRecord[],
): Round | null {
  const record = records.filter(({ state }) => state === 'settled').at(-1);
  if (record) return roundOf(record, session.wallet);
  const round = logged.at(-1);
  if (!round) return null;
  const { record: settled, events, commitment, roundId } = round;
  return {
    ...settled,
    choice: settled.choice as Round['choice'],
    actions: settled.actions as Round['actions'],
    ...{ round_id: roundId, state: 'settled' as const, events: [...events], commitment, view: null, legal_actions: [] },
    ...{ next_commitment: null, wallet: session.wallet },
  };
}

/**
 * Opens or resumes the session and compares it with the client log before any stake.
 * @throws the error of a failed call; OtherMaths when this page cannot check the session
 */
export async function openSession(deps: PlayDeps, notice: ProblemMessage | null): Promise<Opening> {
  const clientLog = await deps.clientLog;
  const { newChain } = await import('../model/seed-chain.ts');
  const chain = newChain();
  const own = await readOwnSession(deps, clientLog);
  const session = await deps.games.startSession({
    params: { id: String(deps.game.id) },
    body: { chain_start: chain.start, ...(own ? { resume: own.session } : {}) },
  });
  const parts = await compare(deps, clientLog, session, chain);
  const { resumed, logged, records } = parts;
  const read = await readOpenRound(deps, session, resumed.sessionRecord);
  const violation = violationOf(session, resumed.sessionRecord, parts, read?.codes ?? []);
  if (!violation && session.maths.hash !== deps.engine.mathsHash) throw new MathsMismatch();
  const sessionRecord = await clientLog.write(
    { ...resumed.sessionRecord, violation: violation, state: violation ? 'violated' : 'open' },
    resumed.settled,
  );
  const all = [...logged, ...resumed.settled];
  const settledCount = session.open_round?.nonce ?? session.next_nonce;
  const known =
    records.length > 0 ? records.filter(({ state }) => state === 'settled') : all.map(({ record }) => record);
  const start: Started = {
    ...{ session: { ...session, open_round: read?.round ?? null }, notice, watchedFrom: sessionRecord.watchedFrom },
    belongsHere: sessionRecord.chainEnd !== null,
    heldElsewhere: session.held_by !== null && session.held_by !== sessionRecord.holder,
    played: known.reduce(withPlayed, nothingPlayed),
    playedComplete: known.length === settledCount,
    last: lastRound(session, all, records),
    ...(violation ? { request: null, action: null } : unanswered(sessionRecord)),
  };
  return { start, violation };
}
