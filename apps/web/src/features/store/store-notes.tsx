import { brand, displayHundredths, paymentMethods, policyExample, sweepsLegalLine } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { PageLink } from '../../shared/page-link.tsx';

/** Said before anything is offered: nobody has to buy. */
export function NoPurchaseNote() {
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 border-sc pl-3 text-ink-2">
      <span>{sweepsLegalLine}</span>
      <PageLink page="free-entry" className="link inline-flex min-h-9 items-center font-semibold text-ink">
        Get Free SC
      </PageLink>
    </p>
  );
}

/** How paying works, and the small print. */
export function PaymentNotes() {
  return (
    <section aria-labelledby="how-you-pay" className="mt-8 grid gap-x-8 gap-y-4 md:grid-cols-2">
      <div>
        <h2 id="how-you-pay" className="flex items-center gap-2 text-lg">
          <Icon name="shield" className="size-5 text-ok" />
          How you pay
        </h2>
        <p className="mt-2 text-ink-2">
          Pay with {listed(paymentMethods)} on the payment provider’s own page. We never see your card. Coins are added
          once the provider confirms the payment, usually within seconds.
        </p>
      </div>
      <div className="grid content-start gap-2 text-sm text-ink-3 md:pt-1">
        <p>
          You buy {brand.goldCoins}, which are for entertainment only and have no cash value. {brand.sweepsCoins} cannot
          be bought; they come free as a bonus.
        </p>
        <p>
          Example of how a bonus is written: {displayHundredths(policyExample.goldHundredths)} {brand.goldCode} gives{' '}
          {displayHundredths(policyExample.sweepsHundredths)} {brand.sweepsCode}. This is an example, not a package;
          what each package gives is printed on it.
        </p>
        <p>Prices are in US dollars. An order that is not paid charges nothing and adds nothing.</p>
      </div>
    </section>
  );
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
}
