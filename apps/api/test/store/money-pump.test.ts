import { catalogue } from '@goldwren/game-engine/registry';
import { coinPackages } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPackages } from '../../src/modules/store/public.ts';
import { createStoreDesk, type StoreDesk } from '../support/store.ts';

let desk: StoreDesk;
beforeAll(async () => {
  desk = await createStoreDesk();
});
afterAll(() => desk.close());

/** The best published return of any game, as a fraction. */
const best = catalogue
  .map(({ proof }) => ({ numerator: BigInt(proof.rtp.numerator), denominator: BigInt(proof.rtp.denominator) }))
  .reduce((a, b) => (a.numerator * b.denominator >= b.numerator * a.denominator ? a : b));

/** Expected redeemable cents of Sweeps Coins that must be played once: one SC redeems for one dollar. Rounded up. */
function redeemableCents(sweepsHundredths: bigint): bigint {
  return (sweepsHundredths * best.numerator + best.denominator - 1n) / best.denominator;
}

describe('no package can be turned into more money than it costs', () => {
  test.each(coinPackages.filter((offer) => !offer.firstPurchase).map((offer) => [offer.name, offer] as const))(
    '%s: expected prize value after one playthrough stays below the price',
    (_name, offer) => {
      expect(offer.sweepsHundredths).toBeLessThanOrEqual(offer.priceCents);
      expect(redeemableCents(offer.sweepsHundredths)).toBeLessThan(offer.priceCents);
    },
  );

  test('the special alone gives more, once per person and by a bounded sum', () => {
    const specials = coinPackages.filter((offer) => offer.firstPurchase);
    expect(specials).toHaveLength(1);
    const [special] = specials as [(typeof coinPackages)[number]];
    expect(redeemableCents(special.sweepsHundredths) - special.priceCents).toBeLessThan(2_000n);
  });

  test('the best game returns less than it takes', () => {
    expect(best.numerator).toBeLessThan(best.denominator);
  });
});

describe('the catalogue of the database', () => {
  test('is that of the rules', async () => {
    const { rows } = await desk.owner.query(
      'SELECT id, price_cents, gold, sweeps FROM coin_package ORDER BY list_order',
    );
    expect(rows).toEqual(
      coinPackages.map((offer) => ({
        id: offer.id,
        price_cents: offer.priceCents,
        gold: offer.goldHundredths,
        sweeps: offer.sweepsHundredths,
      })),
    );
  });

  test('is seeded again without switching on what staff switched off', async () => {
    await desk.deps.database.db.$client.query('UPDATE coin_package SET enabled = false WHERE id = 3');
    await seedPackages(desk.url);
    const { rows } = await desk.owner.query('SELECT id FROM coin_package WHERE NOT enabled');
    expect(rows).toEqual([{ id: 3 }]);
  });
});
