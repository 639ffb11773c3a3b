import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { insist } from '../support/insist.ts';
import { setBalance } from '../support/money.ts';
import { faultsInBooks } from '../support/oracle.ts';
import { openSeed, roundBody, starlight, starlightPays, start } from '../support/play.ts';
import { alsoAt, newPlayer, type Player } from '../support/players.ts';
import { openOwner } from '../support/test-api.ts';

const rounds = 100;
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

/** As many tables of Starlight as there are rounds, so that nothing but wallet and limit stands between them. */
function openTables(): Promise<unknown> {
  return owner.query(
    `INSERT INTO game (id, slug, title, description, list_order, maths_id)
     SELECT $2 + n, 'starlight-table-' || n, title, description, list_order, maths_id
       FROM game, generate_series(0, $3 - 1) AS n WHERE id = $1`,
    [starlight, firstTable, rounds],
  );
}

test('a loss limit of 10.00 SC and 100 rounds of 5.00 at once on two API processes: never more than 10.00 lost', {
  timeout: 90_000,
}, async () => {
  const here = await newPlayer(apis[0] as ApiProcess);
  const players: [Player, Player] = [here, alsoAt(apis[1] as ApiProcess, here)];
  await openTables();
  await setBalance(owner, here.id, 'sweeps', '1000.00');
  await here.client.play.setLimits({ body: { limits: [{ kind: 'sweeps_loss', period: 'day', amount: '10.00' }] } });
  const at = (n: number): Player => players[n % 2] as Player;
  // Half of them would win, and make room for more.
  const ready = await Promise.all(
    Array.from({ length: rounds }, async (_, n) => {
      const { session_id: sessionId } = await start(at(n), firstTable + n);
      return { sessionId, clientSeed: `race-${n}` };
    }),
  );
  const answers = await Promise.all(
    ready.map(({ sessionId, clientSeed }, n) =>
      insist(() =>
        at(n).send('POST', `/api/games/${firstTable + n}/session/${sessionId}/rounds`, {
          json: roundBody({ currency: 'sweeps', stake: '5.00', client_seed: clientSeed }),
        }),
      ),
    ),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'played' : body.code));
  expect(new Set(codes)).toEqual(new Set(['played', 'limit_reached']));
  expect(codes.filter((code) => code === 'played').length).toBeGreaterThanOrEqual(2);

  const { rows } = await owner.query<{ lost: bigint }>(
    `SELECT -min(total) AS lost FROM (
       SELECT sum(amount) OVER (ORDER BY seq) AS total FROM journal
        WHERE player_id = $1 AND currency = 'sweeps' AND kind IN ('stake', 'win')) running`,
    [here.id],
  );
  expect(Number(rows[0]?.lost)).toBeLessThanOrEqual(1_000);
  const [limit] = (await here.client.play.limits()).limits;
  const { rows: net } = await owner.query(
    `SELECT -sum(amount) AS net FROM journal WHERE player_id = $1 AND kind IN ('stake', 'win')`,
    [here.id],
  );
  expect(limit?.used).toBe((Number(net[0].net) / 100).toFixed(2));
  expect(await faultsInBooks(owner)).toEqual([]);
});

test('what the limit lets through is exactly what fits: two losing rounds of 5.00 below 10.00, not a third', async () => {
  const player = await newPlayer(apis[0] as ApiProcess);
  await setBalance(owner, player.id, 'sweeps', '1000.00');
  await player.client.play.setLimits({ body: { limits: [{ kind: 'sweeps_loss', period: 'week', amount: '10.00' }] } });
  const losing = [];
  for (let n = 0; losing.length < 20; n += 1) {
    const { session_id: sessionId } = await start(player, firstTable + n);
    const seed = await openSeed(owner, sessionId);
    let k = 0;
    while (starlightPays(seed, `lose-${k}`, 0) > 0n) k += 1;
    losing.push({ game: firstTable + n, sessionId, clientSeed: `lose-${k}` });
  }
  const answers = await Promise.all(
    losing.map(({ game, sessionId, clientSeed }) =>
      insist(() =>
        player.send('POST', `/api/games/${game}/session/${sessionId}/rounds`, {
          json: roundBody({ currency: 'sweeps', stake: '5.00', client_seed: clientSeed }),
        }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await player.client.play.limits()).limits).toMatchObject([{ used: '10.00', left: '0.00' }]);
});
