import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Login, readConfig } from '../../src/config/config.ts';
import { splitCell } from '../../src/http/cells/cell-of-name.ts';
import { makeContext } from '../../src/make-context.ts';
import { emailVerified } from '../../src/modules/auth/public.ts';
import { verifyEmail } from '../../src/modules/auth/registration/verify-email.ts';
import { identityVerified } from '../../src/modules/identity/public.ts';
import type { Database } from '../../src/platform/database.ts';
import { createEmit, on } from '../../src/platform/domain-events.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { mailedToken } from '../helpers/api/outbox.ts';
import { testSettings } from '../helpers/api/settings.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { newRedeemer, redeem } from '../helpers/money/redeem.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';

const api = setUpTestApi();

/** The token of the last mail, as the use case gets it: without the cell that it names. */
async function tokenOf({ email }: Player): Promise<string> {
  return splitCell(await mailedToken(api.owner, email, '/verify-email')).rest;
}

async function isVerified(player: Player): Promise<boolean> {
  const { rows } = await api.owner.query('SELECT email_verified_at FROM player WHERE id = $1', [player.id]);
  return rows[0].email_verified_at !== null;
}

async function statusOf(player: Player): Promise<string | undefined> {
  return (await player.client.redemptions.list({ query: {} })).results[0]?.status;
}

test('rolls back the emitting transaction when a handler throws, so that it can be repeated', async () => {
  const player = await newPlayer(api);
  const token = await tokenOf(player);
  const fail = on(emailVerified, async () => {
    throw new Error('a handler failed');
  });
  const context = { ...api.context, emit: createEmit([fail], () => api.context) };
  await expect(verifyEmail(context, token)).rejects.toThrow('a handler failed');
  expect(await isVerified(player)).toBe(false);

  await verifyEmail(api.context, token);
  expect(await isVerified(player)).toBe(true);
});

test('lets a handler read the uncommitted writes of the emitting transaction', async () => {
  const player = await newPlayer(api);
  const seen: boolean[] = [];
  const look = on(emailVerified, async (_tx, owner) => {
    seen.push(owner.emailVerifiedAt !== null, await isVerified(player));
  });
  const context = { ...api.context, emit: createEmit([look], () => api.context) };
  await verifyEmail(context, await tokenOf(player));
  expect(seen).toEqual([true, false]);
});

describe('in the worker', () => {
  let database: Database;
  beforeAll(() => {
    const login = readConfig(testSettings(api.url), 'worker').logins.worker as Login;
    database = openTestDatabase({ ...login, maxConnections: 2 });
  });
  afterAll(() => database.close());

  const worker = () => makeContext(readConfig(testSettings(api.url), 'worker'), database, api.app.log);

  async function newWaitingRedemption(): Promise<Player> {
    const player = await newRedeemer(api, { identity: 'none' });
    await redeem(player);
    expect(await statusOf(player)).toBe('awaiting_verification');
    return player;
  }

  test('runs the same handlers with the rights of the worker, which cannot decide a redemption', async () => {
    const player = await newWaitingRedemption();
    const { emit } = worker();
    const verified = inTransaction(database, (tx) => emit(tx, identityVerified, { playerId: player.id }));
    await expect(verified).rejects.toMatchObject({ code: '42501' });
    expect(await statusOf(player)).toBe('awaiting_verification');
  });

  test('rolls back the work of handlers when the emitting transaction fails later', async () => {
    const player = await newWaitingRedemption();
    const breached = async () => {
      const { rows } = await api.owner.query('SELECT breached_at FROM redemption WHERE player_id = $1', [player.id]);
      return rows[0].breached_at;
    };
    const note = on(identityVerified, async (tx, { playerId }) => {
      await tx.execute(sql`UPDATE redemption SET breached_at = now() WHERE player_id = ${playerId}`);
    });
    const emit = createEmit([note], worker);
    const act = (then: () => void) =>
      inTransaction(database, async (tx) => {
        await emit(tx, identityVerified, { playerId: player.id });
        then();
      });
    const failing = act(() => {
      throw new Error('the job failed');
    });
    await expect(failing).rejects.toThrow('the job failed');
    expect(await breached()).toBeNull();
    await act(() => undefined);
    expect(await breached()).not.toBeNull();
  });
});
