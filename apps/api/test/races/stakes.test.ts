import { formatHundredths } from '@goldwren/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callUntilAnswered } from '../helpers/api/call-until-answered.ts';
import { setBalance } from '../helpers/money/money.ts';
import type { Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { chooseSeed, openSeed, roundBody, starlightPayout, start } from '../helpers/play/play.ts';
import { startTwoApis, type TwoApis } from '../helpers/processes/two-apis.ts';

const spends = 400;
const affordable = 100;
const limitedRounds = 100;
const stake = 500n;

let apis: TwoApis;
let tables: number[];
beforeAll(async () => {
  apis = await startTwoApis();
  tables = await apis.openTables(spends);
});
afterAll(() => apis.close());

test('accepts exactly 100 of 400 concurrent stakes on two API processes with a balance for 100', {
  timeout: 90_000,
}, async () => {
  const players = await apis.playerAtBoth();
  const [here] = players;
  await setBalance(apis.owner, here.id, 'gold', `${affordable}000.00`);
  const at = (n: number): Player => players[n % 2] as Player;
  const ready = await Promise.all(
    tables.map(async (table, n) => {
      const started = await callUntilAnswered(() =>
        at(n).send('POST', `/api/games/${table}/session/start`, { json: {} }),
      );
      const { session_id: sessionId } = started.body;
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
  const { rows } = await apis.owner.query('SELECT count(*)::int AS n FROM round WHERE player_id = $1', [here.id]);
  expect(rows).toEqual([{ n: affordable }]);
  expect(await findLedgerFaults(apis.owner, accepted)).toEqual([]);
});

type Wanted = (paysHundredths: bigint) => boolean;
const loses: Wanted = (pays) => pays === 0n;
const paysAtMostTheStake: Wanted = (pays) => pays > 0n && pays <= stake;

/** Prepares a round of 5.00 at each table with a known payout. */
function prepareRounds(seats: readonly Player[], games: readonly number[], wanted: (n: number) => Wanted) {
  return Promise.all(
    games.map(async (game, n) => {
      const { session_id: sessionId } = await start(seats[n % seats.length] as Player, game);
      const seed = await openSeed(apis.owner, sessionId);
      let k = 0;
      while (!wanted(n)(starlightPayout(seed, `race-${n}-${k}`, 0, stake))) k += 1;
      const clientSeed = `race-${n}-${k}`;
      return { game, sessionId, clientSeed, pays: starlightPayout(seed, clientSeed, 0, stake) };
    }),
  );
}

/** Sends the rounds at the same time, distributed over the seats. */
function sendAll(seats: readonly Player[], ready: Awaited<ReturnType<typeof prepareRounds>>) {
  return Promise.all(
    ready.map(({ game, sessionId, clientSeed }, n) =>
      callUntilAnswered(() =>
        (seats[n % seats.length] as Player).send('POST', `/api/games/${game}/session/${sessionId}/rounds`, {
          json: roundBody({ currency: 'sweeps', stake: '5.00', client_seed: clientSeed }),
        }),
      ),
    ),
  );
}

test('never exceeds a loss limit of 10.00 SC with 100 concurrent rounds of 5.00 on two API processes', {
  timeout: 90_000,
}, async () => {
  const players = await apis.playerAtBoth();
  const [here] = players;
  await setBalance(apis.owner, here.id, 'sweeps', '1000.00');
  await here.client.play.setLimits({ body: { limits: [{ kind: 'sweeps_loss', period: 'day', amount: '10.00' }] } });
  // No round pays more than its stake, so the loss grows in any order until no further stake is allowed.
  const ready = await prepareRounds(players, tables.slice(0, limitedRounds), (n) =>
    n % 2 === 0 ? loses : paysAtMostTheStake,
  );
  const answers = await sendAll(players, ready);
  const codes = answers.map(({ status, body }) => (status === 200 ? 'played' : body.code));
  expect(new Set(codes)).toEqual(new Set(['played', 'limit_reached']));
  const played = ready.filter((_round, n) => codes[n] === 'played');
  expect(played.length).toBeGreaterThanOrEqual(2);

  const lost = played.reduce((sum, { pays }) => sum + stake - pays, 0n);
  expect(lost).toBeGreaterThan(1_000n - stake);
  expect(lost).toBeLessThanOrEqual(1_000n);
  const [limit] = (await here.client.play.limits()).limits;
  expect(limit?.used).toBe(formatHundredths(lost));
  const { rows } = await apis.owner.query<{ lost: bigint }>(
    `SELECT -min(total) AS lost FROM (
       SELECT sum(amount) OVER (ORDER BY seq) AS total FROM journal
        WHERE player_id = $1 AND currency = 'sweeps' AND kind IN ('stake', 'win')) running`,
    [here.id],
  );
  expect(Number(rows[0]?.lost)).toBeLessThanOrEqual(1_000);
  expect(await findLedgerFaults(apis.owner)).toEqual([]);
});

test('accepts two losing rounds of 5.00 below a limit of 10.00, and rejects a third', async () => {
  const [player] = await apis.playerAtBoth();
  await setBalance(apis.owner, player.id, 'sweeps', '1000.00');
  await player.client.play.setLimits({ body: { limits: [{ kind: 'sweeps_loss', period: 'week', amount: '10.00' }] } });
  const ready = await prepareRounds([player], tables.slice(0, 20), () => loses);
  const answers = await sendAll([player], ready);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await player.client.play.limits()).limits).toMatchObject([{ used: '10.00', left: '0.00' }]);
});
