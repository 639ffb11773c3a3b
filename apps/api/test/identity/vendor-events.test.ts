import { describe, expect, test } from 'vitest';
import { checkVendorSessions } from '../../src/modules/identity/public.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { setUpVendor } from '../helpers/people/vendor-sessions.ts';

const vendorApi = setUpVendor();
const { api, check, deliver, deps, finish, identityOf, passTime, query } = vendorApi;
const { reported, sessionsAt, sessionsOf, start, vendor, work } = vendorApi;
const off = setUpTestApi(() => ({ databaseUrl: api.url }));

/** A player whose session the vendor has verified, before anything was read. */
async function verifiedAtVendor() {
  const player = await newPlayer(api);
  const { url } = await start(player);
  const { event } = await vendor().choose(url as string, 'verified');
  const [at] = sessionsAt(player);
  if (!at) throw new Error('no session');
  vendor().calls.length = 0;
  return { player, event, at };
}

const jobs = async () =>
  (await api.owner.query("SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'check_identity_session'"))
    .rowCount;

describe('an event', () => {
  test('is a signal, and the worker reads the session', async () => {
    const { player, event } = await verifiedAtVendor();
    expect(await deliver(event)).toMatchObject({ status: 200, body: { received: true } });
    expect((await sessionsOf(player))[0]).toMatchObject({ state: 'open', ended_at: null });
    await work();
    expect((await sessionsOf(player))[0]).toMatchObject({ state: 'verified', code: null, ended_at: expect.any(Date) });
    expect(vendor().calls).toEqual([`GET ${sessionsAt(player)[0]?.id}`]);
    expect((await player.client.auth.me()).user.identity_status).toBe('none');
  });

  test('that says something else than the vendor changes nothing', async () => {
    const player = await newPlayer(api);
    await start(player);
    const [at] = sessionsAt(player);
    expect((await deliver(vendor().event(at?.id as string, 'verified'))).status).toBe(200);
    await work();
    expect((await sessionsOf(player))[0]).toMatchObject({ state: 'open' });
  });

  test.each([
    ['a secret of someone else', { secret: 'whsec_of_someone_else' }],
    ['a time of six minutes ago', { at: new Date(Date.now() - 360_000) }],
    ['a time in six minutes', { at: new Date(Date.now() + 360_000) }],
  ])('that is signed with %s is rejected with 403, and enqueues nothing', async (_name, signed) => {
    const { player, at } = await verifiedAtVendor();
    expectProblemAnswer(await deliver(vendor().event(at.id, 'verified', signed)), 'forbidden');
    expect((await sessionsOf(player))[0].signaled_at).toBeNull();
    expect(await jobs()).toBe(0);
  });

  test.each([
    ['no signature', { 'stripe-signature': '' }, 'forbidden'],
    ['another type', { 'content-type': 'text/plain' }, 'unsupported_media_type'],
  ] as const)('with %s is rejected', async (_name, change, code) => {
    const event = vendor().event('vs_1', 'verified');
    expectProblemAnswer(await deliver({ ...event, headers: { ...event.headers, ...change } }), code);
  });

  test('with one changed byte is rejected', async () => {
    const { event } = await verifiedAtVendor();
    const payload = String(event.payload).replace('"verified"', '"Verified"');
    expectProblemAnswer(await deliver({ ...event, payload }), 'forbidden');
  });

  test('for another vendor, or without a vendor, returns 404', async () => {
    const event = vendor().event('vs_1', 'verified');
    expectProblemAnswer(await deliver(event, 'other'), 'not_found');
    expectProblemAnswer(await off.caller().send('POST', '/api/identity/webhooks/stripe', event), 'not_found');
  });

  test('about an unknown session is accepted and changes nothing', async () => {
    expect((await deliver(vendor().event('vs_unknown', 'verified'))).status).toBe(200);
    expect(await jobs()).toBe(0);
  });

  test('that is repeated, or arrives late and out of order, changes nothing twice', async () => {
    const { player, event, at } = await verifiedAtVendor();
    for (let times = 0; times < 3; times += 1) expect((await deliver(event)).status).toBe(200);
    expect(await jobs()).toBe(1);
    await work();
    const [row] = await sessionsOf(player);
    vendor().calls.length = 0;
    for (const type of ['processing', 'requires_input', 'created', 'canceled', 'verified']) {
      expect((await deliver(vendor().event(at.id, type))).status).toBe(200);
    }
    await work();
    expect(await sessionsOf(player)).toEqual([row]);
    expect(vendor().calls).toEqual([]);
  });
});

describe('the worker', () => {
  test('never makes an unknown status a rejection', async () => {
    const player = await newPlayer(api);
    await start(player);
    Object.assign(sessionsAt(player)[0] ?? {}, { status: 'needs_luck' });
    await check(player);
    const identity = await identityOf(player);
    expect(identity).toMatchObject({
      status: 'none',
      may_send: true,
      vendor: { state: 'unclear', code: 'needs_luck' },
    });
    expect(reported).toMatchObject([{ name: 'identity_session_unclear', facts: { code: 'needs_luck' } }]);
    Object.assign(sessionsAt(player)[0] ?? {}, { status: 'verified' });
    await check(player);
    expect((await identityOf(player)).vendor).toEqual({ name: 'Stripe', state: 'verified', code: null });
  });

  test.each([
    ['expired', 'document_expired'],
    ['selfie', 'selfie_face_mismatch'],
  ] as const)('leaves a failed attempt (%s) open, so that the player can try again', async (result, code) => {
    const player = await newPlayer(api);
    await finish(player, result);
    const { status, may_send, vendor: shown } = await identityOf(player);
    expect({ status, may_send, shown }).toEqual({
      ...{ status: 'none', may_send: true },
      shown: { name: 'Stripe', state: 'open', code },
    });
    await finish(player, 'verified');
    expect((await identityOf(player)).vendor?.state).toBe('verified');
    expect(sessionsAt(player)).toHaveLength(1);
  });

  test('gives the session of one player to no other', async () => {
    const [{ player, at }, other] = [await verifiedAtVendor(), await newPlayer(api)];
    await start(other);
    const sent = { ...at.sent, 'metadata[player]': other.id };
    Object.assign(at, { sent });
    await check(player);
    expect((await sessionsOf(player))[0]).toMatchObject({ state: 'unclear', code: 'other_owner' });
    expect(reported).toMatchObject([{ name: 'identity_session_unclear', facts: { code: 'other_owner' } }]);
    expect((await identityOf(player)).needs).toContain('government_id');
    await check(other);
    expect((await identityOf(other)).vendor?.state).toBe('open');
  });

  test('tries again while the vendor is down, and reports it', async () => {
    const { player } = await verifiedAtVendor();
    vendor().isDown = true;
    await expect(check(player)).rejects.toThrow('the identity vendor answered 503');
    expect(reported).toMatchObject([{ name: 'identity_not_read' }]);
    expect((await identityOf(player)).vendor?.state).toBe('open');
    vendor().isDown = false;
    await Promise.all([check(player), check(player)]);
    expect((await identityOf(player)).vendor?.state).toBe('verified');
  });

  test('reads a session whose event was lost', async () => {
    const { player } = await verifiedAtVendor();
    await checkVendorSessions(deps());
    expect((await identityOf(player)).vendor?.state).toBe('open');
    await passTime(player, '31 minutes');
    await checkVendorSessions(deps());
    expect((await identityOf(player)).vendor?.state).toBe('verified');
  });

  test.each([
    ['unknown to the vendor', {}, 'missing'],
    ['erased on its website', { redaction: 'redacted' }, 'redacted'],
  ] as const)('ends a session that is %s without a result', async (_name, change, code) => {
    const { player, at } = await verifiedAtVendor();
    if ('redaction' in change) Object.assign(at, change);
    else vendor().forget(at.id);
    await check(player);
    expect(await identityOf(player)).toMatchObject({ may_send: true, vendor: { state: 'canceled', code } });
    expect((await start(player)).url).toMatch(/^http/);
  });
});

test('a switched-off vendor leaves its open sessions, and a verified one still counts', async () => {
  const [open, done] = [await verifiedAtVendor(), await newPlayer(api)];
  await finish(done, 'verified');
  const cookieOf = (player: Player) => Object.assign(off.caller(), { cookie: player.cookie }).client.identity;
  await check(open.player, { ...deps(), identityVendor: null });
  expect((await sessionsOf(open.player))[0]).toMatchObject({ state: 'open', checked_at: null });
  expect((await cookieOf(open.player).get()).identity).toMatchObject({ vendor: null, may_send: true });
  await expectProblem(cookieOf(open.player).startVendorSession(), 'not_found');
  expect((await cookieOf(done).get()).identity.needs).toEqual(['address_proof', 'ssn_last4']);
  expect(reported).toEqual([]);
});

describe('the database', () => {
  test('lets only the worker write a state, and never changes a final one', async () => {
    const player = await newPlayer(api);
    await finish(player, 'verified');
    const [{ id }] = await sessionsOf(player);
    const change = (column: string, value: string) =>
      query(`UPDATE identity_vendor_session SET ${column} = ${value} WHERE id = $1`, [id]);
    await expect(change('state', "'canceled'")).rejects.toThrow('append-only');
    await expect(change('vendor_ref', "'vs_other'")).rejects.toThrow('append-only');
    await expect(change('refused_at', 'now()')).rejects.toThrow('permission denied');
    await expect(change('erasure_requested_at', 'now()')).rejects.toThrow('only the erasure');
    await expect(query('DELETE FROM identity_vendor_session WHERE id = $1', [id])).rejects.toThrow('permission denied');
    const asPlayers = api.databases.players.db.$client;
    const verify = "UPDATE identity_vendor_session SET state = 'verified', ended_at = now() WHERE id = $1";
    await expect(asPlayers.query(verify, [id])).rejects.toThrow('permission denied');
  });

  test('rejects a session that starts verified, and a second open one', async () => {
    const player = await newPlayer(api);
    await start(player);
    const add = (columns: string, values: string) =>
      api.databases.players.db.$client.query(
        `INSERT INTO identity_vendor_session (player_id, id, vendor${columns}) VALUES ($1, gen_random_uuid(), 'stripe'${values})`,
        [player.id],
      );
    await expect(add(', state, vendor_ref, ended_at', ", 'verified', 'vs_x', now()")).rejects.toThrow('append-only');
    await expect(add('', '')).rejects.toThrow('identity_vendor_session_open');
  });
});
