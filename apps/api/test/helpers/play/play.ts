import { createHmac } from 'node:crypto';
import type { Round, SessionStarted } from '@goldwren/contracts/player';
import { computePayout, getDefaultAction, replayRound } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import type pg from 'pg';
import { seedContext } from '../../../src/modules/games/sessions/live-session.ts';
import { createSealedBox } from '../../../src/platform/crypto/sealed-box.ts';
import { testSecrets } from '../api/settings.ts';
import type { Player } from '../people/players.ts';

export const starlight = 2;
export const jacks = 4;
/** The smallest offered stakes. */
const smallest = { gold: '1000.00', sweeps: '0.20' } as const;

export interface RoundBody {
  nonce: number;
  currency: 'gold' | 'sweeps';
  stake: string;
  client_seed: string;
  choice: Record<string, string | number | boolean | string[] | number[]>;
}

export function roundBody(overrides: Partial<RoundBody> = {}): RoundBody {
  return { nonce: 0, currency: 'gold', stake: smallest.gold, client_seed: 'seed', choice: {}, ...overrides };
}

export function start(player: Player, gameId = starlight): Promise<SessionStarted> {
  return player.client.games.startSession({ params: { id: String(gameId) }, body: {} });
}

/** Plays one round of a session, by default with the smallest gold stake. */
export function play(
  player: Player,
  sessionId: string,
  body: Partial<RoundBody> = {},
  gameId = starlight,
): Promise<Round> {
  return player.client.games.playRound({ params: { id: String(gameId), sessionId }, body: roundBody(body) });
}

export function hold(
  player: Player,
  sessionId: string,
  roundId: string,
  positions: number[],
  step = 0,
): Promise<Round> {
  return player.client.games.act({
    params: { id: String(jacks), sessionId, roundId },
    body: { step, action: { type: 'hold', positions } },
  });
}

export function end(
  player: Player,
  sessionId: string,
  report: { gold_won: string; rounds: number; sweeps_won?: string },
  gameId = starlight,
) {
  return player.client.games.endSession({
    params: { id: String(gameId), sessionId },
    body: { ...report, client_metrics: { fps: 60 } },
  });
}

/** Decrypts the server seed of a session with the key of the tests. */
export async function openSeed(owner: pg.Pool, sessionId: string): Promise<Buffer> {
  const { rows } = await owner.query('SELECT player_id, sealed_server_seed FROM game_session WHERE id = $1', [
    sessionId,
  ]);
  const box = createSealedBox(Buffer.from(testSecrets.SEED_ENCRYPTION_KEY, 'hex'));
  return box.open(rows[0].sealed_server_seed, seedContext(rows[0].player_id, sessionId));
}

/** Computes r_n of docs/games/fairness-gw3.md, independently of the engine. */
export function roundSecretOf(sessionSeed: Buffer, nonce: number): Buffer {
  return createHmac('sha256', sessionSeed).update(`gw2-round|${nonce}`).digest();
}

/** Computes the key of a round by the same page. */
export function roundKeyOf(
  sessionSeed: Buffer,
  round: { slug: string; mathsHash: string; clientSeed: string; nonce: number },
): Buffer {
  const message = `gw2|${round.slug}|${round.mathsHash}|${round.clientSeed}|${round.nonce}`;
  return createHmac('sha256', roundSecretOf(sessionSeed, round.nonce)).update(message).digest();
}

/** Computes the payout of a Starlight round from the server seed, client seed, nonce and stake. */
export function starlightPayout(
  serverSeed: Buffer,
  clientSeed: string,
  nonce: number,
  stakeHundredths = 100_000n,
): bigint {
  const game = catalogue.find(({ id }) => id === starlight)?.game;
  if (!game) throw new Error('Starlight Fortune is not in the catalogue');
  const key = roundKeyOf(serverSeed, { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce });
  return computePayout(stakeHundredths, replayRound(game, key, {}, []).result?.payX100 ?? 0);
}

/** Computes the default action of a hand of Jacks or Better and its payout, from the server seed. */
export function jacksDefaultAction(
  serverSeed: Buffer,
  clientSeed: string,
  stakeHundredths = 100_000n,
): { action: unknown; payout: bigint } {
  const game = catalogue.find(({ id }) => id === jacks)?.game;
  if (!game) throw new Error('Jacks or Better is not in the catalogue');
  const key = roundKeyOf(serverSeed, { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed, nonce: 0 });
  const action = getDefaultAction(game, key, {}, []);
  if (!action) throw new Error('the hand has no default action');
  return { action, payout: computePayout(stakeHundredths, replayRound(game, key, {}, [action]).result?.payX100 ?? 0) };
}

/** Finds a client seed with which a hand wins or loses with its default action. */
export function findHandSeed(serverSeed: Buffer, wanted: 'win' | 'loss'): string {
  for (let n = 0; n < 10_000; n += 1) {
    const { payout } = jacksDefaultAction(serverSeed, `hand-${n}`);
    if (wanted === 'win' ? payout > 0n : payout === 0n) return `hand-${n}`;
  }
  throw new Error(`no ${wanted} among 10,000 hands`);
}

/** Finds a client seed with which this Starlight round wins or loses. */
export function chooseSeed(serverSeed: Buffer, nonce: number, wanted: 'win' | 'loss'): string {
  for (let n = 0; n < 10_000; n += 1) {
    const pays = starlightPayout(serverSeed, `chosen-${n}`, nonce);
    if (wanted === 'win' ? pays > 0n : pays === 0n) return `chosen-${n}`;
  }
  throw new Error(`no ${wanted} among 10,000 client seeds`);
}
