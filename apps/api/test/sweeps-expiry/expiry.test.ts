import { afterAll, describe, expect, test } from 'vitest';
import { expireIdlePlayers } from '../../src/modules/sweeps-expiry/public.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { sweepsOf } from '../helpers/people/entries.ts';
import { newPlayer, type Player, password } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

/** Moves the whole history of a player into the past, including notices, instead of moving the clock. */
async function moveIntoPast(player: Pick<Player, 'id'>, interval: string): Promise<void> {
  const back = (table: string, columns: string[], key: string) =>
    api.owner.query(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - $2::interval`).join(', ')} WHERE ${key} = $1`,
      [player.id, interval],
    );
  await back('player', ['last_sign_in_at'], 'id');
  await back('game_session', ['last_played_at'], 'player_id');
  await api.owner.query('ALTER TABLE sweeps_expiry_notice DISABLE TRIGGER sweeps_expiry_notice_append_only');
  await back('sweeps_expiry_notice', ['absent_since', 'expires_at', 'at'], 'player_id');
  await api.owner.query('ALTER TABLE sweeps_expiry_notice ENABLE TRIGGER sweeps_expiry_notice_append_only');
}

const runJob = (at: TestApi = api) => expireIdlePlayers(at.context);

async function mails(player: Player): Promise<string[]> {
  return (await readOutbox(api.owner, player.email))
    .map(({ template }) => template)
    .filter((name) => /sweeps/.test(name));
}

async function expiries(player: Player) {
  const { rows } = await api.owner.query(
    "SELECT amount::int, balance_after::int, kind, contra FROM journal WHERE player_id = $1 AND contra = 'expiry'",
    [player.id],
  );
  return rows;
}

/** Creates a player who has been away just long enough to have got both mails on time. */
async function newWarnedPlayer(): Promise<Player> {
  const player = await newPlayer(api);
  await moveIntoPast(player, '76 days');
  await runJob();
  await moveIntoPast(player, '11 days');
  await runJob();
  expect(await mails(player)).toEqual(['sweeps_expiring', 'sweeps_expiring']);
  return player;
}

describe('Sweeps Coins of an inactive player', () => {
  test('get one notice 14 days and one 3 days before they expire, with any number of job runs', async () => {
    const player = await newPlayer(api);
    await moveIntoPast(player, '75 days 23 hours');
    await runJob();
    expect(await mails(player)).toEqual([]);
    await moveIntoPast(player, '1 hour');
    await Promise.all([runJob(), runJob(other), runJob(), runJob(other)]);
    expect(await mails(player)).toEqual(['sweeps_expiring']);
    await moveIntoPast(player, '10 days 23 hours');
    await runJob();
    expect(await mails(player)).toHaveLength(1);
    await moveIntoPast(player, '1 hour');
    await Promise.all([runJob(), runJob(other), runJob(), runJob(other)]);
    expect(await mails(player)).toEqual(['sweeps_expiring', 'sweeps_expiring']);
    const { rows } = await api.owner.query(
      'SELECT last_sign_in_at, expires_at FROM sweeps_expiry_notice n JOIN player p ON p.id = n.player_id WHERE p.id = $1',
      [player.id],
    );
    const due = new Date(rows[0].last_sign_in_at.getTime() + 90 * 86_400_000);
    for (const row of rows) expect(row.expires_at).toEqual(due);
    expect((await readOutbox(api.owner, player.email)).at(-1)?.body).toContain('2 Sweeps Coins');
  });

  test('expire once after 90 days, not after 89 days and 23 hours, with a posting and a mail, without Gold Coins', async () => {
    const player = await newWarnedPlayer();
    await moveIntoPast(player, '2 days 23 hours');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
    await moveIntoPast(player, '1 hour');
    await Promise.all([runJob(), runJob(other), runJob(), runJob(other)]);
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 0n, unplayed: 0n });
    expect(await expiries(player)).toEqual([
      { amount: -200, balance_after: 0, kind: 'inactivity_expiry', contra: 'expiry' },
    ]);
    expect(await mails(player)).toEqual(['sweeps_expiring', 'sweeps_expiring', 'sweeps_expired']);
    const { results } = await player.client.wallet.activity({ query: { kind: 'inactivity_expiry' } });
    expect(results).toMatchObject([{ amount: '-2.00', balance_after: '0.00', currency: 'sweeps' }]);
    expect((await player.client.wallet.get()).gold_balance).toBe('2000000.00');
    await moveIntoPast(player, '200 days');
    await runJob();
    expect(await mails(player)).toHaveLength(3);
  });

  test('expire except the amount of an open redemption, which is returned in full when it is rejected', async () => {
    const player = await newRedeemer(api, { sweeps: '60.00' });
    const { id } = await redeem(player);
    for (const days of ['76 days', '11 days', '3 days 1 hour']) {
      await moveIntoPast(player, days);
      await runJob();
    }
    expect(await expiries(player)).toMatchObject([{ amount: -1_000, balance_after: 0 }]);
    expect((await player.client.redemptions.list({ query: {} })).results).toMatchObject([
      { id, status: 'in_review', sweeps_submitted: '50.00' },
    ]);
    const compliance = await newStaff(api, ['compliance']);
    await compliance.staff.redemptions.reject({ params: { id }, body: { reason: 'rules' } });
    expect((await sweepsOf(api.owner, player.id)).balance).toBe(5_000n);
  });

  test('get a notice and three more days when they come after the others have expired', async () => {
    const player = await newWarnedPlayer();
    await moveIntoPast(player, '3 days 1 hour');
    await runJob();
    expect(await expiries(player)).toHaveLength(1);
    await setBalance(api.owner, player.id, 'sweeps', '5.00');
    await Promise.all([runJob(), runJob(other), runJob(), runJob(other)]);
    expect(await mails(player)).toEqual(['sweeps_expiring', 'sweeps_expiring', 'sweeps_expired', 'sweeps_expiring']);
    expect((await readOutbox(api.owner, player.email)).at(-1)?.body).toContain('5 Sweeps Coins');
    await moveIntoPast(player, '2 days 23 hours');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 500n });
    await moveIntoPast(player, '1 hour');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 0n });
  });

  test('get another notice of the new amount when more come between the last notice and the expiry', async () => {
    const player = await newWarnedPlayer();
    await moveIntoPast(player, '2 days');
    await setBalance(api.owner, player.id, 'sweeps', '7.00');
    await runJob();
    expect((await readOutbox(api.owner, player.email)).at(-1)?.body).toContain('7 Sweeps Coins');
    await moveIntoPast(player, '2 days 23 hours');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 700n });
    await moveIntoPast(player, '1 hour');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 0n });
  });

  test('do not expire when more come while the job has already read the notices', async () => {
    const player = await newWarnedPlayer();
    await moveIntoPast(player, '3 days 1 hour');
    const { rows } = await api.owner.query(
      "SELECT max(seq) AS seq FROM journal WHERE player_id = $1 AND currency = 'sweeps' AND amount > 0",
      [player.id],
    );
    await setBalance(api.owner, player.id, 'sweeps', '7.00');
    const expire = 'SELECT taken::int FROM expire_idle_sweeps($1, $2, gen_random_uuid())';
    expect((await api.owner.query(expire, [player.id, rows[0].seq])).rows).toEqual([{ taken: 0 }]);
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 700n });
  });

  test('do not expire after a sign-in, which starts the period again', async () => {
    const player = await newWarnedPlayer();
    await moveIntoPast(player, '3 days');
    await player.client.auth.login({ body: { email: player.email, password } });
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
    await moveIntoPast(player, '76 days');
    await runJob();
    expect(await mails(player)).toEqual(['sweeps_expiring', 'sweeps_expiring', 'sweeps_expiring']);
  });

  test('expire despite a failed sign-in', async () => {
    const player = await newWarnedPlayer();
    await moveIntoPast(player, '3 days');
    const wrong = api.caller().client.auth.login({ body: { email: player.email, password: 'not the password' } });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_credentials' });
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 0n, unplayed: 0n });
  });

  test('do not expire after a round, also with Gold Coins', async () => {
    const player = await newWarnedPlayer();
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId);
    await moveIntoPast(player, '3 days');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toEqual({ balance: 200n, unplayed: 200n });
    expect(await mails(player)).toHaveLength(2);
  });

  test('never expire without the last notice three days before', async () => {
    const player = await newPlayer(api);
    await moveIntoPast(player, '400 days');
    await runJob();
    expect(await mails(player)).toEqual(['sweeps_expiring']);
    await moveIntoPast(player, '2 days 23 hours');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 200n });
    await moveIntoPast(player, '1 hour');
    await runJob();
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 0n });
  });

  test('cause no notice for an empty balance, and do not expire for a suspended player', async () => {
    const [empty, suspended] = [await newPlayer(api), await newWarnedPlayer()];
    await setBalance(api.owner, empty.id, 'sweeps', '0.00');
    await moveIntoPast(empty, '89 days');
    await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [suspended.id]);
    await moveIntoPast(suspended, '5 days');
    await runJob();
    expect(await mails(empty)).toEqual([]);
    expect(await sweepsOf(api.owner, suspended.id)).toMatchObject({ balance: 200n });
  });
});

describe('the expiry at the same time as', () => {
  test('a round with Sweeps Coins either plays it and keeps the coins, or rejects it', async () => {
    const ends: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const player = await newWarnedPlayer();
      const { session_id: sessionId } = await start(player);
      await moveIntoPast(player, '3 days');
      const round = play(player, sessionId, { currency: 'sweeps', stake: '0.20' });
      const [played] = await Promise.allSettled([round, runJob(n % 2 ? api : other)]);
      const { balance } = await sweepsOf(api.owner, player.id);
      if (played.status === 'fulfilled') {
        expect(balance).toBeGreaterThanOrEqual(180n);
        expect(await expiries(player)).toEqual([]);
      } else {
        expect(played.reason).toMatchObject({ code: 'insufficient_sweeps' });
        expect(balance).toBe(0n);
        expect(await expiries(player)).toHaveLength(1);
      }
      ends.push(played.status);
    }
    expect(ends).toHaveLength(8);
  });

  test('a sign-in either keeps the coins or expired them before the sign-in', async () => {
    for (let n = 0; n < 5; n += 1) {
      const player = await newWarnedPlayer();
      await moveIntoPast(player, '3 days');
      await Promise.all([
        player.client.auth.login({ body: { email: player.email, password } }),
        runJob(n % 2 ? api : other),
      ]);
      const { balance } = await sweepsOf(api.owner, player.id);
      expect([0n, 200n]).toContain(balance);
      expect(await expiries(player)).toHaveLength(balance === 0n ? 1 : 0);
      const { sweeps_balance: shown } = await player.client.wallet.get();
      await runJob();
      expect((await player.client.wallet.get()).sweeps_balance).toBe(shown);
    }
  });
});

test('shows in the wallet when coins expire, later after every round, and nothing for an empty balance', async () => {
  const player = await newPlayer(api);
  const signedIn = await player.client.wallet.get();
  const { rows } = await api.owner.query('SELECT last_sign_in_at FROM player WHERE id = $1', [player.id]);
  const days90 = 90 * 86_400_000;
  expect(signedIn.sweeps_expire_at).toBe(new Date(rows[0].last_sign_in_at.getTime() + days90).toISOString());
  const { session_id: sessionId } = await start(player);
  await play(player, sessionId);
  const played = await player.client.wallet.get();
  expect(Date.parse(played.sweeps_expire_at ?? '')).toBeGreaterThan(Date.parse(signedIn.sweeps_expire_at ?? ''));
  await setBalance(api.owner, player.id, 'sweeps', '0.00');
  expect((await player.client.wallet.get()).sweeps_expire_at).toBeNull();
});

test('does not allow changes of stored notices', async () => {
  const player = await newPlayer(api);
  await moveIntoPast(player, '80 days');
  await runJob();
  for (const change of ["UPDATE sweeps_expiry_notice SET notice = 'last'", 'DELETE FROM sweeps_expiry_notice']) {
    await expect(api.owner.query(change)).rejects.toThrow(/append-only/);
  }
});
