import { canonicalEmail } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffActor } from '../../src/modules/audit/public.ts';
import { approveEntry, listEntries, rejectEntry } from '../../src/modules/free-entry/public.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { entryForm, entryOf, sweepsOf } from '../helpers/people/entries.ts';
import { newVerifiedPlayer, type Player, password } from '../helpers/people/players.ts';
import { newActor } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
beforeAll(async () => {
  reviewer = await newActor(api, 'free_entries.review');
  colleague = await newActor(api, 'free_entries.review');
});
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

async function enter(email: string): Promise<string> {
  await api.caller().client.freeEntry.submit({ body: entryForm({ email }) });
  return (await entryOf(api.owner, canonicalEmail(email) as string)).id;
}
let reviewer: StaffActor;
let colleague: StaffActor;
const approve = (id: string, at: TestApi = api) => approveEntry(at.context, id, reviewer);
const templates = async (email: string) => (await readOutbox(api.owner, email)).map(({ template }) => template);

async function postings(player: Player) {
  const { rows } = await api.owner.query(
    "SELECT currency, amount::int, contra, ref FROM journal WHERE player_id = $1 AND kind = 'free_entry'",
    [player.id],
  );
  return rows;
}

describe('approving', () => {
  test('credits 5.00 unplayed SC from issuance to the account with the email, and sends a mail', async () => {
    const player = await newVerifiedPlayer(api);
    const id = await enter(player.email);
    expect(await approve(id)).toBe('granted');
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
    expect(await postings(player)).toEqual([{ currency: 'sweeps', amount: 500, contra: 'issuance', ref: id }]);
    expect(await entryOf(api.owner, player.email)).toMatchObject({
      status: 'granted',
      player_id: player.id,
      decided_by: reviewer.email,
      held_days: null,
    });
    expect(await templates(player.email)).toEqual(['welcome', 'free_entry_received', 'free_entry_approved']);
    const { results } = await player.client.wallet.activity({ query: { kind: 'free_entry' } });
    expect(results).toMatchObject([{ amount: '5.00', balance_after: '7.00', reference: id }]);
  });

  test('credits nothing to a self-excluded player, and sends no mail', async () => {
    const player = await newVerifiedPlayer(api, { last_name: 'Excluded' });
    const id = await enter(player.email);
    await player.client.play.selfExclude({ body: { term: '1_year', password } });
    const before = await templates(player.email);
    expect(await approve(id)).toBe('rejected');
    expect(await postings(player)).toEqual([]);
    expect(await templates(player.email)).toEqual(before);
  });

  test('finds the account by its normalized email, and prefers an exact match to an older account', async () => {
    await newVerifiedPlayer(api, { email: 'jo.twin+old@example.test' });
    const exact = await newVerifiedPlayer(api, { email: 'jo.twin@example.test' });
    expect(await approve(await enter('JO.Twin@example.test'))).toBe('granted');
    expect(await postings(exact)).toHaveLength(1);
    const gmail = await newVerifiedPlayer(api, { email: 'jo.mail@gmail.com' });
    expect(await approve(await enter('jomail+sweeps@googlemail.com'))).toBe('granted');
    expect(await postings(gmail)).toHaveLength(1);
  });

  test('credits once and returns the same answer for ten concurrent calls at two API instances', async () => {
    const player = await newVerifiedPlayer(api);
    const id = await enter(player.email);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => approve(id, n % 2 ? api : other)));
    expect(new Set(answers)).toEqual(new Set(['granted']));
    expect(await postings(player)).toHaveLength(1);
    expect(await templates(player.email)).toHaveLength(3);
  });

  test('rejects the entry of a Michigan player, with the reason in the entry and in the mail', async () => {
    const player = await newVerifiedPlayer(api, { us_state: 'MI' });
    expect(await approve(await enter(player.email))).toBe('rejected');
    const rejection = { code: 'region', country: 'US', region: 'MI' };
    expect(await entryOf(api.owner, player.email)).toMatchObject({ status: 'rejected', rejection });
    expect(await postings(player)).toEqual([]);
    expect((await readOutbox(api.owner, player.email)).at(-1)?.body).toContain(
      'Free entries are not available in Michigan.',
    );
  });

  test('rejects the entry of a player who has moved to Washington', async () => {
    const player = await newVerifiedPlayer(api);
    await api.owner.query("UPDATE player SET region = 'WA' WHERE id = $1", [player.id]);
    expect(await approve(await enter(player.email))).toBe('rejected');
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
  });

  test('credits a player without a state, who can play the coins when the state is known', async () => {
    const player = await newVerifiedPlayer(api, { us_state: '' });
    expect(await approve(await enter(player.email))).toBe('granted');
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 700n, unplayed: 700n });
  });

  test('leaves the entry of a suspended account undecided', async () => {
    const player = await newVerifiedPlayer(api);
    const id = await enter(player.email);
    await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [player.id]);
    await expect(approve(id)).rejects.toMatchObject({ code: 'account_suspended' });
    expect(await entryOf(api.owner, player.email)).toMatchObject({ status: 'pending' });
  });

  test('returns not_found for an unknown entry', async () => {
    await expect(approve('018f0000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('rejecting', () => {
  test('requires a reason, which is sent to the person and cannot be changed', async () => {
    const player = await newVerifiedPlayer(api);
    const id = await enter(player.email);
    await expect(rejectEntry(api.context, id, { reason: 'other', note: '  ' }, reviewer)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await rejectEntry(api.context, id, { reason: 'other', note: 'The address does not exist.' }, reviewer);
    await rejectEntry(other.context, id, { reason: 'duplicate' }, colleague);
    expect(await entryOf(api.owner, player.email)).toMatchObject({
      status: 'rejected',
      rejection: { code: 'written', text: 'The address does not exist.' },
      decided_by: reviewer.email,
    });
    const mails = await readOutbox(api.owner, player.email);
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)?.body).toContain('The address does not exist.');
    await expect(approve(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await postings(player)).toEqual([]);
  });

  test('conflicts with a concurrent approval, and only one of them succeeds', async () => {
    for (let n = 0; n < 5; n += 1) {
      const player = await newVerifiedPlayer(api);
      const id = await enter(player.email);
      const [approved, rejected] = await Promise.allSettled([
        approve(id),
        rejectEntry(other.context, id, { reason: 'duplicate' }, colleague),
      ]);
      const { status } = await entryOf(api.owner, player.email);
      expect(approved.status === 'fulfilled' ? 'granted' : 'rejected').toBe(status);
      expect([approved.status, rejected.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await postings(player)).toHaveLength(status === 'granted' ? 1 : 0);
    }
  });
});

test('lists the queue oldest first in pages, without missing entries after a decision between two pages', async () => {
  await api.owner.query("UPDATE free_entry SET status = 'rejected' WHERE status = 'pending'");
  const ids: string[] = [];
  for (let n = 0; n < 7; n += 1) ids.push(await enter(`queue-${n}@example.test`));
  const first = await listEntries(api.database.db, { status: 'pending', limit: 3 });
  expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  await rejectEntry(api.context, ids[1] as string, { reason: 'duplicate' }, reviewer);
  const rest = await listEntries(api.database.db, { status: 'pending', limit: 10, cursor: first.nextCursor ?? '' });
  expect(rest.rows.map(({ id }) => id)).toEqual(ids.slice(3));
  expect(rest.nextCursor).toBeNull();
  expect(rest.rows[0]).toMatchObject({ status: 'pending', method: 'online', email: 'queue-3@example.test' });
  await expect(listEntries(api.database.db, { status: 'pending', limit: 3, cursor: 'x' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});
