import type { RoundRecord } from '@goldwren/contracts/player';
import { type GameAction, type GameEvent, sameJson } from '@goldwren/game-engine';
import { type ClientLog, type LoggedRound, type PendingRound, recordOf, type SessionRecord } from './client-log.ts';
import type { ViolationCode } from './violation.ts';

/** The fields that a proof needs, from a round of the player's records or from pasted data. */
export type ProvableRound = Pick<
  RoundRecord,
  | 'nonce'
  | 'currency'
  | 'stake'
  | 'raised'
  | 'payout'
  | 'choice'
  | 'actions'
  | 'events'
  | 'client_seed'
  | 'commitment'
  | 'round_secret'
> &
  Partial<Pick<RoundRecord, 'id' | 'session_id' | 'outcome_seed'>> & {
    game: { slug: string };
    maths: { hash: string };
  };

/**
 * How much of a round this browser knows without the server. `own`: its commitment, request and every decision. `partly`:
 * the seed or a decision came from elsewhere. `none`: at most the commitment.
 */
export type HeldPart = 'own' | 'partly' | 'none';

/** The client log about one round. */
export interface HeldRound {
  readonly part: HeldPart;
  readonly sessionRecord: SessionRecord;
  readonly logged: LoggedRound | null;
  /** The request that was never seen settled, if it is for this round. */
  readonly pending: PendingRound | null;
}

/** Finds what this browser stored about a round. Null when it has no log of the session. */
export async function findHeldRound(log: ClientLog, player: string, round: ProvableRound): Promise<HeldRound | null> {
  const sessionRecord = await log.read(player, round.session_id ?? '');
  if (!sessionRecord) return null;
  const rounds = await log.rounds(player, sessionRecord.session);
  const logged = rounds.find(({ record }) => record.nonce === round.nonce) ?? null;
  const pending = sessionRecord.pending?.request.nonce === round.nonce ? sessionRecord.pending : null;
  return { part: partOf(logged, pending, round), sessionRecord, logged, pending };
}

function partOf(logged: LoggedRound | null, pending: PendingRound | null, round: ProvableRound): HeldPart {
  if (logged) return logged.verdict === 'verified' ? 'own' : logged.verdict === 'elsewhere' ? 'partly' : 'none';
  if (!pending || isOfAnotherDevice(pending, round)) return 'none';
  return !pending.elsewhere && sameJson(pending.actions, round.actions) ? 'own' : 'partly';
}

/** True when the server has never answered this browser's request for the nonce, and the round has another seed. */
function isOfAnotherDevice({ roundId, request }: PendingRound, round: ProvableRound): boolean {
  return roundId === null && request.client_seed !== round.client_seed;
}

/** The commitment that this browser received before the seed of the round was made. Null if it received none. */
export function heldCommitmentOf(
  { logged, pending, sessionRecord }: HeldRound,
  { nonce }: ProvableRound,
): string | null {
  if (logged) return logged.verdict === 'unavailable' ? null : logged.commitment;
  if (pending) return pending.commitment;
  return sessionRecord.nextNonce === nonce ? sessionRecord.nextCommitment : null;
}

/** What this browser sent. For a round of another device, what the record itself says. */
export function heldRequestOf(held: HeldRound | null, round: ProvableRound) {
  const { nonce, currency, stake, client_seed, choice, actions } = recordOf(round);
  const said = { nonce, currency, stake, client_seed, choice, actions, shown: [] as readonly GameEvent[] };
  if (!held || held.part === 'none') return said;
  const { logged, pending } = held;
  if (logged) return { ...logged.record, shown: [] as readonly GameEvent[] };
  if (!pending) return said;
  const { shown, elsewhere, request } = pending;
  return elsewhere ? { ...said, shown } : { ...request, actions: said.actions, shown };
}

const requestFields = ['currency', 'stake', 'client_seed', 'choice'] as const;

/** Compares a round with the client log where no replay is needed. */
export function compareWithLog(
  { sessionRecord, logged, pending, part }: HeldRound,
  round: ProvableRound,
): ViolationCode[] {
  const codes: ViolationCode[] = [];
  if (round.outcome_seed !== undefined && round.outcome_seed !== sessionRecord.outcomeSeed) codes.push('outcome_seed');
  if (round.maths.hash !== sessionRecord.mathsHash) codes.push('maths_hash');
  if (logged && !(sameJson(recordOf(round), logged.record) && sameJson(round.events, logged.events)))
    codes.push('history');
  const roundId = logged?.roundId ?? pending?.roundId;
  if (roundId && round.id !== undefined && round.id !== roundId) codes.push('another_round');
  if (part !== 'none' && pending && !pending.elsewhere)
    codes.push(...requestFields.filter((field) => !sameJson(round[field], pending.request[field])));
  if (part !== 'none' && pending && !startsWith(round.actions as GameAction[], pending)) codes.push('actions');
  return codes;
}

/** True when the decisions begin with those that the server has answered. */
function startsWith(actions: readonly GameAction[], { actions: sent, answered }: PendingRound): boolean {
  return sameJson(actions.slice(0, answered), sent.slice(0, answered));
}
