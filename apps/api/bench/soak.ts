/**
 * `pnpm soak ROUNDS [SLUG …]` plays this many rounds of each instant game, by default of all. It uses the same parts as the
 * API: the encrypted session seed, the engine, and the SQL function in a durable database. It fails unless, for every game,
 * the journal changed by exactly payouts minus stakes, every ledger invariant holds, and the realised RTP is within the
 * 99.9 % band of its proof.
 */
import { randomBytes } from 'node:crypto';
import { computePayout } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import type pg from 'pg';
import { insertRound } from '../src/modules/games/rounds/round.store.ts';
import { deriveRound } from '../src/modules/games/rounds/round-view.ts';
import { addRound, emptyTally, type ReturnTally } from '../src/modules/games/rtp/realised-rtp.ts';
import { createLiveSessions } from '../src/modules/games/sessions/live-session.ts';
import { invariants } from '../src/modules/health/invariants.ts';
import { wholeBooks } from '../src/modules/ledger/public.ts';
import { createSealedBox } from '../src/platform/crypto/sealed-box.ts';
import { drizzleOver, openDatabase } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { type BenchPlayer, playersOf } from './load/http-setup.ts';
import { roundMix } from './load/round-mix.ts';
import { seedPlayers } from './seed-players.ts';

type Game = (typeof catalogue)[number];

const callers = 32;
const poolSize = 10;
const playersPerGame = 640;
/** 99.9 % of fair samples are within this many standard errors. */
const confidenceZ = 3.29;
const secrets = { session: randomBytes(32).toString('hex'), seed: randomBytes(32) };

interface Soaked {
  readonly tally: ReturnTally;
  /** Sum of payouts minus stakes, in hundredths of a coin. */
  readonly won: { gold: bigint; sweeps: bigint };
}

/** Every caller plays for its own players in turn, with alternating stakes, currencies and choices. */
async function playRounds(
  database: BenchDatabase,
  game: Game,
  players: readonly BenchPlayer[],
  rounds: number,
): Promise<Soaked> {
  const pool = openDatabase({
    url: database.logins.players,
    role: null,
    maxConnections: poolSize,
    applicationName: 'goldwren-soak',
    onError: (error) => {
      throw error;
    },
  });
  const sessions = createLiveSessions(pool, createSealedBox(secrets.seed));
  const soaked: Soaked = { tally: emptyTally(), won: { gold: 0n, sweeps: 0n } };
  const { choices, maths } = game.game;
  const nonces = new Map<string, number>();
  let left = rounds;

  async function playOne(player: BenchPlayer): Promise<void> {
    const nonce = nonces.get(player.id) ?? 0;
    nonces.set(player.id, nonce + 1);
    const session = await sessions.get(player.id, player.sessionId, game.id);
    const currency = roundMix.currencyOf(nonce);
    const stakes = maths.stakes[currency];
    const stake = BigInt(stakes[(nonce >> 1) % stakes.length] as number);
    const choice = choices[nonce % choices.length] ?? {};
    const clientSeed = roundMix.buildClientSeed(nonce);
    const { result } = deriveRound(session, { nonce, clientSeed, choice, actions: [] }).replayed;
    const payX100 = result?.payX100 ?? 0;
    const payout = computePayout(stake, payX100);
    const ids = { playerId: player.id, sessionId: player.sessionId, id: newId() };
    const round = { ...ids, nonce, currency, stake, settled: true, payout, clientSeed, choice };
    await insertRound(pool.db, { ...round, idempotency: null }, 0);
    addRound(soaked.tally, game, { choice, returned: BigInt(payX100) });
    soaked.won[currency] += payout - stake;
  }

  try {
    const loops = Array.from({ length: callers }, async (_, caller) => {
      const own = playersOf(players, caller, callers);
      for (let turn = 0; left > 0; turn++) {
        left--;
        await playOne(own[turn % own.length] as BenchPlayer);
      }
    });
    await Promise.all(loops);
    return soaked;
  } finally {
    await pool.close();
  }
}

/** Returns the balances of a game's players by their journal. */
async function journalSum(
  owner: pg.Client,
  players: readonly BenchPlayer[],
): Promise<{ gold: bigint; sweeps: bigint }> {
  const { rows } = await owner.query<{ gold: string; sweeps: string }>(
    `SELECT coalesce(sum(amount) FILTER (WHERE currency = 'gold'), 0)::text AS gold,
            coalesce(sum(amount) FILTER (WHERE currency = 'sweeps'), 0)::text AS sweeps
       FROM journal WHERE player_id = ANY ($1::uuid[])`,
    [players.map(({ id }) => id)],
  );
  return { gold: BigInt(rows[0]?.gold ?? 0), sweeps: BigInt(rows[0]?.sweeps ?? 0) };
}

/** @returns the faults; empty when there are none. */
async function soak(database: BenchDatabase, game: Game, rounds: number): Promise<string[]> {
  const players = await seedPlayers(database.owner, {
    count: playersPerGame,
    gameId: game.id,
    sessionSecret: secrets.session,
    seedKey: secrets.seed,
    cookieName: '__Host-goldwren',
    analyzed: true,
  });
  const before = await journalSum(database.owner, players);
  const begun = performance.now();
  const { tally, won } = await playRounds(database, game, players, rounds);
  const seconds = (performance.now() - begun) / 1000;
  const after = await journalSum(database.owner, players);
  const wrong: string[] = [];
  for (const currency of ['gold', 'sweeps'] as const) {
    const moved = after[currency] - before[currency];
    if (moved !== won[currency])
      wrong.push(`${currency}: the journal changed by ${moved}, the rounds by ${won[currency]}`);
  }
  const sd = Math.sqrt(tally.variance);
  const returned = Number(tally.returned);
  const z = Math.max(0, returned - tally.expectedHigh, tally.expectedLow - returned) / sd;
  if (z > confidenceZ) wrong.push(`the return is ${z.toFixed(2)} standard deviations outside the band of its proof`);
  for (const { name, check } of invariants) {
    const findings = await check(drizzleOver(database.owner), 5, wholeBooks);
    wrong.push(...findings.map(({ detail }) => `${name}: ${detail}`));
  }
  const percent = (x100: number) => `${(x100 / tally.rounds).toFixed(3)} %`;
  const band = `${percent(tally.expectedLow - confidenceZ * sd)} … ${percent(tally.expectedHigh + confidenceZ * sd)}`;
  process.stdout.write(
    `${game.title.padEnd(24)}${String(tally.rounds).padStart(9)} rounds  ${Math.round(tally.rounds / seconds)}/s  ` +
      `returned ${percent(returned)} [${band}]  journal ${won.gold} GC, ${won.sweeps} SC  ${wrong.length === 0 ? 'ok' : 'WRONG'}\n`,
  );
  return wrong;
}

const [howMany = '1000000', ...slugs] = process.argv.slice(2);
const rounds = Number(howMany);
const games = catalogue.filter(
  ({ game, slug }) => game.kind === 'instant' && (slugs.length === 0 || slugs.includes(slug)),
);
if (!Number.isSafeInteger(rounds) || rounds < 1 || games.length === 0) {
  process.stderr.write('usage: soak ROUNDS [SLUG of an instant game …]\n');
  process.exitCode = 2;
} else {
  const database = await startBenchDatabase();
  try {
    for (const game of games) {
      const wrong = await soak(database, game, rounds);
      for (const what of wrong) process.stderr.write(`  ${what}\n`);
      if (wrong.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.stop();
  }
}
