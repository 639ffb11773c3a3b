import { expect, test } from 'vitest';
import { coinPackages, firstPurchaseSpecial, packageBounds, packageFaults } from './coin-packages.ts';

const { price, gold } = packageBounds;
const good = { priceCents: 1_000n, goldHundredths: 500_000_000n, sweepsHundredths: 1_000n };

test('accepts a package at the bounds', () => {
  expect(packageFaults(good)).toEqual([]);
  const least = { priceCents: price.minCents, goldHundredths: gold.minHundredths, sweepsHundredths: price.minCents };
  const most = { priceCents: price.maxCents, goldHundredths: gold.maxHundredths, sweepsHundredths: 0n };
  expect([packageFaults(least), packageFaults(most)]).toEqual([[], []]);
});

test.each([
  ['price', { priceCents: price.minCents - 1n, sweepsHundredths: 0n }, 'price_out_of_bounds'],
  ['price', { priceCents: price.maxCents + 1n }, 'price_out_of_bounds'],
  ['gold', { goldHundredths: gold.minHundredths - 1n }, 'gold_out_of_bounds'],
  ['gold', { goldHundredths: gold.maxHundredths + 1n }, 'gold_out_of_bounds'],
  ['sweeps', { sweepsHundredths: 1_001n }, 'sweeps_above_price'],
])('rejects a package whose %s is outside its bounds: %o', (field, change, code) => {
  expect(packageFaults({ ...good, ...change })).toEqual([{ field, code }]);
});

test('returns every fault of a package', () => {
  const faults = packageFaults({ priceCents: 0n, goldHundredths: 0n, sweepsHundredths: 1n });
  expect(faults.map(({ field }) => field)).toEqual(['price', 'gold', 'sweeps']);
});

test('every regular package is within the bounds, and only the special exceeds them', () => {
  const faulty = coinPackages.filter((offer) => packageFaults(offer).length > 0);
  expect(faulty).toEqual([firstPurchaseSpecial]);
});
