import type { OrderDetail, Package } from '@goldwren/contracts/player';
import { type CoinPackage, coinPackages, formatHundredths } from '@goldwren/rules';

function asListed(offer: CoinPackage): Package {
  return {
    id: offer.id,
    name: offer.name,
    price_usd: formatHundredths(offer.priceCents),
    gold_amount: formatHundredths(offer.goldHundredths),
    sweeps_bonus: formatHundredths(offer.sweepsHundredths),
    first_purchase: offer.firstPurchase ?? false,
  };
}

/** The seven packages of the grid, and the special above them. */
export const regularPackages = coinPackages.filter((offer) => !offer.firstPurchase).map(asListed);
export const specialPackage = asListed(coinPackages.find((offer) => offer.firstPurchase) as CoinPackage);

export function anOrder(change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    id: '0199a0a0-0000-7000-8000-00000000000a',
    package_name: 'First Purchase Special',
    amount: '10.00',
    status: 'created',
    created_at: '2026-11-20T18:30:00.000Z',
    gold_amount: '10000000.00',
    sweeps_bonus: '30.00',
    notes: [],
    history: [{ status: 'created', at: '2026-11-20T18:30:00.000Z' }],
    ...change,
  };
}
