import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSchemaFault, ownSchema } from '../../src/platform/schema/schema-version.ts';
import { prepareDatabase } from '../../src/prepare.ts';
import { withSchema } from '../harness/admin.ts';
import { loginsOf } from '../harness/app-url.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { testAccounts, testSeedKey } from '../helpers/api/settings.ts';
import { createTestApi, openOwner, type TestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';

// A site that began without cells has one in `public`. A cell with a name is added to the same database.

let database: TestDatabase;
let owner: pg.Pool;
let before: string;
const apis: TestApi[] = [];

/** Every table, function, trigger and type of the schemas of the cell without a name. */
async function objectsOfPublic(): Promise<string> {
  const { rows } = await owner.query<{ object: string }>(
    `SELECT format('%s %s %s', n.nspname, c.relkind, c.relname) AS object FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'drizzle', 'partitions', 'private', 'graphile_worker')
     UNION ALL SELECT format('function %s %s', p.oid::regprocedure, md5(pg_get_functiondef(p.oid))) FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
     UNION ALL SELECT format('trigger %s %s', t.tgname, pg_get_triggerdef(t.oid)) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
     UNION ALL SELECT format('type %s', typname) FROM pg_type WHERE typnamespace = 'public'::regnamespace
     ORDER BY 1`,
  );
  return rows.map(({ object }) => object).join('\n');
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwner(database.url);
  before = await objectsOfPublic();
  const url = withSchema(database.url, 'cell_two');
  const prepare = () => prepareDatabase(url, loginsOf(url), testAccounts, testSeedKey);
  await prepare();
  await prepare();
  apis.push(await createTestApi({ databaseUrl: database.url }), await createTestApi({ databaseUrl: url }));
});
afterAll(async () => {
  for (const api of apis) await api.close();
  await owner.end();
  await database.drop();
});

describe('a cell with a name in a database that has a cell without one', () => {
  test('changes nothing of the other cell', async () => {
    expect(await objectsOfPublic()).toBe(before);
  });

  test('has every table and function of this build, like the other one', async () => {
    for (const {
      database: { db },
    } of apis) {
      expect(await findSchemaFault(db, ownSchema())).toBeNull();
    }
    const { rows } = await owner.query(
      `SELECT (SELECT count(*)::int FROM pg_class WHERE relnamespace = 'cell_two'::regnamespace AND relkind = 'r' AND relname = ANY (
                 SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r')) AS there,
              (SELECT count(*)::int FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r') AS here`,
    );
    expect(rows[0].there).toBe(rows[0].here);
  });

  test('plays with its own tables only', async () => {
    const acknowledged: AcknowledgedRound[][] = [];
    for (const [n, api] of apis.entries()) {
      const player = await newPlayer(api);
      const { session_id: id } = await start(player);
      const rounds: AcknowledgedRound[] = [];
      for (let nonce = 0; nonce < 4 + n; nonce += 1) rounds.push(await play(player, id, { nonce }));
      acknowledged.push(rounds);
    }
    for (const [n, api] of apis.entries()) {
      expect(await findLedgerFaults(api.owner, acknowledged[n])).toEqual([]);
      expect((await api.owner.query('SELECT count(*)::int AS n FROM round')).rows).toEqual([{ n: 4 + n }]);
      expect((await api.owner.query('SELECT count(*)::int AS n FROM player')).rows).toEqual([{ n: 1 }]);
    }
  });

  test('is found again by another preparation of either cell', async () => {
    await prepareDatabase(database.url, loginsOf(database.url), testAccounts, testSeedKey);
    expect(await objectsOfPublic()).toBe(before);
  });
});
