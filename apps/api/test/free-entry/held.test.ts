import { dayAfter, productDay } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffActor } from '../../src/modules/audit/public.ts';
import { approveEntry, recordMailIn, settleHeldEntries } from '../../src/modules/free-entry/public.ts';
import { mailedToken, readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { entryForm, entryOf, sweepsOf } from '../helpers/people/entries.ts';
import { newPlayer, newVerifiedPlayer, registration } from '../helpers/people/players.ts';
import { newActor } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
beforeAll(async () => {
  reviewer = await newActor(api, 'free_entries.review');
});
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

async function enter(email: string): Promise<string> {
  await api.caller().client.freeEntry.submit({ body: entryForm({ email }) });
  return (await entryOf(api.owner, email)).id;
}
let reviewer: StaffActor;
const approve = (id: string) => approveEntry(api.context, id, reviewer);
const settle = (at: TestApi = api) => settleHeldEntries(at.context);

async function verify(email: string): Promise<void> {
  const token = await mailedToken(api.owner, email, '/verify-email');
  await api.caller().client.auth.verifyEmail({ body: { token } });
}

async function hold(email: string): Promise<string> {
  const id = await enter(email);
  expect(await approve(id)).toBe('held');
  return id;
}

describe('an approved entry without an account', () => {
  test('is held for 60 days, and the mail explains how to get it', async () => {
    const email = 'held@example.test';
    const id = await hold(email);
    expect(await entryOf(api.owner, email)).toMatchObject({ status: 'approved', held_days: 60, player_id: null });
    const mail = (await readOutbox(api.owner, email)).at(-1);
    expect(mail?.body).toMatch(/5 Sweeps Coins are reserved for you.*within 60 days/);
    expect(await approve(id)).toBe('held');
    expect(await readOutbox(api.owner, email)).toHaveLength(2);
  });

  test('is credited in the transaction that verifies the email, not before', async () => {
    await hold('joins.later@gmail.com');
    const player = await newPlayer(api, { email: 'JoinsLater+x@gmail.com' });
    expect(await settle()).toMatchObject({ granted: 0 });
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
    await verify(player.email);
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
    expect(await entryOf(api.owner, 'joins.later@gmail.com')).toMatchObject({
      status: 'granted',
      player_id: player.id,
      decided_by: reviewer.email,
    });
    const { rows } = await api.owner.query(
      `SELECT p.xmin::text = f.xmin::text AS together FROM player p JOIN free_entry f ON f.player_id = p.id WHERE p.id = $1`,
      [player.id],
    );
    expect(rows).toEqual([{ together: true }]);
  });

  test('is rejected when the new player lives in Michigan', async () => {
    await hold('michigan@example.test');
    const player = await newPlayer(api, { email: 'michigan@example.test', us_state: 'MI' });
    await verify(player.email);
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 0n, unplayed: 0n });
    expect(await entryOf(api.owner, 'michigan@example.test')).toMatchObject({
      status: 'rejected',
      rejection: { code: 'region', country: 'US', region: 'MI' },
    });
  });

  test('waits for the verification of an unverified account, and the mail says so', async () => {
    const player = await newPlayer(api, { email: 'unverified@example.test' });
    const id = await enter(player.email);
    expect(await approve(id)).toBe('held');
    expect((await readOutbox(api.owner, player.email)).at(-1)?.body).toContain(
      'Verify your email address within 60 days',
    );
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
    await verify(player.email);
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
  });

  test('waits for the end of a cool-off without a mail about it, and is credited after it', async () => {
    const player = await newVerifiedPlayer(api);
    await api.owner.query("UPDATE player SET cool_off_until = now() + interval '1 day' WHERE id = $1", [player.id]);
    const id = await enter(player.email);
    const before = (await readOutbox(api.owner, player.email)).length;
    expect(await approve(id)).toBe('held');
    expect(await readOutbox(api.owner, player.email)).toHaveLength(before);
    await settle();
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
    await tamper(api.owner, "UPDATE player SET cool_off_until = now() - interval '1 second' WHERE id = $1", [
      player.id,
    ]);
    await settle();
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
    expect((await readOutbox(api.owner, player.email)).at(-1)?.template).toBe('free_entry_approved');
  });

  test('stays held when the registration is rejected or the email was taken', async () => {
    await hold('refused@example.test');
    await api
      .caller()
      .send('POST', '/api/auth/register', { json: registration({ email: 'refused@example.test', us_state: 'WA' }) });
    expect(await entryOf(api.owner, 'refused@example.test')).toMatchObject({ status: 'approved' });
  });

  test('expires, and is then not credited at registration', async () => {
    await hold('late@example.test');
    await api.owner.query(
      "UPDATE free_entry SET held_until = now() - interval '1 second' WHERE email = 'late@example.test'",
    );
    expect(await settle()).toEqual({ granted: 0, expired: 1 });
    expect(await entryOf(api.owner, 'late@example.test')).toMatchObject({ status: 'expired' });
    const player = await newPlayer(api, { email: 'late@example.test' });
    await verify(player.email);
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
  });

  test('is credited once by two workers when the account was created during the approval', async () => {
    const id = await enter('crossing@example.test');
    const player = await newVerifiedPlayer(api, { email: 'crossing@example.test' });
    // The state after two transactions that could not see each other.
    await api.owner.query(
      "UPDATE free_entry SET status = 'approved', held_until = now() + interval '60 days', decided_at = now(), decided_by = 'staff-1' WHERE id = $1",
      [id],
    );
    const [one, two] = await Promise.all([settle(), settle(other)]);
    expect(one.granted + two.granted).toBe(1);
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
  });

  test('is credited once when approval and registration happen at the same time', async () => {
    for (let n = 0; n < 8; n += 1) {
      const email = `at-once-${n}@example.test`;
      const id = await enter(email);
      await Promise.all([approve(id), other.caller().client.auth.register({ body: registration({ email }) })]);
      await api.owner.query('UPDATE player SET email_verified_at = now() WHERE email = $1', [email]);
      await settle();
      const entry = await entryOf(api.owner, email);
      expect(entry.status).toBe('granted');
      expect(await sweepsOf(api.owner, entry.player_id ?? '')).toEqual({ balance: 700n, unplayed: 700n });
    }
  });
});

describe('a mailed card', () => {
  const today = productDay(new Date());
  const card = (email: string, receivedOn = today) => {
    const { full_name: fullName, address } = entryForm();
    const person = { birthDate: '1990-05-17', country: 'US', region: 'NY', locale: 'en' } as const;
    return { email, fullName, address, receivedOn, ...person };
  };

  test('is in the same queue, counts for the day it was received, and is granted in the same way', async () => {
    const player = await newVerifiedPlayer(api);
    const receivedOn = dayAfter(today, -3);
    const { id, reference } = await recordMailIn(api.context, card(player.email, receivedOn), reviewer);
    expect(await entryOf(api.owner, player.email)).toMatchObject({ id, reference, method: 'mail', day: receivedOn });
    expect((await readOutbox(api.owner, player.email)).at(-1)?.body).toContain('within 7-10 business days');
    expect(await approve(id)).toBe('granted');
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
  });

  test('shares the limit of one per person and day with online requests', async () => {
    const email = 'card@example.test';
    await recordMailIn(api.context, card(email, dayAfter(today, -1)), reviewer);
    await expect(recordMailIn(other.context, card(email, dayAfter(today, -1)), reviewer)).rejects.toMatchObject({
      code: 'conflict',
    });
    await recordMailIn(api.context, card(email), reviewer);
    const answer = await api.caller().send('POST', '/api/npn/submit', { json: entryForm({ email }) });
    expect(answer.status).toBe(429);
  });

  test.each([dayAfter(today), dayAfter(today, -31), '2026-02-30', 'today'])(
    'is rejected with the date %s',
    async (day) => {
      await expect(recordMailIn(api.context, card('wrong@example.test', day), reviewer)).rejects.toMatchObject({
        code: 'validation_failed',
      });
    },
  );
});
