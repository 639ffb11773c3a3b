import { ApiProblem } from '@goldwren/contracts/client';
import type { Round, SessionStarted } from '@goldwren/contracts/player';
import { type AnyGame, type GameAction, type Replayed, replayRound, toHex } from '@goldwren/game-engine';
import { deriveRoundKey, deriveRoundSecret, outcomeSeed, roundCommitment } from '@goldwren/game-engine/fairness';
import { formatHundredths, welcomeOffer } from '@goldwren/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { RoundRequest } from '../../../shared/fairness/client-log.ts';
import { hundredthsOf } from '../model/play-state.ts';
import { buildAnswer } from './build-answer.ts';

interface DemoRound {
  readonly request: RoundRequest;
  readonly actions: readonly GameAction[];
  /** The demo balance before its stake, in hundredths. */
  readonly before: bigint;
}

interface DemoSession {
  readonly id: string;
  readonly seed: Uint8Array;
  readonly chainStart: string | null;
  readonly startedAt: string;
}

const hmacOver = (key: Uint8Array, message: Uint8Array) => hmac(sha256, key, message);

const tooLow = () =>
  new ApiProblem(409, { code: 'insufficient_gold', error: 'The demo balance is too low.', request_id: '' }, null);

/**
 * Deals rounds of one game in this page, in place of the server. Rounds, secrets and commitments are made as the server makes
 * them, so the table verifies them in the same way. Nothing is sent or stored. The demo coins have no value: a demo starts with as
 * many Gold Coins as a new account, and when they do not cover a stake, it starts with as many again.
 */
export class DemoDealer {
  readonly #game: AnyGame;
  #session: DemoSession | null = null;
  #rounds: DemoRound[] = [];
  #balance: bigint = welcomeOffer.goldHundredths;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** Resumes the session, or starts another one. */
  start({
    chain_start: chainStart,
    resume,
  }: {
    chain_start?: string | undefined;
    resume?: string | undefined;
  }): SessionStarted {
    const resumed = this.#session !== null && this.#session.id === resume;
    if (!this.#session || !resumed) {
      const seed = crypto.getRandomValues(new Uint8Array(32));
      // Unlike the server's ids, it is not a UUID, so it cannot be mistaken for one.
      const id = `demo-${toHex(seed.slice(0, 4))}`;
      this.#session = { id, seed, chainStart: chainStart ?? null, startedAt: new Date().toISOString() };
      this.#rounds = [];
    }
    const { maths, mathsHash } = this.#game;
    const last = this.#rounds.at(-1);
    const answer = last ? this.#answer(last) : null;
    const open = answer?.state === 'open' ? answer : null;
    return {
      ...{ session_id: this.#session.id, resumed, open_round: open, held_by: null },
      ...{ started_at: this.#session.startedAt, chain_start: this.#session.chainStart },
      outcome_seed: outcomeSeed(sha256, this.#session.seed),
      wallet: open?.wallet ?? this.#wallet(this.#balance),
      next_nonce: this.#rounds.length,
      next_commitment: open?.commitment ?? this.#commitment(this.#rounds.length),
      stakes: { gold: maths.stakes.gold.map((stake) => formatHundredths(BigInt(stake))), sweeps: [] },
      maths: { version: maths.version, hash: mathsHash },
      net: { gold: '0.00', sweeps: '0.00' },
    };
  }

  /** @throws ApiProblem when even a new demo balance does not cover the stake */
  play(request: RoundRequest): Round {
    if (request.nonce !== this.#rounds.length || request.currency !== 'gold')
      throw new RangeError('not the next round');
    const stake = hundredthsOf(request.stake);
    if (this.#balance < stake) this.#balance = welcomeOffer.goldHundredths;
    return this.#accept({ request, actions: [], before: this.#balance });
  }

  /** @throws ApiProblem when the demo balance does not cover a raise */
  act(action: GameAction): Round {
    const last = this.#rounds.at(-1);
    if (!last) throw new RangeError('there is no round');
    return this.#accept({ ...last, actions: [...last.actions, action] });
  }

  /** Keeps the round, unless the balance does not cover its stake and raises. */
  #accept(round: DemoRound): Round {
    const answer = this.#answer(round);
    if (round.before < hundredthsOf(answer.stake) + hundredthsOf(answer.raised)) throw tooLow();
    this.#balance = hundredthsOf(answer.wallet.gold);
    this.#rounds[round.request.nonce] = round;
    return answer;
  }

  #answer(round: DemoRound): Round {
    const { nonce, client_seed: clientSeed } = round.request;
    const answer = buildAnswer(this.#game, round.request, round.actions, this.#replay(round));
    const isOver = answer.state === 'settled';
    const taken = hundredthsOf(answer.stake) + hundredthsOf(answer.raised);
    return {
      ...answer,
      round_id: `${this.#session?.id}-${nonce}`,
      client_seed: clientSeed,
      commitment: this.#commitment(nonce),
      round_secret: isOver ? toHex(this.#secret(nonce)) : null,
      next_commitment: isOver ? this.#commitment(nonce + 1) : null,
      wallet: this.#wallet(round.before - taken + hundredthsOf(answer.payout)),
    };
  }

  #wallet(gold: bigint): Round['wallet'] {
    return { gold: formatHundredths(gold), sweeps: '0.00' };
  }

  #secret(nonce: number): Uint8Array {
    if (!this.#session) throw new RangeError('the demo has not started');
    return deriveRoundSecret(hmacOver, this.#session.seed, nonce);
  }

  #commitment(nonce: number): string {
    return roundCommitment(sha256, this.#secret(nonce));
  }

  #replay({ request, actions }: DemoRound): Replayed {
    const { maths, mathsHash } = this.#game;
    const parts = { slug: maths.slug, mathsHash, clientSeed: request.client_seed, nonce: request.nonce };
    return replayRound(
      this.#game,
      deriveRoundKey(hmacOver, this.#secret(request.nonce), parts),
      request.choice,
      actions,
    );
  }
}
