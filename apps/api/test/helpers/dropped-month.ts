import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { archiveMonths, checkArchive, dropMonth } from '../../src/modules/archive/public.ts';
import { insertRound, type NewRound } from '../../src/modules/games/rounds/round.store.ts';
import { openGameSession } from '../../src/modules/games/sessions/session.store.ts';
import { invariants } from '../../src/modules/health/public.ts';
import { reconcile } from '../../src/modules/ledger/public.ts';
import type { Database } from '../../src/platform/database.ts';
import { createTestApi, type TestApi } from './api/test-api.ts';
import { archiveIn, idIn, monthAt, type TestArchive } from './archive.ts';
import { openTestDatabase } from './database/open-test-database.ts';
import { tamper } from './database/tamper.ts';
import { giveCoins } from './money/money.ts';
import { starlight } from './play/play.ts';
import { createSeat, mathsOf, roundAt, type Seat } from './play/seats.ts';

/** Long enough ago to be dropped. */
export const old = -15;
export const oldMonth = monthAt(old);

export function partitionOf(table: 'journal' | 'round'): string {
  return `${table}_${oldMonth.slice(0, 7).replace('-', '_')}`;
}

/** Creates the partitions of the old month, as `prepare` did in that month. */
export async function createOldPartitions(owner: pg.Pool): Promise<void> {
  for (const table of ['journal', 'round'] as const) {
    await owner.query('SELECT new_partition($1, $2)', [table, partitionOf(table)]);
    const { rows } = await owner.query(
      `SELECT first_id_of($1::timestamp AT TIME ZONE 'UTC') AS low,
              first_id_of(($1::date + interval '1 month') AT TIME ZONE 'UTC') AS high`,
      [oldMonth],
    );
    await owner.query(
      `ALTER TABLE ${table} ATTACH PARTITION partitions.${partitionOf(table)}
         FOR VALUES FROM ('${rows[0].low}') TO ('${rows[0].high}')`,
    );
  }
}

/** Opens a connection of the owner, as the command has. */
function openAsOwner(api: TestApi): Database {
  return openTestDatabase({ url: api.url, maxConnections: 3, statementTimeoutMs: 60_000 });
}

export function playAt(api: TestApi, seat: Seat, ahead: number, overrides: Partial<NewRound> = {}) {
  const round = roundAt(seat, { id: idIn(ahead), payout: seat.nonce % 3 === 0 ? 700n : 0n, ...overrides });
  seat.nonce += 1;
  return insertRound(api.database.db, round, 0);
}

/** Ends the session of a seat and opens the next one, so that the old rounds are final. */
export async function nextSession(api: TestApi, seat: Seat): Promise<Seat> {
  const { playerId, sessionId } = seat;
  await tamper(
    api.owner,
    `UPDATE game_session SET ended_at = now(), started_at = now() - interval '15 months', statement = '{}',
            statement_signature = '', statement_key_id = 'k' WHERE player_id = $1 AND id = $2`,
    [playerId, sessionId],
  );
  const blank = Buffer.alloc(32);
  const { id } = await openGameSession(api.database.db, {
    ...{ playerId, id: randomUUID(), gameId: starlight, mathsId: await mathsOf(api.owner, starlight) },
    ...{ sealedServerSeed: blank, commitment: blank },
  });
  return { playerId, sessionId: id, nonce: 0 };
}

export interface OldPlayer {
  readonly seat: Seat;
  /** The rounds of the old month, in both coins. */
  readonly rounds: readonly string[];
  /** The ID of an order of the old month, whose posting stays. */
  readonly order: string;
}

/** A player with 8 rounds in the old month, a purchase between them, and 3 rounds of this month. The times are those of the IDs. */
async function playLongAgo(api: TestApi): Promise<OldPlayer> {
  const seat = await createSeat(api, await mathsOf(api.owner, starlight));
  const order = idIn(old);
  const rounds: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    if (n === 4) await giveCoins(api.owner, { playerId: seat.playerId, currency: 'gold', amount: 5_000n, ref: order });
    rounds.push((await playAt(api, seat, old, { currency: n % 4 === 3 ? 'sweeps' : 'gold' })).id);
  }
  for (const [table, columns] of [
    ['journal', ['at']],
    ['round', ['at', 'settled_at']],
  ] as const)
    await tamper(
      api.owner,
      `UPDATE ${table} SET ${columns.map((one) => `${one} = ${one} - interval '15 months'`).join(', ')} WHERE player_id = $1`,
      [seat.playerId],
    );
  const now = await nextSession(api, seat);
  for (let n = 0; n < 3; n += 1) await playAt(api, now, 0);
  return { seat: now, rounds, order };
}

async function archiveOld(api: TestApi, folder: string): Promise<TestArchive> {
  const archive = archiveIn(api, folder, old);
  await archiveMonths(archive.deps);
  return archive;
}

/** Stores the request to drop the old month, approved by a second person. */
export async function approveDrop(owner: pg.Pool, month = oldMonth): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO staff_change (id, kind, subject, reason, status, requested_by, decided_by, decided_at)
     VALUES ($1, 'drop_month', $2, 'space', 'approved', $3, $4, now())`,
    [id, month, randomUUID(), randomUUID()],
  );
  return id;
}

/** The kinds of findings of the books. The coins of a seat have no order. */
export function named(found: readonly { check: string }[]): string[] {
  return [...new Set(found.map(({ check }) => check))].filter((check) => check !== 'orders_match_journal').sort();
}

/** A site with an archived month that can be dropped, and one player who played in it. */
export async function openOldSite() {
  const api = await createTestApi();
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-drop-'));
  await createOldPartitions(api.owner);
  const player = await playLongAgo(api);
  const archive = await archiveOld(api, folder);
  const owner = openAsOwner(api);
  const deps = { ...archive.deps, database: owner };
  const countOf = async (table: string, where = 'true'): Promise<number> =>
    (await api.owner.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`)).rows[0].n;
  return {
    ...{ api, folder, player, archive, owner, deps, countOf },
    drop: async () => {
      await approveDrop(api.owner);
      return dropMonth(deps, oldMonth);
    },
    books: async () => named((await reconcile(api.database, invariants)).findings),
    faults: async () => [...new Set((await checkArchive(deps, 'all')).map(({ fault }) => fault))].sort(),
    isWhole: async () => (await countOf(`partitions.${partitionOf('round')}`)) === 8,
    close: async () => {
      await owner.close();
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type OldSite = Awaited<ReturnType<typeof openOldSite>>;
