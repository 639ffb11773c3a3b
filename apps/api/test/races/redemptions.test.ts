import type { StaffRedemption } from '@goldwren/contracts/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Caller } from '../helpers/api/caller.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, reconcileLedger, redeem, redemptionBody, sweepsOf } from '../helpers/money/redeem.ts';
import { alsoAt, type Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { roundBody, starlight, start } from '../helpers/play/play.ts';

/** Two replicas over one database. */
const here = setUpTestApi();
const there = setUpTestApi(() => ({ databaseUrl: here.url }));
let compliance: [Caller, Caller];
beforeAll(async () => {
  compliance = [await newStaff(here, ['compliance']), await newStaff(there, ['compliance'])];
});

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

async function expectBooksInOrder(): Promise<void> {
  expect(await reconcileLedger(here)).toEqual([]);
  expect(await findLedgerFaults(here.owner)).toEqual([]);
}

async function countOf(player: Player): Promise<bigint> {
  const { rows } = await here.owner.query('SELECT count(*) AS n FROM redemption WHERE player_id = $1', [player.id]);
  return rows[0].n;
}

describe('24 concurrent requests of one player on two replicas', () => {
  test('for the whole balance create one redemption, and the others get the violated rule', async () => {
    const player = await newRedeemer(here, { sweeps: '100.00' });
    const at = [player, alsoAt(there, player)] as const;
    const json = redemptionBody({ sweeps_submitted: '100.00' });
    const answers = await times(24, (n) => (at[n % 2] as Player).send('POST', '/api/redemptions', { json }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const codes = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code));
    expect([...codes]).toEqual(['redemption_pending']);
    expect(await countOf(player)).toBe(1n);
    expect(await sweepsOf(player)).toBe('0.00');
    await expectBooksInOrder();
  });

  test('with one Idempotency-Key create one redemption, and all return it', async () => {
    const player = await newRedeemer(here);
    const at = [player, alsoAt(there, player)] as const;
    const headers = { 'idempotency-key': 'once' };
    const answers = await times(24, (n) =>
      (at[n % 2] as Player).send('POST', '/api/redemptions', { json: redemptionBody(), headers }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.redemption.id)).size).toBe(1);
    expect(await sweepsOf(player)).toBe('950.00');
    await expectBooksInOrder();
  });
});

test('never redeems more than the balance when stakes and a request run at the same time', {
  timeout: 120_000,
}, async () => {
  const player = await newRedeemer(here, { sweeps: '60.00' });
  const elsewhere = alsoAt(there, player);
  const { session_id: sessionId } = await start(player, starlight);
  const stake = player.send('POST', `/api/games/${starlight}/session/${sessionId}/rounds`, {
    json: roundBody({ currency: 'sweeps', stake: '5.00' }),
  });
  const requests = times(4, () =>
    elsewhere.send('POST', '/api/redemptions', { json: redemptionBody({ sweeps_submitted: '60.00' }) }),
  );
  const [played, requested] = await Promise.all([stake, requests]);
  const won = requested.some(({ status }) => status === 201);
  expect({ won, played: played.status }).toEqual({ won, played: won ? 400 : 200 });
  const seen = await player.client.redemptions.eligibility({ query: {} });
  for (const amount of [seen.amounts.redeemable, seen.amounts.balance]) expect(amount).toMatch(/^\d/);
  await expectBooksInOrder();
});

describe('concurrent staff decisions', () => {
  const approve = (by: Caller, id: string) => by.send('POST', `/api/staff/redemptions/${id}/approve`);
  const reject = (by: Caller, id: string) =>
    by.send('POST', `/api/staff/redemptions/${id}/reject`, { json: { reason: 'rules' } });
  const read = (id: string): Promise<StaffRedemption> => compliance[0].staff.redemptions.get({ params: { id } });

  test('count two approvals of different people once each when two are required', async () => {
    const player = await newRedeemer(here, { sweeps: '2500.00' });
    const { id } = await redeem(player, { sweeps_submitted: '2500.00' });
    const answers = await times(2, (n) => approve(compliance[n] as Caller, id));
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ status: 'approved', approvals: 2 });
  });

  test('count six approvals of one person once, and wait for the second person', async () => {
    const player = await newRedeemer(here, { sweeps: '2500.00' });
    const { id } = await redeem(player, { sweeps_submitted: '2500.00' });
    const answers = await times(6, () => approve(compliance[0], id));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await read(id)).toMatchObject({ status: 'in_review', approvals: 1 });
  });

  test('count one of two approvals when one is required', async () => {
    const { id } = await redeem(await newRedeemer(here));
    const answers = await times(2, (n) => approve(compliance[n] as Caller, id));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await read(id)).history.filter(({ reason }) => reason === 'approved')).toHaveLength(1);
  });

  test('apply either a rejection or a forfeit, with the coins in the matching place', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await newRedeemer(here);
      const { id } = await redeem(player);
      const forfeit = compliance[1].send('POST', `/api/staff/redemptions/${id}/forfeit`, { json: { reason: 'fraud' } });
      expect(statusesOf(await Promise.all([reject(compliance[0], id), forfeit]))).toEqual([200, 409]);
      const { status } = await read(id);
      expect(await sweepsOf(player)).toBe(status === 'rejected' ? '1000.00' : '950.00');
    }
    await expectBooksInOrder();
  });

  test('return the coins once for two rejections', async () => {
    const player = await newRedeemer(here);
    const { id } = await redeem(player);
    expect(statusesOf(await times(2, (n) => reject(compliance[n] as Caller, id)))).toEqual([200, 409]);
    expect(await sweepsOf(player)).toBe('1000.00');
    await expectBooksInOrder();
  });

  test('end in the last of an approval and a rejection, with the coins in the matching place', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await newRedeemer(here);
      const { id } = await redeem(player);
      const [approved, rejected] = await Promise.all([approve(compliance[0], id), reject(compliance[1], id)]);
      // An earlier approval stays in the history and is overruled. A later approval is rejected.
      expect(rejected.status).toBe(200);
      expect([200, 409]).toContain(approved.status);
      const { status, history } = await read(id);
      expect(status).toBe('rejected');
      expect(history.some(({ reason }) => reason === 'approved')).toBe(approved.status === 200);
      expect(await sweepsOf(player)).toBe('1000.00');
    }
    await expectBooksInOrder();
  });
});
