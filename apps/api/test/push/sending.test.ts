import { describe, expect, test } from 'vitest';
import { securityChanged } from '../../src/modules/auth/public.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { makeJobsDue } from '../helpers/api/queued-jobs.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPlayer, newVerifiedPlayer, password } from '../helpers/people/players.ts';
import { verifyVapid } from '../helpers/people/push.ts';
import { signInWith, turnOnSecondFactor } from '../helpers/people/second-factor.ts';
import { setUpPush } from '../helpers/people/set-up-push.ts';
import { newStaff } from '../helpers/people/staff.ts';

const { api, service, pathOf, turnOn, runPush, shownBy, browsersOf, notify, waiting } = await setUpPush();

describe('a message', () => {
  test('is encrypted for the browser, signed for its push service, and contains no personal data', async () => {
    const player = await newRedeemer(api, { sweeps: '150.00' });
    const browser = await turnOn(player);
    const { id } = await redeem(player, { sweeps_submitted: '120.00' });
    await (await newStaff(api, ['compliance'])).staff.redemptions.approve({ params: { id } });
    await runPush();
    expect(shownBy(browser)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'redemption',
        title: 'Goldwren',
        text: 'Your redemption has a new status.',
        lang: 'en',
      },
    ]);
    const [sent] = service.received;
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(sent?.body.includes('redemption')).toBe(false);
    const { public_key: publicKey } = await player.client.push.get();
    const claims = verifyVapid(sent?.headers ?? {});
    expect(claims).toMatchObject({
      aud: `https://${service.host}`,
      sub: 'mailto:security@goldwren.test',
      publicKey,
    });
    expect(Number(claims.exp) * 1_000 - Date.now()).toBeLessThan(86_400_000);
    expect((await browsersOf(player))[0]?.last_success_at).not.toBeNull();
    expect(await waiting(player)).toEqual([]);
  });

  test('is sent when staff announce a delay', async () => {
    const player = await newRedeemer(api, { sweeps: '150.00' });
    const { id } = await redeem(player, { sweeps_submitted: '120.00' });
    const browser = await turnOn(player);
    const { staff } = await newStaff(api, ['compliance']);
    await staff.redemptions.delay({ params: { id }, body: { reason: 'busy' } });
    await runPush();
    expect(shownBy(browser)).toMatchObject([{ kind: 'redemption', text: 'Your redemption has a new status.' }]);
  });

  test('is in the language of the player when it is sent', async () => {
    const player = await newPlayer(api);
    const browser = await turnOn(player);
    await player.client.push.test();
    await player.client.account.update({ body: { locale: 'fr-CA' } });
    await runPush();
    expect(shownBy(browser)).toMatchObject([
      { kind: 'test', lang: 'fr-CA', text: 'Ceci est un essai. Les notifications fonctionnent dans ce navigateur.' },
    ]);
  });

  test('reaches every browser of the player and no other player', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const [phone, laptop, stranger] = [await turnOn(player), await turnOn(player), await turnOn(other)];
    await player.client.push.test();
    await runPush();
    expect([shownBy(phone), shownBy(laptop), shownBy(stranger)].map(({ length }) => length)).toEqual([1, 1, 0]);
    expect(() => laptop.decrypt(service.received.find(({ path }) => path === pathOf(phone))?.body as Buffer)).toThrow();
  });

  test('is queued only if the transaction of its cause commits', async () => {
    const player = await newPlayer(api);
    const browser = await turnOn(player);
    const undone = inTransaction(api.database, async (tx) => {
      await api.context.emit(tx, securityChanged, { playerId: player.id, change: 'new_device' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting(player)).toEqual([]);
    await notify(player);
    await runPush();
    expect(shownBy(browser)).toHaveLength(1);
  });

  test('has the same id when it is sent twice, so that the browser shows it once', async () => {
    const player = await newPlayer(api);
    const browser = await turnOn(player);
    service.script.status = () => 503;
    await notify(player);
    await runPush();
    service.script.status = () => 201;
    await makeJobsDue(api.owner, 'send_push');
    await runPush();
    const [first, second] = shownBy(browser);
    expect(second).toEqual(first);
  });
});

describe('a change of the security of an account', () => {
  test('is sent for a login in a new browser, a second factor and a recovery code', async () => {
    const player = await newVerifiedPlayer(api);
    const browser = await turnOn(player);
    const { recoveryCodes } = await turnOnSecondFactor(player);
    await signInWith(api.caller(), player, { recovery_code: recoveryCodes[0] as string });
    await runPush();
    const texts = shownBy(browser).map((message) => (message as { text: string }).text);
    expect(texts.sort()).toEqual([
      'A recovery code was used to log in. If this was not you, change your password.',
      'Your account was opened in a new browser. If this was not you, change your password.',
      'Your second factor was changed. If this was not you, contact support.',
    ]);
    expect(service.received.every(({ headers }) => headers.urgency === 'high')).toBe(true);
  });

  test('reaches every browser once after a changed password, and then all of them are removed', async () => {
    const player = await newPlayer(api);
    const [own, thief] = [await turnOn(player), await turnOn(player)];
    await player.client.security.changePassword({
      body: { current_password: password, password: 'another long passphrase' },
    });
    expect(await browsersOf(player)).toEqual([]);
    await notify(player);
    await runPush();
    for (const browser of [own, thief]) {
      expect(shownBy(browser)).toMatchObject([
        { text: 'Your password was changed. If this was not you, contact support.' },
      ]);
    }
    const { rowCount } = await api.owner.query('SELECT 1 FROM push_subscription WHERE player_id = $1', [player.id]);
    expect(rowCount).toBe(0);
  });

  test('removes every browser when the player ends the session of one, because it may be lost', async () => {
    const player = await newPlayer(api);
    await turnOn(player);
    await signInWith(api.caller(), player, {});
    const { results } = await player.client.security.sessions();
    const other = results.find((session) => !session.is_this);
    await player.client.security.endSession({ params: { id: other?.id ?? '' } });
    const { rows } = await api.owner.query('SELECT ended_at FROM push_subscription WHERE player_id = $1', [player.id]);
    expect(rows.every(({ ended_at: endedAt }) => endedAt !== null)).toBe(true);
    expect(await browsersOf(player)).toEqual([]);
    await expectProblem(player.client.security.endSession({ params: { id: other?.id ?? '' } }), 'not_found');
  });

  test('removes every browser at once when the player logs out everywhere', async () => {
    const player = await newPlayer(api);
    await turnOn(player);
    await player.client.security.endOtherSessions();
    const { rowCount } = await api.owner.query('SELECT 1 FROM push_subscription WHERE player_id = $1', [player.id]);
    expect(rowCount).toBe(0);
  });
});
