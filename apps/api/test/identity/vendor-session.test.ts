import { describe, expect, test } from 'vitest';
import { stripeIdentity } from '../../src/identity-vendors/stripe/stripe-identity.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { sendDocument, submitAll } from '../helpers/people/identity.ts';
import { alsoAt, newPlayer } from '../helpers/people/players.ts';
import type { VendorTrouble } from '../helpers/people/vendor-server.ts';
import { setUpVendor } from '../helpers/people/vendor-sessions.ts';
import { until } from '../helpers/until.ts';

const { api, check, finish, identityOf, sessionsAt, sessionsOf, start, vendor } = setUpVendor();

describe('a session', () => {
  test('starts with its own row, whose ID is the idempotency key and is in the metadata', async () => {
    const player = await newPlayer(api);
    const { identity, url } = await start(player);
    expect(identity.vendor).toEqual({ name: 'Stripe', state: 'open', code: null });
    const [at] = sessionsAt(player);
    expect(url).toMatch(new RegExp(`^http.*/sessions/${at?.page}$`));
    expect(at?.sent.return_url).toMatch(/^http.*\/redeem$/);
    const rows = await sessionsOf(player);
    expect(rows).toMatchObject([{ id: at?.sent['metadata[session]'], vendor: 'stripe', vendor_ref: at?.id }]);
    expect(at?.key).toBe(`identity-${rows[0].id}`);
    expect(JSON.stringify(rows)).not.toContain('sessions/');
  });

  test('is continued with a new address of the page', async () => {
    const player = await newPlayer(api);
    const [first, second] = [await start(player), await start(player)];
    expect(second.url).not.toBe(first.url);
    expect(sessionsAt(player)).toHaveLength(1);
    expect(await sessionsOf(player)).toHaveLength(1);
  });

  test('is one when several tabs start at once', async () => {
    const player = await newPlayer(api);
    const answers = await Promise.all(
      [player, alsoAt(api, player), alsoAt(api, player)].map(({ client }) => client.identity.startVendorSession()),
    );
    expect(answers.map(({ url }) => url)).toEqual(Array(3).fill(expect.stringMatching(/^http/)));
    expect(sessionsAt(player)).toHaveLength(1);
    expect(await sessionsOf(player)).toHaveLength(1);
  });

  test.each<VendorTrouble>(['creates, then fails', 'creates, then hangs up', 'creates, then answers with nonsense'])(
    'is one when the vendor %s, also a day later',
    async (trouble) => {
      const player = await newPlayer(api);
      vendor().trouble = trouble;
      await expectProblem(start(player), 'unavailable');
      expect(await sessionsOf(player)).toMatchObject([{ state: 'open', vendor_ref: null }]);
      // The vendor has deleted the idempotency key.
      Object.assign(sessionsAt(player)[0] ?? {}, { key: 'deleted' });
      expect((await start(player)).url).toMatch(/^http/);
      expect(sessionsAt(player)).toHaveLength(1);
      expect(await sessionsOf(player)).toMatchObject([{ vendor_ref: sessionsAt(player)[0]?.id }]);
    },
  );

  test('is one when the API was killed after the vendor created it', async () => {
    const player = await newPlayer(api);
    vendor().trouble = 'fails';
    await expectProblem(start(player), 'unavailable');
    const [row] = await sessionsOf(player);
    const returnUrl = 'https://site.example/redeem';
    await stripeIdentity(vendor().account).start({ id: row.id, playerId: player.id, returnUrl });
    expect((await start(player)).url).toMatch(/^http/);
    expect(sessionsAt(player)).toHaveLength(1);
  });

  test('starts again after one that was canceled, and not after a verified one', async () => {
    const player = await newPlayer(api);
    await finish(player, 'canceled');
    expect((await identityOf(player)).vendor).toEqual({ name: 'Stripe', state: 'canceled', code: null });
    await finish(player, 'verified');
    const { identity, url } = await start(player);
    expect([identity.vendor?.state, url]).toEqual(['verified', null]);
    expect((await sessionsOf(player)).map(({ state }) => state)).toEqual(['canceled', 'verified']);
  });

  test('is read by a job when the visit shows that it has changed', async () => {
    const player = await newPlayer(api);
    const { url } = await start(player);
    await vendor().choose(url as string, 'verified');
    expect((await start(player)).url).toBeNull();
    await check(player);
    expect((await identityOf(player)).vendor?.state).toBe('verified');
  });
});

describe('a vendor that is down', () => {
  test.each([['at the start'], ['at a later visit']])(
    'returns a clear 503 %s, and the upload still works',
    async (when) => {
      const player = await newPlayer(api);
      if (when === 'at a later visit') await start(player);
      vendor().isDown = true;
      const problem = await expectProblem(start(player), 'unavailable');
      expect(problem.message).toBe(
        'We cannot reach the identity check at the moment. Try again shortly, or send your documents instead.',
      );
      expect(await sendDocument(player)).toMatch(/^[0-9a-f-]{36}$/);
      expect((await identityOf(player)).may_send).toBe(true);
      vendor().isDown = false;
      expect((await start(player)).url).toMatch(/^http/);
    },
  );
});

describe('rejects', () => {
  test('a session during a review, before the vendor is called', async () => {
    const player = await newPlayer(api);
    await submitAll(player);
    await expectProblem(start(player), 'conflict');
    expect(vendor().calls).toEqual([]);
  });

  test('a visitor', async () => {
    await expectProblem(api.caller().client.identity.startVendorSession(), 'unauthenticated');
  });

  test('more than 20 visits a day', async () => {
    const player = await newPlayer(api);
    for (let visit = 0; visit < 20; visit += 1) await start(player);
    await expectProblem(start(player), 'rate_limited');
    expect(sessionsAt(player)).toHaveLength(1);
  });

  test('a session that the vendor holds for another player', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    await start(player);
    await start(other);
    const [at, otherAt] = [sessionsAt(player)[0], sessionsAt(other)[0]];
    if (!at || !otherAt) throw new Error('no session');
    const { sent } = at;
    Object.assign(at, { sent: { ...sent, 'metadata[player]': other.id } });
    await expectProblem(start(player), 'unavailable');
    const [{ id }] = await sessionsOf(player);
    const alert = "SELECT 1 FROM operator_alert WHERE kind = 'identity_session_unclear' AND key = $1";
    await until('operators get an alert', async () => (await api.owner.query(alert, [id])).rowCount === 1);
    Object.assign(at, { sent });
    expect((await start(player)).url).toMatch(/^http/);
  });
});
