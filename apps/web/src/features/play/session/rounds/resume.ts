import type { Round, RoundRecord, SessionStarted } from '@goldwren/contracts/player';
import { type GameAction, type GameEvent, sameJson } from '@goldwren/game-engine';
import type { LoggedRound, PendingRound, SessionRecord } from '../../../../shared/fairness/client-log.ts';
import type { ViolationCode } from '../../../../shared/fairness/violation.ts';
import { isCommitment } from '../../verify/is-commitment.ts';
import { type Settled, settledFromRecord } from '../../verify/settled-round.ts';
import type { PlayDeps } from '../play-deps.ts';
import { followWallet } from './follow-wallet.ts';

/** The result of comparing a started session with the client log. */
export interface Resumed {
  readonly sessionRecord: SessionRecord;
  /** Rounds that settled while this browser was not following the session. */
  readonly settled: readonly LoggedRound[];
  readonly codes: readonly ViolationCode[];
}

/** The nonce of the round whose commitment the server names: the open round, or the next one. */
export function placeOf(session: SessionStarted): number {
  return session.open_round?.nonce ?? session.next_nonce;
}

/** An open round that this browser finds but did not start. */
function adoptOpenRound(open: Round): PendingRound {
  const { nonce, currency, stake, client_seed, choice } = open;
  return {
    request: { nonce, currency, stake, client_seed, choice: choice as PendingRound['request']['choice'] },
    commitment: open.commitment,
    roundId: open.round_id,
    actions: open.actions as GameAction[],
    answered: open.actions.length,
    shown: open.events as GameEvent[],
    raised: open.raised,
    sentAt: [],
    elsewhere: true,
    handedOver: false,
  };
}

/**
 * Starts the client log of a session. It records that this browser did not follow the earlier rounds.
 * @param chainEnd Null for a session of another browser
 */
export function createSessionRecord(deps: PlayDeps, session: SessionStarted, chainEnd: string | null): SessionRecord {
  const at = placeOf(session);
  return {
    player: deps.player,
    session: session.session_id,
    gameId: deps.game.id,
    slug: deps.game.slug,
    outcomeSeed: session.outcome_seed,
    mathsHash: session.maths.hash,
    chainStart: session.chain_start,
    chainEnd,
    holder: chainEnd === null ? null : session.chain_start,
    nextNonce: at,
    nextCommitment: session.next_commitment,
    seed: null,
    pending: session.open_round ? adoptOpenRound(session.open_round) : null,
    refused: [],
    watchedFrom: session.open_round ? at + 1 : at,
    wallet: session.wallet,
    otherChanges: { gold: '0', sweeps: '0' },
    state: 'open',
    violation: null,
    version: 0,
  };
}

/** Checks an answer to an open round against the pending round. Returns the pending round with the newly shown events. */
export function followOpen(pending: PendingRound, open: Round): { pending: PendingRound; codes: ViolationCode[] } {
  const { request } = pending;
  const codes: ViolationCode[] = [];
  if (open.nonce !== request.nonce) codes.push('nonce');
  if (open.currency !== request.currency) codes.push('currency');
  if (open.stake !== request.stake) codes.push('stake');
  if (open.client_seed !== request.client_seed) codes.push('client_seed');
  if (!sameJson(open.choice, request.choice)) codes.push('choice');
  if (open.commitment !== pending.commitment) codes.push('commitment');
  if (pending.roundId !== null && open.round_id !== pending.roundId) codes.push('another_round');
  if (!sameJson(open.events.slice(0, pending.shown.length), pending.shown)) codes.push('shown');
  const actions = open.actions as GameAction[];
  const { answered } = pending;
  if (!sameJson(actions.slice(0, answered), pending.actions.slice(0, answered))) codes.push('actions');
  const known = pending.actions.slice(0, actions.length);
  const elsewhere = pending.elsewhere || !sameJson(actions, known);
  if (elsewhere && !pending.elsewhere && !pending.handedOver) codes.push('not_handed_over');
  const still = elsewhere ? actions : pending.actions;
  const next = { ...pending, roundId: open.round_id, shown: open.events as GameEvent[], answered: actions.length };
  // The time of an action of this browser that another device preceded says nothing about the round.
  const sentAt = elsewhere ? pending.sentAt.slice(0, answered + 1) : pending.sentAt;
  return { pending: { ...next, raised: open.raised, actions: still, sentAt, elsewhere }, codes };
}

async function judgeGap(
  deps: PlayDeps,
  sessionRecord: SessionRecord,
  records: readonly RoundRecord[],
  until: number,
): Promise<{ settled: LoggedRound[]; codes: ViolationCode[] }> {
  const settled: LoggedRound[] = [];
  for (let nonce = sessionRecord.nextNonce; nonce < until; nonce++) {
    const found = records.filter((record) => record.nonce === nonce);
    const [record] = found;
    if (found.length !== 1 || record?.state !== 'settled') return { settled, codes: ['round_missing'] };
    const { judgeRecord } = await import('../../verify/judge-record.ts');
    const judged = await judgeRecord(deps.engine, sessionRecord, record, deps.now());
    if ('codes' in judged) return { settled, codes: [...judged.codes] };
    settled.push(judged.logged);
  }
  return { settled, codes: [] };
}

/** Checks that the rounds in the client log are unchanged in the server's list. */
export function historyCodes(logged: readonly LoggedRound[], records: readonly RoundRecord[]): ViolationCode[] {
  const byNonce = new Map(records.map((record) => [record.nonce, record]));
  const codes = new Set<ViolationCode>();
  for (const round of logged) {
    const now = byNonce.get(round.record.nonce);
    if (!now) codes.add('round_missing');
    else if (!isUnchanged(round, settledFromRecord(now))) codes.add('history');
  }
  const nonces = records.map(({ nonce }) => nonce);
  if (nonces.some((nonce, at) => at > 0 && nonce !== (nonces[at - 1] ?? 0) + 1)) codes.add('nonces');
  return [...codes];
}

function isUnchanged({ record, events, commitment, roundId, settledBy }: LoggedRound, now: Settled): boolean {
  return (
    sameJson(now.record, record) &&
    sameJson(now.events, events) &&
    now.commitment === commitment &&
    now.roundId === roundId &&
    (settledBy === null ? now.settledBy !== null : now.settledBy === settledBy)
  );
}

/**
 * Compares a resumed session with the client log, round by round.
 * @param records All rounds of the session from the server. Needed only when the server is ahead of the client log.
 */
export async function resume(
  deps: PlayDeps,
  session: SessionStarted,
  sessionRecord: SessionRecord,
  logged: readonly LoggedRound[],
  records: readonly RoundRecord[],
): Promise<Resumed> {
  const codes: ViolationCode[] = [];
  const at = placeOf(session);
  if (session.outcome_seed !== sessionRecord.outcomeSeed) codes.push('outcome_seed');
  if (session.maths.hash !== sessionRecord.mathsHash) codes.push('maths_hash');
  if (session.chain_start !== sessionRecord.chainStart) codes.push('seed_chain');
  if (at < sessionRecord.nextNonce) codes.push('rounds_vanished');
  if (at === sessionRecord.nextNonce && session.next_commitment !== sessionRecord.nextCommitment)
    codes.push('commitment');
  if (!isCommitment(session.next_commitment)) codes.push('next_commitment');
  if (codes.length > 0) return { sessionRecord, settled: [], codes };
  if (at > sessionRecord.nextNonce) {
    const history = historyCodes(logged, records);
    const gap = await judgeGap(deps, sessionRecord, records, at);
    if (history.length + gap.codes.length > 0) return { sessionRecord, settled: [], codes: [...history, ...gap.codes] };
    const pending = session.open_round ? adoptOpenRound(session.open_round) : null;
    const ahead = { ...sessionRecord, nextNonce: at, nextCommitment: session.next_commitment, seed: null, pending };
    return {
      sessionRecord: followWallet(sessionRecord, ahead, gap.settled, session.wallet),
      settled: gap.settled,
      codes: [],
    };
  }
  const checked = await checkPending(sessionRecord, session);
  return {
    sessionRecord: followWallet(sessionRecord, checked.sessionRecord, [], session.wallet),
    codes: checked.codes,
    settled: [],
  };
}

/** True when a browser other than the one of the session holds the open round. */
function isHandedOver({ held_by: holder, chain_start: start }: SessionStarted): boolean {
  return holder !== start;
}

async function checkPending(
  sessionRecord: SessionRecord,
  session: SessionStarted,
): Promise<Pick<Resumed, 'sessionRecord' | 'codes'>> {
  const { open_round: open } = session;
  const { pending } = sessionRecord;
  if (open === null) {
    // A round that was seen open can be settled, but must not disappear.
    return { sessionRecord, codes: pending?.roundId ? ['round_missing'] : [] };
  }
  if (pending === null || (pending.roundId === null && open.client_seed !== pending.request.client_seed)) {
    if (open.commitment !== sessionRecord.nextCommitment) return { sessionRecord, codes: ['commitment'] };
    const { isOwnSeed } = await import('../../model/seed-chain.ts');
    // Only this browser can have staked. It may have taken a request for refused that arrived later.
    if (sessionRecord.chainEnd && !isOwnSeed(sessionRecord, open.nonce, open.client_seed))
      return { sessionRecord, codes: ['seed_chain'] };
    return { sessionRecord: { ...sessionRecord, pending: adoptOpenRound(open) }, codes: [] };
  }
  const handedOver = pending.handedOver || isHandedOver(session);
  const followed = followOpen({ ...pending, handedOver }, open);
  return { sessionRecord: { ...sessionRecord, pending: followed.pending }, codes: followed.codes };
}
