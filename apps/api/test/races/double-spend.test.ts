import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { insist } from '../support/insist.ts';
import { setBalance } from '../support/money.ts';
import { faultsInBooks } from '../support/oracle.ts';
import { chooseSeed, openSeed, roundBody, starlight, start } from '../support/play.ts';
import { alsoAt, newPlayer, type Player } from '../support/players.ts';
import { openOwner } from '../support/test-api.ts';

const spends = 400;
const affordable = 100;
const firstTable = 1_001;

let database: TestDatabase;
let owner: ReturnType<typeof openOwner>;
let apis: ApiProcess[];
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwner(database.url);
  apis = await Promise.all([startApiProcess(database.url), startApiProcess(database.url)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await owner.end();
  await database.drop();
});

/** As many tables of Starlight as there are spends, so that nothing but the wallet stands between them. */
function openTables(): Promise<unknown> {
  return owner.query(
    `INSERT INTO game (id, slug, title, description, list_order, maths_id)
     SELECT $2 + n, 'starlight-table-' || n, title, description, list_order, maths_id
       FROM game, generate_series(0, $3 - 1) AS n WHERE id = $1`,
    [starlight, firstTable, spends],
  );
}

test('400 spends at once on two API processes against funds for 100: exactly 100 succeed', {
  timeout: 90_000,
}, async () => {
  const here = await newPlayer(apis[0] as ApiProcess);
  const players: [Player, Player] = [here, alsoAt(apis[1] as ApiProcess, here)];
  await openTables();
  await setBalance(owner, here.id, 'gold', `${affordable}000.00`);
  const at = (n: number): Player => players[n % 2] as Player;
  const ready = await Promise.all(
    Array.from({ length: spends }, async (_, n) => {
      const { session_id: sessionId } = await start(at(n), firstTable + n);
      return { sessionId, clientSeed: chooseSeed(await openSeed(owner, sessionId), 0, 'loss') };
    }),
  );

  const answers = await Promise.all(
    ready.map(({ sessionId, clientSeed }, n) =>
      insist(() =>
        at(n).send('POST', `/api/games/${firstTable + n}/session/${sessionId}/rounds`, {
          json: roundBody({ client_seed: clientSeed }),
        }),
      ),
    ),
  );
  const accepted = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(accepted).toHaveLength(affordable);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['400 insufficient_gold']),
  );
  expect((await here.client.wallet.get()).gold_balance).toBe('0.00');
  const balances = accepted.map(({ wallet }) => Number(wallet.gold)).sort((a, b) => a - b);
  expect(balances).toEqual(Array.from({ length: affordable }, (_, n) => n * 1_000));
  expect((await owner.query('SELECT count(*)::int AS n FROM round')).rows).toEqual([{ n: affordable }]);
  expect(await faultsInBooks(owner, accepted)).toEqual([]);
});
