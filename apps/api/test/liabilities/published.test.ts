import type { LiabilitiesDay } from '@goldwren/contracts/player';
import { liabilities } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { sequenceLog } from '../../src/modules/public-log/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { publishOn, verifyOwn } from '../helpers/money/liabilities.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { readLog, sequencerOf } from '../helpers/public-log.ts';

const day = '2026-11-20';
const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let rich: Player;
let redeeming: Player;
let empty: Player;
let publishedBy: (string | null)[];

beforeAll(async () => {
  rich = await newPlayer(api);
  await setBalance(api.owner, rich.id, 'sweeps', '123456.78');
  redeeming = await newRedeemer(api, { sweeps: '1000.00' });
  await redeem(redeeming, { sweeps_submitted: '50.00' });
  empty = await newPlayer(api);
  await setBalance(api.owner, empty.id, 'sweeps', '0.00');
  publishedBy = await Promise.all([publishOn(api, day), publishOn(other, day), publishOn(api, day)]);
});

const listed = async (from: Pick<Player, 'client'> = api.caller()) =>
  (await from.client.fairness.liabilities()).results;
const totalOf = async (of: string) => {
  const total = (await listed()).find((one) => one.day === of);
  if (!total) throw new Error(`${of} is not published`);
  return total;
};
const ownOf = (player: Player, of = day) => player.client.fairness.ownLiabilities({ params: { day: of } });

async function ledgerSum(): Promise<string> {
  const { rows } = await api.owner.query(
    `SELECT to_char((SELECT sum(balance) FROM wallet WHERE currency = 'sweeps') / 100.0
       + (SELECT sum(sweeps_submitted) FROM redemption WHERE status NOT IN ('paid', 'rejected')) / 100.0, 'FM999999990.00') AS sum`,
  );
  return rows[0].sum;
}

describe('the published total', () => {
  test('equals the wallets and the escrow, and is open to everyone', async () => {
    const [total] = await listed();
    expect(total).toMatchObject({ day, sum: await ledgerSum() });
    expect(total?.leaves).toBeGreaterThanOrEqual(4);
  });

  test('is stored once, however many processes publish it', async () => {
    expect(publishedBy.filter((one) => one !== null)).toEqual([day]);
    expect(await publishOn(other, day)).toBeNull();
    expect(await listed()).toHaveLength(1);
  });

  test('is queued for the public log once, with the same members', async () => {
    const { rows } = await api.owner.query(`SELECT body FROM log_entry WHERE kind = 'liabilities'`);
    expect(rows.map(({ body }) => ({ ...body, log_position: null }))).toEqual(await listed());
  });
});

test('names its position in the public log, where a visitor finds the same total', async () => {
  await sequenceLog(sequencerOf(api));
  const [total] = await listed();
  const { log_position: position, ...members } = total as LiabilitiesDay;
  const log = await readLog(api.app, api);
  expect(log?.entries[position as number]).toEqual({ kind: 'liabilities', ...members });
});

describe('the proof of a player', () => {
  test('verifies for a wallet, an open redemption and an empty wallet', async () => {
    const total = await totalOf(day);
    const owns = await Promise.all([rich, redeeming, empty].map((player) => ownOf(player)));
    expect(owns).toMatchObject([
      { wallet: '123456.78', escrow: '0.00' },
      { wallet: '950.00', escrow: '50.00' },
      { wallet: '0.00', escrow: '0.00', pieces: [] },
    ]);
    for (const [at, player] of [rich, redeeming, empty].entries()) {
      expect(await verifyOwn(player.id, total, owns[at] as (typeof owns)[0])).toBeNull();
    }
  });

  test('names the last entry of the activity that it contains', async () => {
    const { entry, wallet } = await ownOf(redeeming);
    const { results } = await redeeming.client.wallet.activity({ query: { currency: 'sweeps', limit: '1' } });
    expect(results[0]).toMatchObject({ id: `sweeps-${entry}`, balance_after: wallet });
  });

  test('does not verify for another player', async () => {
    expect(await verifyOwn(empty.id, await totalOf(day), await ownOf(rich))).toBe('path');
  });

  test('contains only the balance of the player, and hashes and sums of neighbours', async () => {
    const own = await ownOf(empty);
    expect(Object.keys(own).sort()).toEqual(['at', 'day', 'entry', 'escrow', 'pieces', 'secret', 'wallet']);
    const { pieces } = await ownOf(redeeming);
    for (const piece of pieces) {
      expect(Object.keys(piece).sort()).toEqual(['amount', 'path', 'position']);
      for (const step of piece.path) expect(Object.keys(step).sort()).toEqual(['hash', 'sum']);
    }
  });

  test('is empty for a player who registered after the snapshot', async () => {
    const late = await newPlayer(api);
    expect(await ownOf(late)).toMatchObject({ wallet: '0.00', escrow: '0.00', entry: 0, pieces: [] });
  });

  test('returns 401 without a session and 404 for a day without a total', async () => {
    await expect(api.caller().client.fairness.ownLiabilities({ params: { day } })).rejects.toMatchObject({
      status: 401,
    });
    const missing = rich.client.fairness.ownLiabilities({ params: { day: '2020-01-01' } });
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });

  test('cannot be read by staff', async () => {
    for (const table of ['liabilities_day', 'liabilities_player', 'liabilities_tile']) {
      const read = api.databases.staff.db.$client.query(`SELECT * FROM ${table}`);
      await expect(read).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a tampered or changed database', () => {
  test('has another secret and order on the next day, also without any movement', async () => {
    expect(await publishOn(api, '2026-11-21')).toBe('2026-11-21');
    const [first, second] = [await ownOf(rich), await ownOf(rich, '2026-11-21')];
    expect(second.secret).not.toBe(first.secret);
    expect(await verifyOwn(rich.id, await totalOf('2026-11-21'), second)).toBeNull();
    expect(await verifyOwn(rich.id, { ...(await totalOf('2026-11-21')), day }, second)).toBe('path');
    expect(await verifyOwn(rich.id, await totalOf(day), second)).not.toBeNull();
  });

  test('publishes nothing when a balance is negative', async () => {
    await api.owner.query(
      'ALTER TABLE wallet DROP CONSTRAINT wallet_balance_not_negative, DROP CONSTRAINT wallet_unplayed_within_balance',
    );
    await tamper(api.owner, "UPDATE wallet SET balance = -100 WHERE player_id = $1 AND currency = 'sweeps'", [
      empty.id,
    ]);
    await expect(publishOn(api, '2026-11-22')).rejects.toThrow();
    await tamper(api.owner, "UPDATE wallet SET balance = 0 WHERE player_id = $1 AND currency = 'sweeps'", [empty.id]);
    expect((await listed()).map((one) => one.day)).not.toContain('2026-11-22');
    expect(await publishOn(api, '2026-11-22')).toBe('2026-11-22');
  });

  test('is found by the player whose balance was lowered in the stored tree', async () => {
    await api.owner.query("UPDATE liabilities_player SET wallet = 100 WHERE player_id = $1 AND day = '2026-11-22'", [
      rich.id,
    ]);
    expect(await verifyOwn(rich.id, await totalOf('2026-11-22'), await ownOf(rich, '2026-11-22'))).toBe('balance');
    await api.owner.query("UPDATE liabilities_day SET sum = sum - 1 WHERE day = '2026-11-22'");
    const own = await ownOf(redeeming, '2026-11-22');
    expect(await verifyOwn(redeeming.id, await totalOf('2026-11-22'), own)).toBe('path');
  });

  test('deletes the paths of days before the last week, and leaves their totals', async () => {
    await publishOn(api, '2026-11-28');
    await expect(ownOf(rich)).rejects.toMatchObject({ status: 404 });
    expect(await ownOf(rich, '2026-11-21')).toMatchObject({ day: '2026-11-21' });
    expect(liabilities.pathsKeptDays).toBe(7);
    const { rows } = await api.owner.query('SELECT DISTINCT day::text FROM liabilities_player ORDER BY day');
    expect(rows.map((row) => row.day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-28']);
    expect((await listed()).map((one) => one.day)).toEqual(['2026-11-28', '2026-11-22', '2026-11-21', day]);
  });
});
