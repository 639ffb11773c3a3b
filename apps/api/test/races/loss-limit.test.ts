import { afterAll, beforeAll, expect, test } from 'vitest';
import { insist } from '../support/insist.ts';
import { setBalance } from '../support/money.ts';
import { faultsInBooks } from '../support/oracle.ts';
import { openSeed, roundBody, starlightPays, start } from '../support/play.ts';
import type { Player } from '../support/players.ts';
import { startTwoApis, type TwoApis } from '../support/two-apis.ts';

const rounds = 100;

let apis: TwoApis;
let tables: number[];
beforeAll(async () => {
  apis = await startTwoApis();
  tables = await apis.openTables(rounds);
}, 60_000);
afterAll(() => apis.close());

test('a loss limit of 10.00 SC and 100 rounds of 5.00 at once on two API processes: never more than 10.00 lost', {
  timeout: 90_000,
}, async () => {
  const players = await apis.playerAtBoth();
  const [here] = players;
  await setBalance(apis.owner, here.id, 'sweeps', '1000.00');
  await here.client.play.setLimits({ body: { limits: [{ kind: 'sweeps_loss', period: 'day', amount: '10.00' }] } });
  const at = (n: number): Player => players[n % 2] as Player;
  // Half of them would win, and make room for more.
  const ready = await Promise.all(
    tables.map(async (table, n) => {
      const { session_id: sessionId } = await start(at(n), table);
      return { table, sessionId, clientSeed: `race-${n}` };
    }),
  );
  const answers = await Promise.all(
    ready.map(({ table, sessionId, clientSeed }, n) =>
      insist(() =>
        at(n).send('POST', `/api/games/${table}/session/${sessionId}/rounds`, {
          json: roundBody({ currency: 'sweeps', stake: '5.00', client_seed: clientSeed }),
        }),
      ),
    ),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'played' : body.code));
  expect(new Set(codes)).toEqual(new Set(['played', 'limit_reached']));
  expect(codes.filter((code) => code === 'played').length).toBeGreaterThanOrEqual(2);

  const { rows } = await apis.owner.query<{ lost: bigint }>(
    `SELECT -min(total) AS lost FROM (
       SELECT sum(amount) OVER (ORDER BY seq) AS total FROM journal
        WHERE player_id = $1 AND currency = 'sweeps' AND kind IN ('stake', 'win')) running`,
    [here.id],
  );
  expect(Number(rows[0]?.lost)).toBeLessThanOrEqual(1_000);
  const [limit] = (await here.client.play.limits()).limits;
  const { rows: net } = await apis.owner.query(
    `SELECT -sum(amount) AS net FROM journal WHERE player_id = $1 AND kind IN ('stake', 'win')`,
    [here.id],
  );
  expect(limit?.used).toBe((Number(net[0].net) / 100).toFixed(2));
  expect(await faultsInBooks(apis.owner)).toEqual([]);
});

test('what the limit lets through is exactly what fits: two losing rounds of 5.00 below 10.00, not a third', async () => {
  const [player] = await apis.playerAtBoth();
  await setBalance(apis.owner, player.id, 'sweeps', '1000.00');
  await player.client.play.setLimits({ body: { limits: [{ kind: 'sweeps_loss', period: 'week', amount: '10.00' }] } });
  const losing = [];
  for (const game of tables.slice(0, 20)) {
    const { session_id: sessionId } = await start(player, game);
    const seed = await openSeed(apis.owner, sessionId);
    let k = 0;
    while (starlightPays(seed, `lose-${k}`, 0) > 0n) k += 1;
    losing.push({ game, sessionId, clientSeed: `lose-${k}` });
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
