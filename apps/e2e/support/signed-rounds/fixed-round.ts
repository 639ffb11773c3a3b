import { createHash, createHmac } from 'node:crypto';
import type { Round, SessionStarted } from '@goldwren/contracts/player';
import {
  type AnyGame,
  type Choice,
  computePayout,
  type GameAction,
  ReplayError,
  type Replayed,
  replayRound,
  toHex,
} from '@goldwren/game-engine';
import {
  buildClientSeed,
  buildSeedChain,
  deriveRoundKey,
  deriveRoundSecret,
  outcomeSeed,
  roundCommitment,
} from '@goldwren/game-engine/fairness';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { formatHundredths, parseHundredths } from '@goldwren/rules';
import type { Page, Route } from '@playwright/test';
import { fulfilSigned, publishTestKey } from './sign-route.ts';

/** A round that a page should show. */
export interface FixedRound {
  readonly slug: string;
  /** The player's choice before the round. Left out if the game has none. */
  readonly choice?: Choice;
  /** The player's actions during the round. */
  readonly actions?: readonly GameAction[];
  /** Whether a round with this choice and these actions is suitable. */
  fits(round: Replayed): boolean;
  /** Which of the suitable rounds is better, if there is one. Left out if all are equal. */
  prefers?(round: Replayed): boolean;
}

/** In hundredths. */
const gold = 200_000_000n;
const ids = { session: '0199a0a0-0000-7000-8000-000000000001', round: '0199a0a0-0000-7000-9000-000000000001' };
const triedSeeds = 200_000;

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hmac = (key: Uint8Array, message: Uint8Array) =>
  new Uint8Array(createHmac('sha256', key).update(message).digest());
const amounts = (list: readonly number[]) => list.map((stake) => formatHundredths(BigInt(stake)));

/** The browser's random bytes for a seed chain. With real ones, the result of a round would be unknown. */
const browserRandom = 7;
const browserRandomBytes = 32;
const [chainStart, firstLink] = buildSeedChain(sha256, new Uint8Array(browserRandomBytes).fill(browserRandom)).map(
  toHex,
);
const clientSeed = buildClientSeed('', firstLink as string);

type Stake = Pick<Round, 'currency' | 'stake' | 'client_seed'> & { choice: Choice };

/**
 * One session of one game with a known first round. The round matches its commitment and the engine, like every
 * real round.
 */
class FixedRoundServer {
  readonly #game: AnyGame;
  readonly #seed: Uint8Array;
  readonly #actions: GameAction[] = [];
  #stake: Stake | null = null;

  private constructor(game: AnyGame, seed: Uint8Array) {
    this.#game = game;
    this.#seed = seed;
  }

  /**
   * Tries seeds until the first round is suitable, and a better one where one is preferred.
   * @throws RangeError if none of the seeds is suitable.
   */
  static find({ slug, choice, actions = [], fits, prefers = () => true }: FixedRound): FixedRoundServer {
    const game = gameBySlug(slug)?.game;
    if (!game) throw new RangeError(`no game ${slug}`);
    let suitable: FixedRoundServer | null = null;
    for (let number = 0; number < triedSeeds; number++) {
      const seed = new Uint8Array(32);
      new DataView(seed.buffer).setUint32(0, number);
      const server = new FixedRoundServer(game, seed);
      const round = server.#tryReplay(choice ?? game.choices[0] ?? {}, actions);
      if (!round || !fits(round)) continue;
      if (prefers(round)) return server;
      suitable ??= server;
    }
    if (suitable) return suitable;
    throw new RangeError(`no suitable round of ${slug} in ${triedSeeds} seeds`);
  }

  start(): SessionStarted {
    const { maths, mathsHash } = this.#game;
    return {
      ...{ session_id: ids.session, resumed: false, open_round: null, started_at: new Date().toISOString() },
      outcome_seed: outcomeSeed(sha256, this.#seed),
      chain_start: chainStart as string,
      held_by: null,
      wallet: { gold: formatHundredths(gold), sweeps: '2.00' },
      ...{ next_nonce: 0, next_commitment: this.#commitment(0) },
      stakes: { gold: amounts(maths.stakes.gold), sweeps: amounts(maths.stakes.sweeps) },
      maths: { version: maths.version, hash: mathsHash },
      net: { gold: '0.00', sweeps: '0.00' },
    };
  }

  /** @throws Error if the page does not send the seed or the choice of the search. */
  play(stake: Stake): Round {
    if (stake.client_seed !== clientSeed) throw new Error(`the client seed is not the fixed one: ${stake.client_seed}`);
    this.#stake = stake;
    return this.#respond(stake);
  }

  act({ action }: { action: GameAction }): Round {
    if (!this.#stake) throw new Error('received an action before a round');
    this.#actions.push(action);
    return this.#respond(this.#stake);
  }

  #respond(body: Stake): Round {
    const { steps, result, view, legalActions, raiseX100 } = this.#replay(body.choice, this.#actions);
    const stake = parseHundredths(body.stake) ?? 0n;
    const raised = computePayout(stake, raiseX100);
    const payout = result ? computePayout(stake, result.payX100) : 0n;
    return {
      ...{ round_id: ids.round, nonce: 0, state: result ? 'settled' : 'open', ...body },
      choice: body.choice as Round['choice'],
      raised: formatHundredths(raised),
      payout: formatHundredths(payout),
      events: steps.flatMap(({ events }) => events),
      view,
      legal_actions: legalActions as Round['legal_actions'],
      actions: this.#actions as Round['actions'],
      commitment: this.#commitment(0),
      round_secret: result ? toHex(this.#secret(0)) : null,
      next_commitment: result ? this.#commitment(1) : null,
      wallet: { gold: formatHundredths(gold - stake - raised + payout), sweeps: '2.00' },
    };
  }

  #secret(nonce: number): Uint8Array {
    return deriveRoundSecret(hmac, this.#seed, nonce);
  }

  #commitment(nonce: number): string {
    return roundCommitment(sha256, this.#secret(nonce));
  }

  #replay(choice: Choice, actions: readonly GameAction[]): Replayed {
    const { mathsHash, maths } = this.#game;
    const key = deriveRoundKey(hmac, this.#secret(0), { slug: maths.slug, mathsHash, clientSeed, nonce: 0 });
    return replayRound(this.#game, key, choice, actions);
  }

  /** Returns null if the rules reject an action. The seed is then not suitable. */
  #tryReplay(choice: Choice, actions: readonly GameAction[]): Replayed | null {
    try {
      return this.#replay(choice, actions);
    } catch (error) {
      if (error instanceof ReplayError && error.code !== 'bad_choice') return null;
      throw error;
    }
  }
}

/**
 * Answers the page's round requests with a fixed round from now on, signed with a test key. The page requests,
 * verifies and shows rounds as usual. Only the server is replaced. The balances are those of a new player.
 */
export async function serveFixedRound(page: Page, fixed: FixedRound): Promise<void> {
  const server = FixedRoundServer.find(fixed);
  await page.addInitScript(fixRandom, { bytes: browserRandomBytes, value: browserRandom });
  if (fixed.choice) {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key as string, value as string),
      [`goldwren-choice-${fixed.slug}`, JSON.stringify(fixed.choice)],
    );
  }
  const answer = (json: (body: never) => unknown) => async (route: Route) => {
    const body = JSON.stringify(json((route.request().postDataJSON() ?? {}) as never));
    await fulfilSigned(page, route, { status: 200, body });
  };
  await publishTestKey(page);
  await page.route(
    '**/api/games/*/session/start',
    answer(() => server.start()),
  );
  await page.route(
    '**/api/games/*/session/*/rounds',
    answer((body: Stake) => server.play(body)),
  );
  await page.route(
    '**/api/games/*/session/*/rounds/*/actions',
    answer((body: { action: GameAction }) => server.act(body)),
  );
  await page.route('**/api/games/*/session/*/end', (route) => route.abort());
}

/** Runs in the page before its own scripts. */
function fixRandom({ bytes, value }: { bytes: number; value: number }): void {
  const draw = crypto.getRandomValues.bind(crypto);
  const fixed = (array: Uint8Array) => (array.length === bytes ? array.fill(value) : draw(array as never));
  Object.defineProperty(crypto, 'getRandomValues', { value: fixed });
}
