import { createHmac } from 'node:crypto';
import { ApiProblem } from '@goldwren/contracts/client';
import type { Currency, HandOver, ProblemCode, Round, RoundRecord, SessionStarted } from '@goldwren/contracts/player';
import {
  type AnyGame,
  fromHex,
  type GameAction,
  getDefaultAction,
  ReplayError,
  type Replayed,
  replayRound,
  sameJson,
  toHex,
} from '@goldwren/game-engine';
import {
  deriveRoundKey,
  deriveRoundSecret,
  outcomeSeed,
  readSeedLink,
  roundCommitment,
  type RoundRecord as SignedRecord,
} from '@goldwren/game-engine/fairness';
import { formatHundredths, play } from '@goldwren/rules';
import { type RoundRequest, recordOf } from '../../../shared/fairness/client-log.ts';
import { buildAnswer } from '../demo/build-answer.ts';
import { hundredthsOf, type SessionTotals } from '../model/play-state.ts';
import { type Played, type ServerSession, servedRecordOf, sha256, totalsOf } from './fake-records.ts';

const hmac = (key: Uint8Array, message: Uint8Array) =>
  new Uint8Array(createHmac('sha256', key).update(message).digest());

/** Session ids are unique across servers, because a page of one test may still send its goodbye during the next. */
let sessionsEver = 0;
const at = '2026-11-21T12:00:00.000Z';
const idleMs = play.idleSessionMinutes * 60_000;

type ActBody = { step: number; action: GameAction; chain_start?: string | undefined };

function refuse(status: number, code: ProblemCode): never {
  throw new ApiProblem(status, { code, error: code, request_id: 'r' }, null);
}

/**
 * A fake server that implements the contract for one game and one player. It is honest; tests of violations wrap its
 * answers.
 */
export class FakeServer {
  readonly game: AnyGame;
  readonly sessions: ServerSession[] = [];
  readonly #firstSeed: Uint8Array | undefined;
  #rounds = 0;
  #clockMs = 0;
  /** What the player would have without this game, in hundredths. */
  readonly outside = { gold: 200_000_000n, sweeps: 200n };

  /** @param firstSeed The session seed of the first session */
  constructor(game: AnyGame, firstSeed?: Uint8Array) {
    this.game = game;
    this.#firstSeed = firstSeed;
  }

  #seedOf(number: number): Uint8Array {
    return (number === 0 ? this.#firstSeed : undefined) ?? new Uint8Array(32).fill(number + 7);
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.parse(at) + this.#clockMs;
  }

  /** Lets time pass on the clocks of the server and of every browser. */
  pass(ms: number): void {
    this.#clockMs += ms;
  }

  /** The balances after everything before the session and these rounds of it. */
  balances(session: ServerSession, rounds: readonly Played[]): Record<Currency, bigint> {
    const balances = { ...this.outside };
    const earlier = this.sessions.slice(0, this.sessions.indexOf(session));
    for (const [one, list] of [...earlier.map((done) => [done, done.rounds] as const), [session, rounds] as const]) {
      for (const { request, actions } of list) {
        const { stake, raised, payout } = buildAnswer(this.game, request, actions, this.replay(one, request, actions));
        balances[request.currency] += hundredthsOf(payout) - hundredthsOf(stake) - hundredthsOf(raised);
      }
    }
    return balances;
  }

  wallet(session = this.current()): Record<Currency, string> {
    const now = this.balances(session, session.rounds);
    return { gold: formatHundredths(now.gold), sweeps: formatHundredths(now.sweeps) };
  }

  secretOf(session: ServerSession, nonce: number): Uint8Array {
    return deriveRoundSecret(hmac, session.seed, nonce);
  }

  /** Hex. */
  keyOf(
    session: ServerSession,
    { nonce, client_seed: clientSeed }: Pick<RoundRequest, 'nonce' | 'client_seed'>,
  ): string {
    const parts = { slug: this.game.maths.slug, mathsHash: this.game.mathsHash, clientSeed, nonce };
    return toHex(deriveRoundKey(hmac, this.secretOf(session, nonce), parts));
  }

  /** The result of a round with any seed, which a malicious server could look at. */
  replay(session: ServerSession, request: RoundRequest, actions: readonly GameAction[] = []): Replayed {
    return replayRound(this.game, fromHex(this.keyOf(session, request)), request.choice, actions);
  }

  commitmentOf(session: ServerSession, nonce: number): string {
    return roundCommitment(sha256, this.secretOf(session, nonce));
  }

  current(): ServerSession {
    const open = this.sessions.at(-1);
    if (!open) throw new RangeError('No session has started');
    return open;
  }

  #isOpen(session: ServerSession, played: Played | undefined): boolean {
    return played !== undefined && this.replay(session, played.request, played.actions).result === null;
  }

  /** Without a chain, it resumes any session: a server that does not care whose it is. */
  start({ chain_start: chainStart, resume }: { chain_start?: string; resume?: string } = {}): SessionStarted {
    const before = this.sessions.at(-1);
    const isOpen = before !== undefined && !before.ended;
    // A test may have started the session to look at it. It belongs to the browser that plays in it first.
    const isUntouched = isOpen && before.chainStart === null && before.rounds.length === 0;
    if (isUntouched) before.chainStart = chainStart ?? null;
    const belongsHere = chainStart === undefined || before?.id === resume || isUntouched;
    const resumed = isOpen && (belongsHere || this.#isOpen(before, before.rounds.at(-1)));
    if (!resumed) {
      if (isOpen) before.ended = true;
      const number = this.sessions.length;
      const id = `0199a0a0-0000-7000-8000-${String(sessionsEver++).padStart(12, '0')}`;
      const seed = this.#seedOf(number);
      this.sessions.push({ id, seed, chainStart: chainStart ?? null, rounds: [], ended: false });
    }
    const session = this.current();
    const { maths, mathsHash } = this.game;
    const last = session.rounds.at(-1);
    const open = this.#isOpen(session, last) && last ? this.answer(session, last) : null;
    const amounts = (list: readonly number[]) => list.map((stake) => formatHundredths(BigInt(stake)));
    return {
      session_id: session.id,
      outcome_seed: outcomeSeed(sha256, session.seed),
      chain_start: session.chainStart,
      wallet: this.wallet(),
      resumed,
      next_nonce: session.rounds.length,
      next_commitment: open?.commitment ?? this.commitmentOf(session, session.rounds.length),
      open_round: open,
      held_by: open && last ? this.#holder(session, last) : null,
      stakes: { gold: amounts(maths.stakes.gold), sweeps: amounts(maths.stakes.sweeps) },
      maths: { version: maths.version, hash: mathsHash },
      started_at: at,
      net: { gold: '0.00', sweeps: '0.00' },
    };
  }

  answer(session: ServerSession, { request, actions, roundId }: Played): Round {
    const { nonce, client_seed } = request;
    const replayed = this.replay(session, request, actions);
    const round = buildAnswer(this.game, request, actions, replayed);
    const isOver = round.state === 'settled';
    return {
      round_id: roundId,
      ...round,
      client_seed,
      commitment: this.commitmentOf(session, nonce),
      round_secret: isOver ? toHex(this.secretOf(session, nonce)) : null,
      next_commitment: isOver ? this.commitmentOf(session, nonce + 1) : null,
      wallet: this.wallet(),
    };
  }

  #session = (id: string) => this.sessions.find((one) => one.id === id) ?? refuse(404, 'not_found');

  play(sessionId: string, request: RoundRequest): Round {
    const session = this.#session(sessionId);
    const stored = session.rounds[request.nonce];
    if (stored) return sameJson(stored.request, request) ? this.answer(session, stored) : refuse(409, 'nonce_conflict');
    if (session.ended) refuse(409, 'session_ended');
    if (!this.#continuesChain(session, request)) refuse(409, 'session_elsewhere');
    if (this.#isOpen(session, session.rounds.at(-1))) refuse(409, 'round_open');
    if (request.nonce !== session.rounds.length) refuse(409, 'nonce_conflict');
    const roundId = `0199a0a0-0000-7000-9000-${String(this.#rounds++).padStart(12, '0')}`;
    const played: Played = {
      roundId,
      request,
      actions: [],
      settledBy: null,
      at: this.now(),
      lastAt: this.now(),
      handedTo: null,
    };
    if (this.replay(session, request).result) played.settledBy = 'player';
    session.rounds.push(played);
    return this.answer(session, played);
  }

  #continuesChain({ chainStart, rounds }: ServerSession, { client_seed }: RoundRequest): boolean {
    if (chainStart === null) return true;
    const link = readSeedLink(client_seed);
    const before = rounds.length === 0 ? chainStart : readSeedLink(rounds.at(-1)?.request.client_seed ?? '');
    return link !== null && toHex(sha256(fromHex(link))) === before;
  }

  #holder({ chainStart }: ServerSession, { handedTo }: Played): string | null {
    return handedTo?.chainStart ?? chainStart;
  }

  handOver(sessionId: string, roundId: string, chainStart: string): HandOver {
    const session = this.#session(sessionId);
    const played = session.rounds.find((one) => one.roundId === roundId) ?? refuse(404, 'not_found');
    if (!this.#isOpen(session, played)) refuse(409, 'conflict');
    played.handedTo = { chainStart, at: this.now() };
    return { round_id: roundId, chain_start: chainStart, at: new Date(this.now()).toISOString() };
  }

  act(sessionId: string, roundId: string, body: ActBody): Round {
    const session = this.#session(sessionId);
    const played = session.rounds.find((one) => one.roundId === roundId) ?? refuse(404, 'not_found');
    if (this.#holder(session, played) !== (body.chain_start ?? null)) refuse(409, 'session_elsewhere');
    const taken = played.actions[body.step];
    if (taken) return sameJson(taken, body.action) ? this.answer(session, played) : refuse(409, 'conflict');
    if (!this.#isOpen(session, played) || body.step !== played.actions.length) refuse(409, 'conflict');
    if (!this.#isLegal(session, played, body.action)) refuse(422, 'validation_failed');
    played.actions.push(body.action);
    played.lastAt = this.now();
    if (!this.#isOpen(session, played)) played.settledBy = 'player';
    return this.answer(session, played);
  }

  #isLegal(session: ServerSession, { request, actions }: Played, action: GameAction): boolean {
    try {
      this.replay(session, request, [...actions, action]);
      return true;
    } catch (error) {
      if (error instanceof ReplayError) return false;
      throw error;
    }
  }

  /** Ends a session. Settles its open round with the published default action first. */
  conclude(session: ServerSession): void {
    const last = session.rounds.at(-1);
    session.ended = true;
    if (last) this.settle(session, last);
  }

  /** Settles an open round with default actions. */
  settle(session: ServerSession, played: Played): void {
    while (this.#isOpen(session, played)) {
      const key = fromHex(this.keyOf(session, played.request));
      const action = getDefaultAction(this.game, key, played.request.choice, played.actions);
      if (!action) break;
      played.actions.push(action);
      played.settledBy = 'default_action';
      played.lastAt = this.now();
    }
  }

  /** Ends the current session after half an hour without play, like the job of the server. */
  sweep(): void {
    this.pass(idleMs);
    this.conclude(this.current());
  }

  /** Refuses while a round is open, because no browser ends a session with its own open round. */
  end(sessionId: string): SessionTotals {
    const session = this.#session(sessionId);
    if (!session.ended && this.#isOpen(session, session.rounds.at(-1))) refuse(409, 'session_elsewhere');
    session.ended = true;
    return this.totals(
      session,
      session.rounds.map((played) => recordOf(this.answer(session, played))),
    );
  }

  totals(session: ServerSession, records: readonly SignedRecord[]): SessionTotals {
    return totalsOf(this, session, records);
  }

  record(session: ServerSession, played: Played): RoundRecord {
    return servedRecordOf(this, session, played);
  }

  /** Newest first, in pages of at most `limit`. */
  list(sessionId: string, limit: number, cursor?: string): { results: RoundRecord[]; next_cursor: string | null } {
    const session = this.#session(sessionId);
    const all = session.rounds.map((played) => this.record(session, played)).reverse();
    const from = Number(cursor ?? 0);
    const next = from + limit;
    return { results: all.slice(from, next), next_cursor: next < all.length ? String(next) : null };
  }
}
