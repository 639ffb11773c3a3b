import { coinPackages, formatHundredths } from '@goldwren/rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedPackages } from '../../src/modules/store/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { saveTables } from '../helpers/database/saved-tables.ts';
import { bronzeId, placeOrder, specialId } from '../helpers/money/store.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';

const silverId = 3;
const api = setUpTestApi();
let admin: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
let restore: () => Promise<void>;
beforeAll(async () => {
  admin = await newStaff(api, ['admin']);
  colleague = await newStaff(api, ['admin']);
  restore = await saveTables(api.owner, [
    ...['coin_package', 'coin_package_version', 'store_order', 'first_purchase'],
    ...['staff_audit', 'staff_audit_head', 'staff_session'],
  ]);
});
beforeEach(() => restore());

const calls = (by = admin) => by.staff.packages;
const find = async (id: number) => {
  const found = (await calls().list()).results.find((one) => one.id === id);
  if (!found) throw new Error(`no package ${id}`);
  return found;
};
async function formOf(id: number, overrides: object = {}) {
  const { version, name, price_usd, gold_amount, sweeps_bonus } = await find(id);
  return { version, name, price_usd, gold_amount, sweeps_bonus, reason: 'Autumn prices.', ...overrides };
}
const edit = async (id: number, overrides: object, by = admin) =>
  calls(by).edit({ params: { id: String(id) }, body: await formOf(id, overrides) });

describe('an edit of a package', () => {
  test('creates a new dated version for sale, and existing orders keep their version', async () => {
    const player = await newPlayer(api);
    const before = await find(silverId);
    const orderId = await placeOrder(api.owner, player.id, silverId);
    const after = await edit(silverId, { name: 'Silver Plus', price_usd: '25.00', sweeps_bonus: '25.00' });
    expect(after).toMatchObject({ version: before.version + 1, name: 'Silver Plus', by: admin.email });
    const { results } = await player.client.store.packages();
    expect(results.find(({ id }) => id === silverId)).toMatchObject({ name: 'Silver Plus', price_usd: '25.00' });
    const order = await player.client.store.order({ params: { id: orderId } });
    expect(order).toMatchObject({ package_name: before.name, amount: before.price_usd });
    const { results: versions } = await calls().versions({ params: { id: String(silverId) } });
    expect(versions.map((row) => [row.version, row.name, row.by, row.reason])).toEqual([
      [2, 'Silver Plus', admin.email, 'Autumn prices.'],
      [1, 'Silver', null, null],
    ]);
    expect(await auditOf(api.owner, String(silverId))).toMatchObject([{ action: 'package.edited' }]);
  });

  test('is not overwritten by the seed of the next start', async () => {
    await edit(silverId, { price_usd: '30.00' });
    await calls().switch({ params: { id: '1' }, body: { version: 1, enabled: false, reason: 'Sold out.' } });
    const before = (await calls().list()).results;
    await seedPackages(api.url);
    await seedPackages(api.url);
    expect((await calls().list()).results).toEqual(before);
  });

  test('by two staff members at the same time succeeds once, and the other gets a conflict', async () => {
    const [form, params] = [await formOf(silverId), { id: String(silverId) }];
    const done = await Promise.allSettled([
      calls().edit({ params, body: { ...form, price_usd: '21.00' } }),
      calls(colleague).edit({ params, body: { ...form, price_usd: '22.00' } }),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await find(silverId)).version).toBe(2);
  });

  test.each([
    ['a bonus above the price', { sweeps_bonus: '20.01' }, 'sweeps_bonus'],
    ['a price of a few cents', { price_usd: '0.99', sweeps_bonus: '0.50' }, 'price_usd'],
    ['a price of thousands', { price_usd: '1000.01' }, 'price_usd'],
    ['no Gold Coins', { gold_amount: '0.00' }, 'gold_amount'],
    ['too many Gold Coins', { gold_amount: '1000000000.01' }, 'gold_amount'],
    ['three decimals', { price_usd: '20.001' }, 'price_usd'],
    ['a negative price', { price_usd: '-20.00' }, 'price_usd'],
    ['no name', { name: ' ' }, 'name'],
    ['a name of 41 characters', { name: 'x'.repeat(41) }, 'name'],
    ['no reason', { reason: '' }, 'reason'],
    ['an unknown field', { first_purchase: true }, 'first_purchase'],
  ])('to %s is rejected with a field error, and nothing changes', async (_name, overrides, field) => {
    const problem = await expectProblem(edit(silverId, overrides), 'validation_failed');
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
    expect((await find(silverId)).version).toBe(1);
    expect(await auditOf(api.owner, String(silverId))).toEqual([]);
  });

  test('cannot change price or bonus of the first-purchase offer, and must leave a regular package at its price', async () => {
    const special = await expectProblem(
      edit(specialId, { price_usd: '12.00', sweeps_bonus: '60.00' }),
      'validation_failed',
    );
    expect(Object.keys(special.fieldErrors ?? {}).sort()).toEqual(['price_usd', 'sweeps_bonus']);
    const bronze = await expectProblem(edit(bronzeId, { price_usd: '11.00' }), 'validation_failed');
    expect(Object.keys(bronze.fieldErrors ?? {})).toEqual(['price_usd']);
    await edit(silverId, { price_usd: '10.00', sweeps_bonus: '10.00' });
    await edit(bronzeId, { price_usd: '11.00' });
  });
});

describe('the store', () => {
  test('hides packages that are switched off without affecting their orders, and shows them when switched on', async () => {
    const player = await newPlayer(api);
    const params = { id: String(silverId) };
    await calls().switch({ params, body: { version: 1, enabled: false, reason: 'Pause.' } });
    expect((await player.client.store.packages()).results.map(({ id }) => id)).not.toContain(silverId);
    await expectProblem(player.client.store.checkout({ body: { package_id: silverId } }), 'not_found');
    await expectProblem(calls().switch({ params, body: { version: 1, enabled: true, reason: 'Stale.' } }), 'conflict');
    await calls().switch({ params, body: { version: 2, enabled: true, reason: 'Back.' } });
    expect((await player.client.store.packages()).results.map(({ id }) => id)).toContain(silverId);
    expect((await auditOf(api.owner, String(silverId))).map(({ action }) => action)).toEqual([
      'package.switched',
      'package.switched',
    ]);
  });

  test('shows the packages in the order of staff, with the first-purchase offer first', async () => {
    const ids = coinPackages.filter((offer) => !offer.firstPurchase).map(({ id }) => id);
    const turned = ids.toReversed();
    await calls().arrange({ body: { ids: turned, reason: 'The big ones first.' } });
    const { results } = await api.caller().client.store.packages();
    expect(results.map(({ id }) => id)).toEqual([specialId, ...turned]);
    for (const wrong of [ids.slice(1), [...ids, specialId], [...ids.slice(1), ids[1] as number]]) {
      await expectProblem(calls().arrange({ body: { ids: wrong, reason: 'No.' } }), 'validation_failed');
    }
  });

  test('starts with the packages of the rules, each in its first version', async () => {
    const shown = (await calls().list()).results;
    for (const { id, name, priceCents } of coinPackages) {
      expect(shown.find((one) => one.id === id)).toMatchObject({
        name,
        price_usd: formatHundredths(priceCents),
        version: 1,
        by: null,
      });
    }
  });
});

test('allows edits only for admins with a fresh session, and never changes a stored version', async () => {
  for (const roles of [['support'], ['finance'], ['compliance']] as const) {
    await expectProblem(calls(await newStaff(api, roles)).list(), 'forbidden');
  }
  await api.owner.query("UPDATE staff_session SET proven_at = now() - interval '16 minutes'");
  await expectProblem(edit(silverId, { price_usd: '21.00' }), 'reauthentication_required');
  await expect(api.owner.query("UPDATE coin_package_version SET name = 'x'")).rejects.toThrow(/append-only/);
});
