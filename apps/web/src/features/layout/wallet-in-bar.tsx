import { site } from '@goldwren/messages/current/site';
import { type ComponentType, lazy, Suspense } from 'react';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';
import { pillPlace } from './pill-place.ts';

// The code that requests balances is too large for the first load of every visitor.
const BalancePill = lazy<ComponentType>(() =>
  import('./balance-pill.tsx').then(
    ({ BalancePill }) => ({ default: BalancePill }),
    () => ({ default: () => null }),
  ),
);

/** The player's balances and a link to buy coins, on every page. */
export function WalletInBar() {
  return (
    <>
      <Suspense fallback={<span className={pillPlace} />}>
        <BalancePill />
      </Suspense>
      <ButtonLink page="buy-coins" aria-label={site.buyCoins} className="px-3 lg:px-3.5">
        <span className="lg:hidden">{site.buy}</span>
        <span className="hidden lg:inline">{site.buyCoins}</span>
      </ButtonLink>
    </>
  );
}
