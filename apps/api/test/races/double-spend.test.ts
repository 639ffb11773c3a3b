import { afterAll, beforeAll, expect, test } from 'vitest';
import { callUntilAnswered } from '../support/api/call-until-answered.ts';
import { setBalance } from '../support/money/money.ts';
import type { Player } from '../support/people/players.ts';
import { findLedgerFaults } from '../support/play/oracle.ts';
import { chooseSeed, openSeed, roundBody, start } from '../support/play/play.ts';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.ts';

const spends = 400;
const affordable = 100;

let apis: TwoApis;
beforeAll(async () => {
  apis = await startTwoApis();
});
afterAll(() => apis.close());

test('accepts exactly 100 of 400 concurrent stakes on two API processes with a balance for 100', {
  timeout: 90_000,
}, async () => {
  const players = await apis.playerAtBoth();
  const [here] = players;
  const tables = await apis.openTables(spends);
  await setBalance(apis.owner, here.id, 'gold', `${affordable}000.00`);
  const at = (n: number): Player => players[n % 2] as Player;
  const ready = await Promise.all(
    tables.map(async (table, n) => {
      const { session_id: sessionId } = await start(at(n), table);
      return { table, sessionId, clientSeed: chooseSeed(await openSeed(apis.owner, sessionId), 0, 'loss') };
    }),
  );

  const answers = await Promise.all(
    ready.map(({ table, sessionId, clientSeed }, n) =>
      callUntilAnswered(() =>
        at(n).send('POST', `/api/games/${table}/session/${sessionId}/rounds`, {
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
  expect((await apis.owner.query('SELECT count(*)::int AS n FROM round')).rows).toEqual([{ n: affordable }]);
  expect(await findLedgerFaults(apis.owner, accepted)).toEqual([]);
});
