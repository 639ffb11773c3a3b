import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';
import { openOwner } from '../api/test-api.ts';
import { addCells, createSpreadDatabases } from '../cells/spread-cells.ts';
import { alsoAt, newPlayer, type Player } from '../people/players.ts';
import { starlight } from '../play/play.ts';
import { startApiProcess } from './api-process.ts';

const firstTable = 1_001;

/** Two API processes over one database. With TEST_CELLS=1, the second is of another cell, and forwards each call of the first's players. */
export interface TwoApis {
  readonly owner: ReturnType<typeof openOwner>;
  /** Creates a player who is signed in at both. */
  playerAtBoth(): Promise<[Player, Player]>;
  /** Adds this many copies of Starlight, so that each round can use another game. @returns their ids */
  openTables(count: number): Promise<number[]>;
  close(): Promise<void>;
}

export async function startTwoApis(): Promise<TwoApis> {
  const own = process.env.TEST_CELLS ? null : await createTestDatabase();
  const databases = own ? [own, own] : await createSpreadDatabases();
  const [first, second] = databases as [TestDatabase, TestDatabase];
  const owner = openOwner(first.url);
  const [one, other] = await Promise.all([startApiProcess(first.url), startApiProcess(second.url)]);
  if (first !== second) {
    const directory = openOwner(second.url);
    await addCells(directory, databases, [one.baseUrl, other.baseUrl]);
    await directory.end();
  }
  return {
    owner,
    async playerAtBoth() {
      const player = await newPlayer(one);
      return [player, alsoAt(other, player)];
    },
    async openTables(count) {
      await owner.query(
        `INSERT INTO game (id, slug, title, description, list_order, maths_id)
         SELECT $2 + n, 'starlight-table-' || n, title, description, list_order, maths_id
           FROM game, generate_series(0, $3 - 1) AS n WHERE id = $1`,
        [starlight, firstTable, count],
      );
      return Array.from({ length: count }, (_, n) => firstTable + n);
    },
    async close() {
      await Promise.all([one.stop(), other.stop()]);
      await owner.end();
      for (const database of new Set(databases)) await database.drop();
    },
  };
}
