import { catalogue } from '@goldwren/game-engine/registry';
import { coinPackages } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPackages } from '../../src/modules/store/public.ts';
import { createStoreFixture, type StoreFixture } from '../helpers/money/store.ts';

let fixture: StoreFixture;
beforeAll(async () => {
  fixture = await createStoreFixture();
});
afterAll(() => fixture.close());

/** The best published RTP of any game, as a fraction. */
const best = catalogue
  .map(({ proof }) => ({ numerator: BigInt(proof.rtp.numerator), denominator: BigInt(proof.rtp.denominator) }))
  .reduce((a, b) => (a.numerator * b.denominator >= b.numerator * a.denominator ? a : b));

/** Expected redeemable cents of Sweeps Coins after one playthrough, rounded up. One SC redeems for one dollar. */
function redeemableCents(sweepsHundredths: bigint): bigint {
  return (sweepsHundredths * best.numerator + best.denominator - 1n) / best.denominator;
}

describe('no package has a redeemable value above its price', () => {
  test.each(coinPackages.filter((offer) => !offer.firstPurchase).map((offer) => [offer.name, offer] as const))(
    'after one playthrough: %s',
    (_name, offer) => {
      expect(offer.sweepsHundredths).toBeLessThanOrEqual(offer.priceCents);
      expect(redeemableCents(offer.sweepsHundredths)).toBeLessThan(offer.priceCents);
    },
  );

  test('except the first-purchase offer, once per person and by a limited amount', () => {
    const specials = coinPackages.filter((offer) => offer.firstPurchase);
    expect(specials).toHaveLength(1);
    const [special] = specials as [(typeof coinPackages)[number]];
    expect(redeemableCents(special.sweepsHundredths) - special.priceCents).toBeLessThan(2_000n);
  });

  test('because the RTP of every game is below 100 %', () => {
    expect(best.numerator).toBeLessThan(best.denominator);
  });
});

describe('the catalogue of the database', () => {
  test('equals the catalogue of the rules', async () => {
    const { rows } = await fixture.owner.query(
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

  test('keeps packages off that staff switched off when it is seeded again', async () => {
    await fixture.owner.query('UPDATE coin_package SET enabled = false WHERE id = 3');
    await seedPackages(fixture.url);
    const { rows } = await fixture.owner.query('SELECT id FROM coin_package WHERE NOT enabled');
    expect(rows).toEqual([{ id: 3 }]);
  });
});
