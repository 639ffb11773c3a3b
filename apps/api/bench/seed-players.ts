import { createHash, randomBytes } from 'node:crypto';
import { sign } from '@fastify/cookie';
import type pg from 'pg';
import { sessionCommitment } from '../src/modules/games/fairness/seeds.ts';
import { seedContext } from '../src/modules/games/sessions/live-session.ts';
import { createSealedBox } from '../src/platform/crypto/sealed-box.ts';
import { newId } from '../src/platform/ids.ts';
import type { BenchPlayer } from './load/http-setup.ts';

export interface SeedOptions {
  readonly count: number;
  readonly gameId: number;
  /** The session secret of the API, so that it accepts these sessions. */
  readonly sessionSecret: string;
  readonly seedKey: Buffer;
  readonly cookieName: string;
  /** False: the tables have no statistics, as on a site's first day. */
  readonly analyzed: boolean;
}

/** Hundredths. Large enough that no balance reaches zero with any outcomes. */
const grant = { gold: 100_000_000_000n, sweeps: 100_000_000n };

/**
 * Creates players with coins, an open game session and a signed-in browser each. The SQL functions create money and
 * sessions. Passwords are not hashed, because no one signs in with them.
 */
export async function seedPlayers(owner: pg.Client, options: SeedOptions): Promise<BenchPlayer[]> {
  const players = Array.from({ length: options.count }, () => ({ id: newId(), sessionId: newId() }));
  const ids = players.map(({ id }) => id);
  await owner.query(
    `INSERT INTO player (id, email, email_key, password_hash, first_name, last_name, birth_date, country, region, locale)
     SELECT id, id || '@bench.invalid', id || '@bench.invalid', '-', 'Bench', 'Player', '1990-01-01', 'US', 'TX', 'en' FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await owner.query('SELECT open_wallets(id) FROM unnest($1::uuid[]) AS id', [ids]);
  for (const currency of ['gold', 'sweeps'] as const) {
    await owner.query(`SELECT adjust_balance(id, $2, $3, gen_random_uuid()) FROM unnest($1::uuid[]) AS id`, [
      ids,
      currency,
      grant[currency],
    ]);
  }
  await openSessions(owner, players, options);
  const seeded = await signIn(owner, players, options);
  if (options.analyzed) await settle(owner);
  return seeded;
}

/** Collects statistics for plans, and removes dead rows and pending page images of a seed. */
export async function settle(owner: pg.Client): Promise<void> {
  await owner.query('VACUUM (ANALYZE)');
  await owner.query('CHECKPOINT');
}

type Player = Pick<BenchPlayer, 'id' | 'sessionId'>;

async function openSessions(owner: pg.Client, players: readonly Player[], options: SeedOptions): Promise<void> {
  const box = createSealedBox(options.seedKey);
  const seeds = players.map(() => randomBytes(32));
  await owner.query(
    `SELECT open_game_session(player, session, g.id, g.maths_id, sealed, commitment, NULL)
       FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::bytea[]) AS s (player, session, sealed, commitment), game g
      WHERE g.id = $5`,
    [
      players.map(({ id }) => id),
      players.map(({ sessionId }) => sessionId),
      players.map(({ id, sessionId }, i) => box.seal(seeds[i] as Buffer, seedContext(id, sessionId))),
      seeds.map((seed) => sessionCommitment(seed)),
      options.gameId,
    ],
  );
}

async function signIn(owner: pg.Client, players: readonly Player[], options: SeedOptions): Promise<BenchPlayer[]> {
  const browserIds = players.map(() => randomBytes(24).toString('base64url'));
  await owner.query('INSERT INTO http_session (id_hash, player_id) SELECT * FROM unnest($1::bytea[], $2::uuid[])', [
    browserIds.map((id) => createHash('sha256').update(id).digest()),
    players.map(({ id }) => id),
  ]);
  return players.map((player, i) => ({
    ...player,
    cookie: `${options.cookieName}=${encodeURIComponent(sign(browserIds[i] as string, options.sessionSecret))}`,
  }));
}
