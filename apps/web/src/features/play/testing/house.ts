import { createHash, createHmac } from 'node:crypto';
import type { Round, SessionStarted } from '@goldwren/contracts/player';
import {
  type AnyGame,
  deriveRoundKey,
  payoutOf,
  replayRound,
  roundCommitmentMessage,
  seedCommitment,
  toHex,
} from '@goldwren/game-engine';
import { formatHundredths } from '@goldwren/rules';
import { hundredthsOf } from '../model/play-state.ts';
import type { RoundRequest } from '../model/round-types.ts';

/** An honest house for tests: the engine decides, as on the server, from a fixed server seed. */
export const serverSeed = new Uint8Array(32).fill(7);
const sessionId = '0199a0a0-0000-7000-8000-00000000aaaa';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hmac = (key: Uint8Array, message: Uint8Array) =>
  new Uint8Array(createHmac('sha256', key).update(message).digest());

export function aSession(game: AnyGame, change: Partial<SessionStarted> = {}): SessionStarted {
  const { stakes, version } = game.maths;
  const amounts = (list: readonly number[]) => list.map((stake) => formatHundredths(BigInt(stake)));
  return {
    session_id: sessionId,
    outcome_seed: seedCommitment(sha256(serverSeed)),
    wallet: { gold: '2000000.00', sweeps: '2.00' },
    resumed: false,
    next_nonce: 0,
    client_seed: null,
    open_round: null,
    stakes: { gold: amounts(stakes.gold), sweeps: amounts(stakes.sweeps) },
    maths: { version, hash: game.mathsHash },
    started_at: '2026-11-21T12:00:00.000Z',
    net: { gold: '0.00', sweeps: '0.00' },
    ...change,
  };
}

export function aRequest(change: Partial<RoundRequest> = {}): RoundRequest {
  return { nonce: 0, currency: 'gold', stake: '5000.00', client_seed: 'test-seed', choice: {}, ...change };
}

export function keyOf(game: AnyGame, request: Pick<RoundRequest, 'client_seed' | 'nonce'>): Uint8Array {
  const { slug } = game.maths;
  const { client_seed: clientSeed, nonce } = request;
  return deriveRoundKey(hmac, serverSeed, { slug, mathsHash: game.mathsHash, clientSeed, nonce });
}

/** What the server answers to a stake and the actions taken since. */
export function aRound(game: AnyGame, request: RoundRequest, actions: Round['actions'] = []): Round {
  const key = keyOf(game, request);
  const { result, view, legalActions } = replayRound(game, key, {}, actions);
  const stake = hundredthsOf(request.stake);
  const payout = result ? payoutOf(stake, result.payX100) : 0n;
  const { nonce, currency, client_seed } = request;
  return {
    round_id: `0199a0a0-0000-7000-8000-${String(nonce).padStart(12, '0')}`,
    nonce,
    state: result ? 'settled' : 'open',
    currency,
    stake: request.stake,
    payout: formatHundredths(payout),
    events: result?.events ?? [],
    view: game.kind === 'instant' ? null : view,
    legal_actions: legalActions,
    actions,
    client_seed,
    commitment: toHex(sha256(roundCommitmentMessage(key))),
    round_key: result ? toHex(key) : null,
    wallet: { gold: formatHundredths(200_000_000n - stake + payout), sweeps: '2.00' },
  };
}

/** The first nonce from 0 whose round pays as asked, in hundredths of the stake. */
export function nonceThat(game: AnyGame, pays: (payX100: number) => boolean): number {
  for (let nonce = 0; nonce < 5_000; nonce++) {
    const { result } = replayRound(game, keyOf(game, aRequest({ nonce })), {}, []);
    if (result && pays(result.payX100)) return nonce;
  }
  throw new RangeError('no such round');
}
