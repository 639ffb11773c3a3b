import { coinPackages, formatHundredths } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPackages } from '../../src/modules/store/packages/list-packages.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import {
  contentsOf,
  createStoreFixture,
  newBuyers,
  notification,
  placeOrder,
  readOrderState,
  type StoreFixture,
  specialId,
} from '../helpers/money/store.ts';
import { newPlayer } from '../helpers/people/players.ts';

let api: TestApi;
let fixture: StoreFixture;
beforeAll(async () => {
  api = await createTestApi({ settings: { GEO_HEADER: 'X-Region' } });
  fixture = await createStoreFixture();
});
afterAll(async () => {
  await api.close();
  await fixture.close();
});

const michigan = { country: 'US', region: 'MI' };
const everyBonus = coinPackages.map(({ id, sweepsHundredths }) => [id, formatHundredths(sweepsHundredths)]);
const noBonus = coinPackages.map(({ id }) => [id, '0.00']);
const bonuses = (results: readonly { id: number; sweeps_bonus: string }[]) =>
  results.map(({ id, sweeps_bonus }) => [id, sweeps_bonus]).sort(([a], [b]) => Number(a) - Number(b));
const sorted = (rows: (number | string)[][]) => [...rows].sort(([a], [b]) => Number(a) - Number(b));

describe('the store', () => {
  test.each(['NY', 'ON', undefined])('offers a player of %s the Sweeps Coins of every package', async (region) => {
    const country = region === 'ON' ? ('CA' as const) : ('US' as const);
    const player = await newPlayer(api, { country, us_state: region });
    const { results, no_sweeps_in } = await player.client.store.packages();
    expect(no_sweeps_in).toBeNull();
    expect(bonuses(results)).toEqual(sorted(everyBonus));
  });

  test('offers a player of Michigan no Sweeps Coins in any package, with the reason', async () => {
    const player = await newPlayer(api, { us_state: 'MI' });
    const { results, no_sweeps_in } = await player.client.store.packages();
    expect(no_sweeps_in).toEqual(michigan);
    expect(bonuses(results)).toEqual(sorted(noBonus));
    expect(results.find(({ first_purchase }) => first_purchase)).toMatchObject({
      gold_amount: formatHundredths(contentsOf(specialId).gold),
    });
  });

  test.each([
    ['US-MI', michigan, noBonus],
    ['US-NY', null, everyBonus],
    ['', null, everyBonus],
  ])('shows a visitor in "%s" the offer of that region', async (region, place, expected) => {
    const headers = { 'x-region': region };
    const { body } = await api.caller().send('GET', '/api/store/packages', { headers });
    expect(body.no_sweeps_in).toEqual(place);
    expect(bonuses(body.results)).toEqual(sorted(expected));
  });

  test('uses the home state of a player instead of the location, because the home state decides the credit', async () => {
    const player = await newPlayer(api);
    const { body } = await player.send('GET', '/api/store/packages', { headers: { 'x-region': 'US-MI' } });
    expect(body.no_sweeps_in).toBeNull();
  });

  test.each(['NY', 'MI'])('credits in %s exactly what it offered', async (region) => {
    const { db } = fixture.deps.database;
    const [id = ''] = await newBuyers(fixture.owner, 1, region);
    const { results } = await listPackages(db, await fixture.deps.policy(), { id, country: 'US', region }, null);
    const offered = results.find((offer) => offer.id === specialId);
    const order = await placeOrder(fixture.owner, id, specialId);
    await fixture.notify(notification(order, 'processed'));
    const { gold, sweeps } = await readOrderState(fixture.owner, order);
    expect({ gold: formatHundredths(gold), sweeps: formatHundredths(sweeps) }).toEqual({
      gold: offered?.gold_amount,
      sweeps: offered?.sweeps_bonus,
    });
  });
});
