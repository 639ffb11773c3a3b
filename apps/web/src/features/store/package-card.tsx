import type { Package } from '@goldwren/contracts/player';
import { site } from '@goldwren/messages/current/site';
import { store } from '@goldwren/messages/current/store';
import { brand, type PackageBadge, parseHundredths } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { coins, formats, usd } from '../../lib/i18n/format.ts';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import type { Checkout } from './use-checkout.ts';

interface PackageCardProps {
  offer: Package;
  badges: readonly PackageBadge[];
  /** No other package in the grid gives more Gold Coins per dollar. */
  mostGold: boolean;
  checkout: Checkout;
}

/** One package of the grid: its name, contents and price. */
export function PackageCard({ offer, badges, mostGold, checkout }: PackageCardProps) {
  const best = badges.includes('best_value');
  return (
    <article
      data-best={best || undefined}
      className="card relative flex min-w-0 flex-col overflow-hidden p-4 data-best:border-gc data-best:[box-shadow:0_0_0_1px_var(--color-gc)] md:p-5"
    >
      <p className="relative mb-3 flex min-h-6 flex-wrap gap-1.5 empty:hidden sm:empty:block">
        {badges.map((badge) => (
          <span
            key={badge}
            className={`inline-block rounded-(--radius-s) px-2 py-0.5 text-xs leading-5 font-bold ${badge === 'best_value' ? 'bg-gc tracking-wide text-on-gc' : 'border border-line-strong bg-surface text-ink-2'}`}
          >
            {store.badges[badge]}
          </span>
        ))}
      </p>
      <div className="relative flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 text-lg">{offer.name}</h2>
        <p className="font-display text-2xl font-bold">{usd(offer.price_usd)}</p>
      </div>
      <PackageContents offer={offer} mostGold={mostGold} className="relative mt-3 mb-4" />
      <BuyButton offer={offer} checkout={checkout} look={best ? 'primary' : 'secondary'} className="mt-auto w-full" />
    </article>
  );
}

/** True when the player would be credited Sweeps Coins. */
export function hasBonus({ sweeps_bonus }: Package): boolean {
  return parseHundredths(sweeps_bonus) !== 0n;
}

/** Gold Coins per dollar in hundredths, rounded down to whole coins. Null without a price. */
function goldRate({ gold_amount, price_usd }: Package): bigint | null {
  const cents = parseHundredths(price_usd) ?? 0n;
  const gold = parseHundredths(gold_amount) ?? 0n;
  return cents > 0n ? ((gold * 100n) / cents / 100n) * 100n : null;
}

/** Whole Gold Coins per dollar, to compare packages. */
export function goldPerDollar(offer: Package): string {
  const rate = goldRate(offer);
  return rate === null ? coins(offer.gold_amount) : formats.amount(rate);
}

/** The packages that give the most Gold Coins per dollar. None if all give the same. */
export function packagesWithMostGold(offers: readonly Package[]): readonly Package[] {
  const rates = offers.map((offer) => goldRate(offer) ?? 0n);
  const best = offers.filter((_, place) => rates.every((rate) => rate <= (rates[place] ?? 0n)));
  return best.length < offers.length ? best : [];
}

/** The coins of a package: the purchased ones, and the free ones that come with it. */
function PackageContents({ offer, mostGold, className }: { offer: Package; mostGold: boolean; className: string }) {
  return (
    <dl className={`grid gap-1.5 ${className}`}>
      <div data-coin="gc">
        <dt className="sr-only">{site.goldCoins}</dt>
        <dd className="flex items-center gap-2 text-lg font-semibold text-(--accent)">
          <CoinMark currency="gold" />
          {coins(offer.gold_amount)} {brand.goldCode}
        </dd>
      </div>
      {hasBonus(offer) ? (
        <div data-coin="sc">
          <dt className="sr-only">{store.bonusCoins}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 text-(--accent)">
            <CoinMark currency="sweeps" />
            <span className="font-semibold">
              + {coins(offer.sweeps_bonus)} {brand.sweepsCode}
            </span>
            <span className="text-sm text-ink-2">{store.freeBonus}</span>
          </dd>
        </div>
      ) : null}
      <div>
        <dt className="sr-only">{site.goldCoins}</dt>
        <dd className="text-sm text-ink-2">
          {store.perDollar(goldPerDollar(offer))}
          {mostGold ? `, ${store.mostGold}` : null}
        </dd>
      </div>
    </dl>
  );
}

interface BuyButtonProps {
  offer: Package;
  checkout: Checkout;
  look: 'primary' | 'secondary';
  className?: string;
}

/** All buy buttons are disabled while one checkout is being prepared. The pressed one shows progress. */
export function BuyButton({ offer, checkout, look, className = '' }: BuyButtonProps) {
  const mine = checkout.busyWith === offer.id;
  return (
    <Button
      look={look}
      busy={checkout.busyWith !== null}
      onClick={() => checkout.choose(offer.id)}
      className={`relative ${className}`}
    >
      {mine ? store.opening : store.buyFor(usd(offer.price_usd))} <span className="sr-only">{offer.name}</span>
    </Button>
  );
}
