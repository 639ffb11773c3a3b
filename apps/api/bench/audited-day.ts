import { computePayout, getDefaultAction } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { createLiveSessions, createRoundBatchers } from '../src/modules/games/public.ts';
import { advanceRound } from '../src/modules/games/rounds/round.store.ts';
import { deriveRound } from '../src/modules/games/rounds/round-view.ts';
import { endSession } from '../src/modules/games/sessions/end-session.ts';
import type { LiveSession } from '../src/modules/games/sessions/live-session.ts';
import { createSealedBox } from '../src/platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../src/platform/crypto/statement-keys.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import type { BenchDatabase } from './bench-database.ts';
import { addPlayers } from './load/players.ts';
import { roundMix } from './load/round-mix.ts';
import { secrets } from './machine/start-api.ts';

const playersOfGame = 60;
const roundsOfSession = 100;
const playersAtOnce = 64;

type Batchers = ReturnType<typeof createRoundBatchers>;

/**
 * Plays real rounds of every game, ends the sessions, and spreads them over yesterday (UTC), as on a site with a day of
 * play. Returns the day.
 */
export async function playDay(bench: BenchDatabase): Promise<string> {
  const database = openDatabase({
    ...{ url: bench.logins.players, role: null, maxConnections: 10, applicationName: 'goldwren-bench' },
    onError: (error) => {
      throw error;
    },
  });
  try {
    const sessions = createLiveSessions(database, createSealedBox(Buffer.from(secrets.SEED_ENCRYPTION_KEY, 'hex')));
    const keys = createStatementKeys([Buffer.from(secrets.STATEMENT_SIGNING_KEY, 'hex')]);
    const batchers = createRoundBatchers({ database, config: { batchesRounds: true, roundMinIntervalMs: 0 } });
    const seats: { playerId: string; sessionId: string; gameId: number }[] = [];
    for (const { id: gameId } of catalogue) {
      const players = await addPlayers(bench, playersOfGame, { analyzed: false, gameId });
      seats.push(...players.map(({ id, sessionId }) => ({ playerId: id, sessionId, gameId })));
    }
    await bench.owner.query('VACUUM (ANALYZE)');
    const playSeats = async (): Promise<void> => {
      for (let seat = seats.pop(); seat; seat = seats.pop()) {
        const session = await sessions.get(seat.playerId, seat.sessionId, seat.gameId);
        for (let nonce = 0; nonce < roundsOfSession; nonce += 1) await playOne(database, batchers, session, nonce);
        await endSession({ database, sessions, keys }, { ...seat, report: null });
      }
    };
    await Promise.all(Array.from({ length: playersAtOnce }, playSeats));
  } finally {
    await database.close();
  }
  return spreadOverYesterday(bench);
}

/** Plays a round with the first choice of its game and the published default actions. */
async function playOne(database: Database, batchers: Batchers, session: LiveSession, nonce: number): Promise<void> {
  const choice = catalogue.find(({ id }) => id === session.gameId)?.proof.choices[0]?.choice ?? {};
  const currency = roundMix.currencyOf(nonce);
  const stake = BigInt(session.game.maths.defaultStake[currency]);
  const clientSeed = roundMix.buildClientSeed(nonce);
  const replay = (actions: { type: string }[]) =>
    deriveRound(session, { nonce, clientSeed, choice, actions }).replayed.result;
  const payoutOf = (result: ReturnType<typeof replay>): bigint => (result ? computePayout(stake, result.payX100) : 0n);
  const { playerId, id: sessionId } = session;
  const [roundId, dealt] = [newId(), replay([])];
  const round = { playerId, sessionId, id: roundId, nonce, currency, stake, clientSeed, choice, idempotency: null };
  await batchers.play({ ...round, settled: dealt !== null, payout: payoutOf(dealt) });
  const key = session.secret.round(nonce).keyOf({ ...session, clientSeed });
  const actions: { type: string }[] = [];
  for (let action = getDefaultAction(session.game, key, choice, []); action; ) {
    actions.push(action);
    const result = replay(actions);
    await advanceRound(database.db, {
      ...{ playerId, sessionId, roundId, step: actions.length - 1, action, settled: result !== null },
      ...{ payout: payoutOf(result), settledBy: 'default_action', raise: 0n },
    });
    action = getDefaultAction(session.game, key, choice, actions);
  }
}

/** Moves the times of each player by a fixed amount, and stores the rows in the order of time, as in production. */
async function spreadOverYesterday({ owner }: BenchDatabase): Promise<string> {
  const moved = (column: string) =>
    `${column} = ${column} - (now() - date_trunc('day', now(), 'UTC')) - (abs(uuid_hash(player_id)::bigint) % 79200 + 600) * interval '1 second'`;
  await owner.query(`
    SET session_replication_role = replica;
    UPDATE round SET ${moved('at')}, ${moved('settled_at')};
    UPDATE journal SET ${moved('at')} WHERE kind IN ('stake', 'raise', 'win');
    UPDATE game_session SET ${moved('started_at')}, ${moved('ended_at')};
    SET session_replication_role = DEFAULT;`);
  for (const table of ['round', 'journal']) {
    // CLUSTER of a table with partitions cannot be in a transaction, and several statements in one text are one.
    await owner.query(`CREATE INDEX by_time ON ${table} (at)`);
    await owner.query(`CLUSTER ${table} USING by_time`);
    await owner.query('DROP INDEX by_time');
  }
  await owner.query('VACUUM (ANALYZE)');
  const { rows } = await owner.query<{ day: string }>("SELECT ((now() AT TIME ZONE 'UTC')::date - 1)::text AS day");
  return rows[0]?.day ?? '';
}
