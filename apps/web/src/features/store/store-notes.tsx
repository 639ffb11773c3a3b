import { site } from '@goldwren/messages/current/site';
import { store } from '@goldwren/messages/current/store';
import { Icon } from '@goldwren/ui/icons';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useGoldOnlyStates } from '../../shared/regions/use-excluded-regions.ts';
import { useNoSweeps } from './use-no-sweeps.ts';

/** What is sold here, and to whom. */
export function StoreIntro() {
  const noSweeps = useNoSweeps();
  const goldOnly = useGoldOnlyStates();
  return (
    <p className="mt-2 mb-3 text-ink-2">
      {noSweeps === null ? store.intro(goldOnly) : `${store.introGold} ${noSweeps}`}
    </p>
  );
}

/** Shown above the offers: no purchase is necessary. */
export function NoPurchaseNote() {
  const noSweeps = useNoSweeps();
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-sc pl-3 text-ink-2">
      <span>{site.legalLine}</span>
      {noSweeps === null ? (
        <PageLink page="free-entry" className="link inline-flex min-h-11 items-center font-semibold text-ink">
          {store.getFree}
        </PageLink>
      ) : null}
    </p>
  );
}

/** How payment works, and the legal notes. */
export function PaymentNotes() {
  const noSweeps = useNoSweeps();
  return (
    <section aria-labelledby="how-you-pay" className="mt-8 grid gap-x-8 gap-y-4 md:grid-cols-2">
      <div>
        <h2 id="how-you-pay" className="flex items-center gap-2 text-lg">
          <Icon name="shield" className="size-5 text-ok" />
          {store.howYouPay}
        </h2>
        <p className="mt-2 text-ink-2">{store.payWith}</p>
      </div>
      <div className="grid content-start gap-2 text-sm text-ink-3 md:pt-1">
        <p>
          {store.youBuy} {noSweeps === null ? store.bonusIsFree : null}
        </p>
        {noSweeps === null ? <p>{store.example}</p> : null}
        <p>{store.prices}</p>
      </div>
    </section>
  );
}
