import type { Round } from '@goldwren/contracts/player';
import { type GameEvent, sameJson } from '@goldwren/game-engine';
import type { Alarm, AlarmCode } from '../../../shared/fairness/alarm.ts';
import type { RoundRequest } from '../../../shared/fairness/notebook.ts';
import {
  type NotedRound,
  type PendingRound,
  type SessionNotes,
  StaleNotes,
} from '../../../shared/fairness/notebook.ts';
import { makeClientSeed } from '../model/client-seed.ts';
import type { ActionRequest, Bet } from '../model/round-types.ts';
import type { Verification } from '../model/verification.ts';
import { isCommitment } from '../verify/is-commitment.ts';
import type { GamesApi, PlayDeps } from './play-deps.ts';
import { followOpen } from './resume.ts';
import { settledFromAnswer } from './session-rounds.ts';

/**
 * Stores the stake before it is sent. The seed is made here, after the commitment of this round has been received. This
 * browser never sends another seed for the same nonce.
 * @param nonce The nonce of the next round on the table @throws StaleNotes when another tab has played in the meantime
 */
export async function noteStake(deps: PlayDeps, session: string, nonce: number, bet: Bet): Promise<RoundRequest> {
  const notebook = await deps.notebook;
  const notes = await notebook.read(deps.player, session);
  if (!notes || notes.nextNonce !== nonce || notes.pending !== null) throw new StaleNotes();
  const seed = notes.seed ?? makeClientSeed(deps.ownText());
  const request: RoundRequest = { nonce, ...bet, client_seed: seed };
  const pending: PendingRound = {
    ...{ request, commitment: notes.nextCommitment, roundId: null, actions: [], answered: 0, shown: [] },
    elsewhere: false,
  };
  await notebook.write({ ...notes, seed, pending });
  return request;
}

/**
 * Stores the decision before it is sent.
 * @param roundId The id of the round on the table @throws StaleNotes when another tab has decided, or is in another round
 */
export async function noteAction(
  deps: PlayDeps,
  session: string,
  roundId: string,
  { step, action }: ActionRequest,
): Promise<void> {
  const notebook = await deps.notebook;
  const notes = await notebook.read(deps.player, session);
  const pending = notes?.pending;
  if (!notes || !pending || pending.roundId !== roundId || pending.answered !== step) throw new StaleNotes();
  const actions = [...pending.actions.slice(0, step), action];
  await notebook.write({ ...notes, pending: { ...pending, actions } });
}

/** The server rejected the request: nothing was staked or decided. The seed of the nonce stays the same. */
export async function noteRefusal(deps: PlayDeps, session: string, asked: RoundRequest): Promise<void> {
  const notebook = await deps.notebook;
  const notes = await notebook.read(deps.player, session);
  const pending = notes?.pending;
  if (!notes || !pending || !sameJson(pending.request, asked)) return;
  const kept = pending.roundId === null ? null : { ...pending, actions: pending.actions.slice(0, pending.answered) };
  await notebook.write({ ...notes, pending: kept });
}

export function sendStake(deps: PlayDeps, session: string, body: RoundRequest): Promise<Round> {
  const params = { id: String(deps.game.id), sessionId: session };
  type Body = Parameters<GamesApi['playRound']>[0]['body'];
  return deps.games.playRound({ params, body: body as Body });
}

export function sendAction(deps: PlayDeps, session: string, roundId: string, body: ActionRequest): Promise<Round> {
  const params = { id: String(deps.game.id), sessionId: session, roundId };
  type Body = Parameters<GamesApi['act']>[0]['body'];
  return deps.games.act({ params, body: body as Body });
}

interface Kept {
  readonly verification: Verification | null;
  readonly alarm: Alarm | null;
}

/**
 * Checks an answer against the client log, and only then stores the next commitment.
 * @param asked The request of the round that this tab sent
 * @returns no verification while the round is open @throws StaleNotes when another tab has played in the meantime
 */
export async function keepAnswer(deps: PlayDeps, session: string, asked: RoundRequest, round: Round): Promise<Kept> {
  const notebook = await deps.notebook;
  const notes = await notebook.read(deps.player, session);
  const pending = notes?.pending;
  if (!notes || !pending || !sameJson(pending.request, asked)) throw new StaleNotes();
  const found =
    round.state === 'open' ? followAnswer(notes, pending, round) : await settle(deps, notes, pending, round);
  if (found.codes.length > 0) {
    const alarm: Alarm = { codes: found.codes, nonce: round.nonce, evidence: { held: notes, answered: round } };
    await notebook.write({ ...notes, state: 'accused', alarm });
    return { verification: { result: 'mismatch', codes: found.codes }, alarm };
  }
  await notebook.write(found.notes, found.noted);
  const [noted] = found.noted;
  return { verification: noted ? { result: noted.verdict } : null, alarm: null };
}

interface Found {
  readonly notes: SessionNotes;
  readonly noted: NotedRound[];
  readonly codes: readonly AlarmCode[];
}

/** The actions of an answer must start with the sent ones. Another device may have added more. */
function sentIsKept(pending: PendingRound, round: Round): AlarmCode[] {
  return sameJson(round.actions.slice(0, pending.actions.length), pending.actions) ? [] : ['actions'];
}

function followAnswer(notes: SessionNotes, pending: PendingRound, round: Round): Found {
  const followed = followOpen(pending, round);
  const codes = [...new Set([...followed.codes, ...sentIsKept(pending, round)])];
  return { notes: { ...notes, pending: followed.pending }, noted: [], codes };
}

async function settle(deps: PlayDeps, notes: SessionNotes, pending: PendingRound, round: Round): Promise<Found> {
  const held = { game: deps.engine, mathsHash: notes.mathsHash, commitment: pending.commitment, pending };
  const settled = settledFromAnswer(round);
  const { judgeRound } = await import('../verify/judge-round.ts');
  const judgement = await judgeRound(held, settled);
  const codes: AlarmCode[] = judgement.verdict === 'mismatch' ? [...judgement.codes] : sentIsKept(pending, round);
  if (!isCommitment(round.next_commitment)) codes.push('next_commitment');
  if (judgement.verdict === 'mismatch' || codes.length > 0) return { notes, noted: [], codes };
  const { player, session } = notes;
  const { record, events, commitment, roundId } = settled;
  const noted: NotedRound = {
    ...{ player, session, record, commitment, roundId, verdict: judgement.verdict },
    events: events as GameEvent[],
  };
  const nextCommitment = round.next_commitment ?? '';
  const next = { nextNonce: pending.request.nonce + 1, nextCommitment, seed: null, pending: null };
  return { notes: { ...notes, ...next }, noted: [noted], codes: [] };
}
