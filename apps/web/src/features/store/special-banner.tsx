import type { Package } from '@goldwren/contracts/player';
import { store } from '@goldwren/messages/current/store';
import { coins, usd } from '../../lib/i18n/format.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { BuyButton, goldPerDollar, hasBonus } from './package-card.tsx';
import type { Checkout } from './use-checkout.ts';

/** The first-purchase special, shown above the grid and not part of it. */
export function SpecialBanner({ offer, checkout }: { offer: Package; checkout: Checkout }) {
  return (
    <section
      aria-labelledby="first-purchase-special"
      className="card relative mb-4 grid items-center gap-4 overflow-hidden border-gc p-4 md:mb-5 md:grid-cols-[1fr_auto] md:p-6"
    >
      <div className="relative min-w-0">
        <p className="text-sm text-ink-2">{store.onceEach}</p>
        <h2 id="first-purchase-special" className="mt-1 text-2xl">
          {offer.name}
        </h2>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-lg font-semibold">
          <span data-coin="gc" className="flex items-center gap-2 text-(--accent)">
            <CoinMark currency="gold" />
            {coins(offer.gold_amount)} GC
          </span>
          {hasBonus(offer) ? (
            <span data-coin="sc" className="flex items-center gap-2 text-(--accent)">
              <CoinMark currency="sweeps" />+ {coins(offer.sweeps_bonus)} SC
              <span className="text-sm font-normal text-ink-2">{store.freeBonus}</span>
            </span>
          ) : null}
        </p>
        <p className="mt-1 text-sm text-ink-2">{store.perDollar(goldPerDollar(offer))}</p>
      </div>
      <div className="relative flex items-center gap-4 md:flex-col md:items-stretch md:gap-2 md:text-center">
        <p className="font-display text-3xl font-bold">{usd(offer.price_usd)}</p>
        <BuyButton offer={offer} checkout={checkout} look="primary" className="flex-1 md:min-w-44" />
      </div>
    </section>
  );
}
