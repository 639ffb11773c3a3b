import type { Round } from '@goldwren/contracts/player';
import { sameJson } from '@goldwren/game-engine';
import type { RoundRequest } from '../../../../shared/fairness/client-log.ts';
import {
  type LoggedRound,
  type PendingRound,
  type SessionRecord,
  StaleSessionRecord,
} from '../../../../shared/fairness/client-log.ts';
import type { Violation, ViolationCode } from '../../../../shared/fairness/violation.ts';
import type { ActionRequest, Bet } from '../../model/round-types.ts';
import type { Verification } from '../../model/verification.ts';
import { isCommitment } from '../../verify/is-commitment.ts';
import { loggedRound, settledFromAnswer } from '../../verify/settled-round.ts';
import type { GamesApi, PlayDeps } from '../play-deps.ts';
import { followWallet } from './follow-wallet.ts';
import { followOpen } from './resume.ts';

/**
 * Stores the stake before it is sent. The link of the seed leaves this browser only now, after the commitment of this round
 * has been received. This browser never sends another seed for the same nonce.
 * @param nonce The nonce of the next round on the table
 * @throws StaleSessionRecord when another tab has played in the meantime
 */
export async function logStake(deps: PlayDeps, session: string, nonce: number, bet: Bet): Promise<RoundRequest> {
  const clientLog = await deps.clientLog;
  const sessionRecord = await clientLog.read(deps.player, session);
  if (!sessionRecord || sessionRecord.nextNonce !== nonce || sessionRecord.pending !== null || !sessionRecord.chainEnd)
    throw new StaleSessionRecord();
  const { makeClientSeed } = await import('../../model/seed-chain.ts');
  const seed = sessionRecord.seed ?? makeClientSeed(deps.ownText(), sessionRecord.chainEnd, nonce);
  const request: RoundRequest = { nonce, ...bet, client_seed: seed };
  const pending: PendingRound = {
    ...{ request, commitment: sessionRecord.nextCommitment, roundId: null, actions: [], answered: 0, shown: [] },
    ...{ raised: '0.00', sentAt: [deps.now()], elsewhere: false, handedOver: false },
  };
  await clientLog.write({ ...sessionRecord, seed, pending });
  return request;
}

/**
 * Stores the decision before it is sent.
 * @param roundId The id of the round on the table
 * @throws StaleSessionRecord when another tab has decided, or is in another round
 */
export async function logAction(
  deps: PlayDeps,
  session: string,
  roundId: string,
  { step, action }: ActionRequest,
): Promise<void> {
  const clientLog = await deps.clientLog;
  const sessionRecord = await clientLog.read(deps.player, session);
  const pending = sessionRecord?.pending;
  if (!sessionRecord || !pending || pending.roundId !== roundId || pending.answered !== step)
    throw new StaleSessionRecord();
  // Without Web Locks, another tab can have sent a decision that is not answered yet. It must stay in the client log.
  if (pending.actions.length > step && pending.sentAt[step + 1]?.page !== deps.now().page)
    throw new StaleSessionRecord();
  const actions = [...pending.actions.slice(0, step), action];
  const isFollowed = pending.sentAt.length > step;
  const sentAt = isFollowed ? [...pending.sentAt.slice(0, step + 1), deps.now()] : pending.sentAt;
  await clientLog.write({ ...sessionRecord, pending: { ...pending, actions, sentAt } });
}

export function sendStake(deps: PlayDeps, session: string, body: RoundRequest): Promise<Round> {
  const params = { id: String(deps.game.id), sessionId: session };
  type Body = Parameters<GamesApi['playRound']>[0]['body'];
  return deps.games.playRound({ params, body: body as Body });
}

export async function sendAction(
  deps: PlayDeps,
  session: string,
  roundId: string,
  action: ActionRequest,
): Promise<Round> {
  const params = { id: String(deps.game.id), sessionId: session, roundId };
  const sessionRecord = await (await deps.clientLog).read(deps.player, session);
  const body = { ...action, ...(sessionRecord?.holder ? { chain_start: sessionRecord.holder } : {}) };
  type Body = Parameters<GamesApi['act']>[0]['body'];
  return deps.games.act({ params, body: body as Body });
}

interface LoggedAnswer {
  readonly verification: Verification | null;
  readonly violation: Violation | null;
}

/**
 * Checks an answer against the client log, and only then stores the next commitment.
 * @param sent The request of the round that this tab sent
 * @returns no verification while the round is open @throws StaleSessionRecord when another tab has played in the meantime
 */
export async function checkAndStoreAnswer(
  deps: PlayDeps,
  session: string,
  sent: RoundRequest,
  round: Round,
): Promise<LoggedAnswer> {
  const clientLog = await deps.clientLog;
  const sessionRecord = await clientLog.read(deps.player, session);
  const pending = sessionRecord?.pending;
  if (!sessionRecord || !pending || !sameJson(pending.request, sent)) throw new StaleSessionRecord();
  const found =
    round.state === 'settled'
      ? await settle(deps, sessionRecord, pending, round)
      : await followAnswer(deps, sessionRecord, pending, round);
  if (found.codes.length > 0) {
    const violation: Violation = {
      codes: found.codes,
      nonce: round.nonce,
      evidence: { held: sessionRecord, answered: round },
    };
    await clientLog.write({ ...sessionRecord, state: 'violated', violation: violation });
    return { verification: { result: 'mismatch', codes: found.codes }, violation };
  }
  await clientLog.write(followWallet(sessionRecord, found.sessionRecord, found.logged, round.wallet), found.logged);
  const [logged] = found.logged;
  return { verification: logged ? { result: logged.verdict } : null, violation: null };
}

interface Found {
  readonly sessionRecord: SessionRecord;
  readonly logged: LoggedRound[];
  readonly codes: readonly ViolationCode[];
}

/** The actions of an answer must start with the sent ones. Another device may have added more. */
function checkSentActions(pending: PendingRound, round: Round): ViolationCode[] {
  return sameJson(round.actions.slice(0, pending.actions.length), pending.actions) ? [] : ['actions'];
}

async function followAnswer(
  deps: PlayDeps,
  sessionRecord: SessionRecord,
  pending: PendingRound,
  round: Round,
): Promise<Found> {
  const { readRound } = await import('../../verify/open-round.ts');
  const followed = followOpen(pending, round);
  const read = readRound(deps.engine, pending.request, round);
  const codes = [...new Set([...followed.codes, ...checkSentActions(pending, round), ...read.codes])];
  return { sessionRecord: { ...sessionRecord, pending: followed.pending }, logged: [], codes };
}

async function settle(
  deps: PlayDeps,
  sessionRecord: SessionRecord,
  pending: PendingRound,
  round: Round,
): Promise<Found> {
  const { commitment } = pending;
  const held = { game: deps.engine, mathsHash: sessionRecord.mathsHash, commitment, pending, now: deps.now() };
  const settled = settledFromAnswer(round);
  const { judgeRound } = await import('../../verify/judge-round.ts');
  const judgement = await judgeRound(held, settled);
  const codes: ViolationCode[] =
    judgement.verdict === 'mismatch' ? [...judgement.codes] : checkSentActions(pending, round);
  if (!isCommitment(round.next_commitment)) codes.push('next_commitment');
  if (judgement.verdict === 'mismatch' || codes.length > 0) return { sessionRecord, logged: [], codes };
  const logged = loggedRound(sessionRecord, settled, judgement);
  const nextCommitment = round.next_commitment ?? '';
  const next = { nextNonce: pending.request.nonce + 1, nextCommitment, seed: null, pending: null };
  return { sessionRecord: { ...sessionRecord, ...next }, logged: [logged], codes: [] };
}
