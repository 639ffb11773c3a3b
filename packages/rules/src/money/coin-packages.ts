/** The coin packages. Prices are in cents, coins in hundredths. */
export interface CoinPackage {
  readonly id: number;
  readonly name: string;
  readonly priceCents: bigint;
  readonly goldHundredths: bigint;
  readonly sweepsHundredths: bigint;
  /** Available until the first paid order, once per person. Shown above the grid and not counted in it. */
  readonly firstPurchase?: true;
}

function coins(whole: bigint): bigint {
  return whole * 100n;
}

export const coinPackages: readonly CoinPackage[] = [
  { id: 1, name: 'Starter', priceCents: 500n, goldHundredths: coins(2_000_000n), sweepsHundredths: coins(5n) },
  { id: 2, name: 'Bronze', priceCents: 1_000n, goldHundredths: coins(5_000_000n), sweepsHundredths: coins(10n) },
  { id: 3, name: 'Silver', priceCents: 2_000n, goldHundredths: coins(11_000_000n), sweepsHundredths: coins(20n) },
  { id: 4, name: 'Gold', priceCents: 5_000n, goldHundredths: coins(30_000_000n), sweepsHundredths: coins(50n) },
  { id: 5, name: 'Platinum', priceCents: 10_000n, goldHundredths: coins(65_000_000n), sweepsHundredths: coins(100n) },
  { id: 6, name: 'Diamond', priceCents: 25_000n, goldHundredths: coins(180_000_000n), sweepsHundredths: coins(250n) },
  { id: 7, name: 'Royal', priceCents: 50_000n, goldHundredths: coins(400_000_000n), sweepsHundredths: coins(500n) },
  {
    id: 100,
    name: 'First Purchase Special',
    priceCents: 1_000n,
    goldHundredths: coins(10_000_000n),
    sweepsHundredths: coins(30n),
    firstPurchase: true,
  },
];

/**
 * A second paid order of the special is credited as this regular package of the same price. The special is
 * limited to one per person, but the player has paid and must receive coins.
 */
export const specialFallbackPackageId = 2;

/** Bounds of the packages that staff can create. They allow any realistic package and catch typing errors. */
export const packageBounds = {
  price: { minCents: 100n, maxCents: 100_000n },
  gold: { minHundredths: coins(1_000n), maxHundredths: coins(1_000_000_000n) },
} as const;

export type PackageFault = 'price_out_of_bounds' | 'gold_out_of_bounds' | 'sweeps_above_price';

/**
 * Returns the faults of a regular package by field. A package never includes more Sweeps Coins than its price
 * in dollars, because redeeming them would then make a profit. One cent of the price equals one hundredth of a
 * coin.
 */
export function packageFaults(
  offer: Pick<CoinPackage, 'priceCents' | 'goldHundredths' | 'sweepsHundredths'>,
): { readonly field: 'price' | 'gold' | 'sweeps'; readonly code: PackageFault }[] {
  const { price, gold } = packageBounds;
  const isPriced = offer.priceCents >= price.minCents && offer.priceCents <= price.maxCents;
  const isGolden = offer.goldHundredths >= gold.minHundredths && offer.goldHundredths <= gold.maxHundredths;
  return [
    ...(isPriced ? [] : [{ field: 'price', code: 'price_out_of_bounds' } as const]),
    ...(isGolden ? [] : [{ field: 'gold', code: 'gold_out_of_bounds' } as const]),
    ...(offer.sweepsHundredths <= offer.priceCents ? [] : [{ field: 'sweeps', code: 'sweeps_above_price' } as const]),
  ];
}

/** The special alone, for the places that advertise it. */
export const firstPurchaseSpecial = coinPackages.find((offer) => offer.firstPurchase) as CoinPackage;
