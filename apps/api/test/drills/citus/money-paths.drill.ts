import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobsOf } from '../../../src/jobs/scheduled-jobs.ts';
import { advanceRound } from '../../../src/modules/games/rounds/round.store.ts';
import { findSchemaFault, ownSchema } from '../../../src/platform/schema/schema-version.ts';
import type { Caller } from '../../helpers/api/caller.ts';
import { expectProblem } from '../../helpers/api/expect-problem.ts';
import { testSettings } from '../../helpers/api/settings.ts';
import { createTestApi, type TestApi } from '../../helpers/api/test-api.ts';
import { type FakeGateway, startFakeGateway } from '../../helpers/money/fake-gateway.ts';
import { newRedeemer, reconcileLedger, redeem, sweepsOf } from '../../helpers/money/redeem.ts';
import { again, bronzeId, contentsOf, notification, rememberOrder } from '../../helpers/money/store.ts';
import { newExcluded, newPerson, tryToRegister } from '../../helpers/people/exclusions.ts';
import { newPlayer, newVerifiedPlayer, type Player, password } from '../../helpers/people/players.ts';
import { newStaff } from '../../helpers/people/staff.ts';
import { type AcknowledgedRound, findLedgerFaults } from '../../helpers/play/oracle.ts';
import { end, hold, jacks, play, starlight, start } from '../../helpers/play/play.ts';
import { dealOpenRound, doubling, ledgerOf, settling } from '../../helpers/play/raises.ts';
import { countingBatchers, createSeat, mathsOf, playTogether, roundAt } from '../../helpers/play/seats.ts';

// Every money path in a cell on Citus, connected to the node that holds it. Citus refuses some statements only when a connection has
// planned them several times, so each path runs more than ten times on the same connections.

const times = 12;
const turns = Array.from({ length: times }, (_, n) => n);

let gateway: FakeGateway;
let api: TestApi;
let compliance: Caller;
const acknowledged: AcknowledgedRound[] = [];
beforeAll(async () => {
  gateway = await startFakeGateway();
  const settings = { PORT: String(gateway.port), DATABASE_POOL_SIZE: '2', ROUND_MIN_INTERVAL_MS: '0' };
  api = await createTestApi({ settings });
  compliance = await newStaff(api, ['compliance']);
});
afterAll(async () => {
  await api.close();
  await gateway.close();
});

const goldOf = async (player: Player) => (await player.client.wallet.get()).gold_balance;

function notify(form: Record<string, string>) {
  return api.caller().send('POST', '/api/store/webhooks/sandbox', {
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

test('registration and sign-in grant the welcome coins', async () => {
  for (const _ of turns) {
    const player = await newPlayer(api);
    await player.client.auth.login({ body: { email: player.email, password } });
    expect(Number(await goldOf(player))).toBeGreaterThan(0);
  }
});

test('the login bonus is paid once a day', async () => {
  for (const _ of turns) {
    const player = await newPlayer(api);
    const before = Number(await goldOf(player));
    await player.client.wallet.claimLoginBonus();
    await expectProblem(player.client.wallet.claimLoginBonus(), 'conflict');
    expect(Number(await goldOf(player))).toBeGreaterThan(before);
  }
});

test('a confirmed purchase is credited once', async () => {
  const { gold, sweeps } = contentsOf(bronzeId);
  for (const _ of turns) {
    const player = await newPlayer(api);
    const [before, sweepsBefore] = [Number(await goldOf(player)), Number(await sweepsOf(player))];
    const { order_id } = await player.client.store.checkout({ body: { package_id: bronzeId } });
    rememberOrder(order_id, player.id);
    const form = notification(order_id, 'processed');
    for (const one of [form, form, again(form)]) expect((await notify(one)).status).toBe(200);
    expect(Number(await goldOf(player))).toBe(before + Number(gold) / 100);
    expect(Number(await sweepsOf(player))).toBe(sweepsBefore + Number(sweeps) / 100);
    expect((await player.client.store.orders({ query: {} })).results[0]?.status).toBe('paid');
    expect((await player.client.wallet.activity({ query: {} })).results.length).toBeGreaterThan(0);
  }
});

describe('rounds', () => {
  test('are played one at a time, and a repeated call gets the same answer', async () => {
    const player = await newPlayer(api);
    const { session_id: sessionId } = await start(player);
    for (const nonce of turns) {
      const round = await play(player, sessionId, { nonce });
      expect(await play(player, sessionId, { nonce })).toEqual(round);
      acknowledged.push(round);
    }
  });

  test('of several players share a statement', async () => {
    const maths = await mathsOf(api.owner, starlight);
    const seats = [];
    for (const _ of Array.from({ length: 16 })) seats.push(await createSeat(api, maths));
    const batchers = countingBatchers(api.database);
    for (const turn of turns) {
      const payout = turn % 3 === 0 ? 300n : 0n;
      const outcomes = await playTogether(
        batchers,
        seats.map((seat) => roundAt(seat, { payout })),
      );
      expect(outcomes).toEqual(seats.map(() => expect.objectContaining({ replayed: false })));
      for (const seat of seats) seat.nonce += 1;
    }
    expect(batchers.alone()).toBe(0);
    expect(batchers.batches.length).toBeGreaterThanOrEqual(times);
  });

  test('that stay open are raised and settled, each step once', async () => {
    for (const _ of turns) {
      const round = await dealOpenRound(api.database, api.owner, 10_000n);
      for (const step of [doubling(round), doubling(round), settling(round, 1, 4_000n), settling(round, 1, 4_000n)])
        await advanceRound(api.database.db, step);
      expect(await ledgerOf(api.owner, round)).toMatchObject({ balance: 12_000n, state: 'settled', raised: 1_000n });
    }
  });

  test('with a decision are finished, and sessions end with a statement', async () => {
    const player = await newPlayer(api);
    for (const _ of turns) {
      const { session_id: sessionId } = await start(player, jacks);
      const { round_id: roundId } = await play(player, sessionId, {}, jacks);
      const round = await hold(player, sessionId, roundId, [0, 1]);
      acknowledged.push(round);
      await end(player, sessionId, { gold_won: round.payout, rounds: 1 }, jacks);
    }
  });
});

test('redemptions are approved, or rejected and returned', async () => {
  for (const turn of turns) {
    const player = await newRedeemer(api);
    const { id } = await redeem(player);
    expect(await sweepsOf(player)).toBe('950.00');
    if (turn % 2 === 0) await compliance.staff.redemptions.approve({ params: { id } });
    else await compliance.staff.redemptions.reject({ params: { id }, body: { reason: 'name_mismatch' } });
    expect(await sweepsOf(player)).toBe(turn % 2 === 0 ? '950.00' : '1000.00');
    expect((await player.client.redemptions.list({ query: {} })).results[0]?.history.length).toBeGreaterThan(1);
  }
  // After some calls, a connection keeps its plan. So there are more of each kind.
  for (const _ of turns) {
    const player = await newRedeemer(api);
    const { id } = await redeem(player);
    await compliance.staff.redemptions.reject({ params: { id }, body: { reason: 'name_mismatch' } });
    expect(await sweepsOf(player)).toBe('1000.00');
  }
});

test('limits are set and reached, breaks begin, and excluded people are recognized', async () => {
  for (const _ of turns) {
    const player = await newPlayer(api);
    const limits = [
      { kind: 'gold_loss', period: 'day', amount: '500.00' },
      { kind: 'purchase', period: 'day', amount: '500.00' },
    ];
    await player.client.play.setLimits({ body: { limits } as never });
    expect((await player.client.play.limits()).limits).toHaveLength(2);
    const { session_id: sessionId } = await start(player);
    await expectProblem(play(player, sessionId), 'limit_reached');
  }
  for (const _ of turns) {
    const person = newPerson();
    await newExcluded(api, person);
    expect(await tryToRegister(api, { ...person, email: `other-${person.email}` })).toBeNull();
  }
});

test('sessions of a player are listed, and end', async () => {
  for (const _ of turns) {
    const player = await newVerifiedPlayer(api);
    await player.client.auth.login({ body: { email: player.email, password } });
    expect((await player.client.security.sessions()).results.length).toBeGreaterThanOrEqual(1);
    await player.client.security.endOtherSessions();
    await player.client.auth.logout();
    await expectProblem(player.client.wallet.get(), 'unauthenticated');
  }
});

test('every job on a schedule runs', async () => {
  const { taskList } = jobsOf(api.context, testSettings(api.url));
  const failed: string[] = [];
  for (const [name, task] of Object.entries(taskList)) {
    for (const _ of [0, 1]) {
      await Promise.resolve(task?.(null, {} as never)).catch((error: Error) =>
        failed.push(`${name}: ${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`),
      );
    }
  }
  expect(failed).toEqual([]);
});

test('the books are correct, no acknowledged round is lost, and the schema is that of this build', async () => {
  expect(acknowledged.length).toBeGreaterThanOrEqual(2 * times);
  expect(await findLedgerFaults(api.owner, acknowledged)).toEqual([]);
  expect(await reconcileLedger(api)).toEqual([]);
  expect(await findSchemaFault(api.database.db, ownSchema())).toBeNull();
});
