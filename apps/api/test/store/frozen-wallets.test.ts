import { afterAll, beforeAll, expect, test } from 'vitest';
import { setWalletsFrozen } from '../../src/modules/ledger/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import {
  bronzeId,
  contentsOf,
  createStoreFixture,
  newBuyers,
  notification,
  placeOrder,
  readOrderState,
  type StoreFixture,
} from '../helpers/money/store.ts';
import { newPlayer } from '../helpers/people/players.ts';

let fixture: StoreFixture;
let api: TestApi;
beforeAll(async () => {
  [fixture, api] = await Promise.all([createStoreFixture(), createTestApi()]);
});
afterAll(() => Promise.all([fixture.close(), api.close()]));

test('creates no order for a frozen wallet', async () => {
  const player = await newPlayer(api);
  const checkout = () => player.client.store.checkout({ body: { package_id: bronzeId } });
  await setWalletsFrozen(api.database.db, player.id, true);
  await expectProblem(checkout(), 'account_suspended');
  const { rows } = await api.owner.query('SELECT 1 FROM store_order WHERE player_id = $1', [player.id]);
  expect(rows).toEqual([]);
});

test('keeps a payment for a frozen wallet in review, and credits it when the wallet is released', async () => {
  const [player] = await newBuyers(fixture.owner, 1);
  const orderId = await placeOrder(fixture.owner, player as string);
  await setWalletsFrozen(fixture.deps.database.db, player as string, true);
  await fixture.notify(notification(orderId, 'processed'));
  expect(await readOrderState(fixture.owner, orderId)).toMatchObject({ status: 'review', gold: 0n, sweeps: 0n });
  await setWalletsFrozen(fixture.deps.database.db, player as string, false);
  await fixture.notify({ ...notification(orderId, 'processed'), customer_id: 'told again' });
  expect(await readOrderState(fixture.owner, orderId)).toMatchObject({ status: 'paid', ...contentsOf(bronzeId) });
});
