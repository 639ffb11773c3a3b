import type { Package } from '@goldwren/contracts/player';
import { store } from '@goldwren/messages/current/store';
import { packageBadges } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { CheckoutAlert } from './checkout-alert.tsx';
import { PackageCard, packagesWithMostGold } from './package-card.tsx';
import { SpecialBanner } from './special-banner.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

const grid = 'grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4';

/** The packages: first the special, then the regular ones with their badges. */
export function PackageGrid() {
  const packages = useQuery(queries.store.packages());
  const checkout = useCheckout();
  const nothingToCompare = packages.isError || (packages.data && regularOf(packages.data.results).length === 0);
  return (
    <>
      {/* Usually the longest text of the page, so it is part of the prerendered HTML and does not wait for the packages. */}
      {nothingToCompare ? null : <p className="mb-3 text-sm text-ink-2">{store.labels}</p>}
      <Loaded
        query={packages}
        skeleton={<PackagesLoading />}
        problem={store.failed}
        problemClass="card p-5"
        beforeProblem={
          <Banner tone="bad" className="mb-4">
            {store.unable}
          </Banner>
        }
      >
        {({ results }) => <Packages offers={results} checkout={checkout} />}
      </Loaded>
      {checkout.problem ? <CheckoutAlert error={checkout.problem} onClose={checkout.dismiss} /> : null}
    </>
  );
}

/** The packages of the grid, that is, without the special. */
function regularOf(offers: readonly Package[]): readonly Package[] {
  return offers.filter((offer) => !offer.first_purchase);
}

function Packages({ offers, checkout }: { offers: readonly Package[]; checkout: Checkout }) {
  const special = offers.find((offer) => offer.first_purchase);
  const regular = regularOf(offers);
  const mostGold = packagesWithMostGold(regular);
  return (
    <>
      {special ? <SpecialBanner offer={special} checkout={checkout} /> : null}
      {regular.length === 0 ? (
        <p className="card p-5 text-ink-2">{store.none}</p>
      ) : (
        <ul aria-label={store.packages} className={grid}>
          {regular.map((offer, index) => (
            <li key={offer.id} className="grid min-w-0">
              <PackageCard
                offer={offer}
                badges={packageBadges(index, regular.length)}
                mostGold={mostGold.includes(offer)}
                checkout={checkout}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PackagesLoading() {
  return (
    <>
      <p role="status" className="mb-3 text-ink-2">
        {store.loading}
      </p>
      <div aria-hidden="true" className={grid}>
        {[1, 2, 3, 4, 5, 6, 7].map((place) => (
          <div key={place} className="card p-4 md:p-5">
            <Skeleton className="mb-3 h-6 w-1/3" />
            <Skeleton className="h-8 w-full" />
            <Skeleton className="mt-3 h-14 w-3/4" />
            <Skeleton className="mt-4 h-11 w-full" />
          </div>
        ))}
      </div>
    </>
  );
}
