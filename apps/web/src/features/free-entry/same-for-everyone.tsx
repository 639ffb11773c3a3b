import { account, brand, displayHundredths, freeEntry, sweepsLegalLine } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { PageLink } from '../../shared/page-link.tsx';
import { useExcludedRegions, useGoldOnlyStates } from '../../shared/use-excluded-regions.ts';

/** The equal footing of free coins, and who may enter. */
export function SameForEveryone() {
  const excluded = useExcludedRegions();
  const goldOnly = useGoldOnlyStates();
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      <section aria-labelledby="same-coins" className="card border-sc p-4 md:p-5">
        <h2 id="same-coins" className="flex items-center gap-2 text-lg">
          <Icon name="scale" className="size-5 text-sc" />
          The same coins for everyone
        </h2>
        <p className="mt-2 text-ink-2">
          Odds, games and prizes are the same for every {brand.sweepsCode}, however it was obtained: by free entry, as a
          gift, or as a bonus with a package. {sweepsLegalLine}
        </p>
      </section>
      <section aria-labelledby="who-may-enter" className="card p-4 md:p-5">
        <h2 id="who-may-enter" className="text-lg">
          Who may enter
        </h2>
        <p className="mt-2 text-ink-2">
          Adults of {account.minimumAgeYears} and over in the United States and Canada. Void in {excluded.join(', ')}{' '}
          and where prohibited by law
          {goldOnly ? `; ${brand.sweepsCoins} are not available in ${goldOnly}` : ''}. An approved entry adds{' '}
          {displayHundredths(freeEntry.grantHundredths, 'always')} {brand.sweepsCode}. It waits {freeEntry.heldDays}{' '}
          days for you to{' '}
          <PageLink page="register" className="link text-ink">
            sign up
          </PageLink>{' '}
          and to verify your email address. The full terms are in the{' '}
          <PageLink page="rules" className="link text-ink">
            Sweepstakes Rules
          </PageLink>
          .
        </p>
      </section>
    </div>
  );
}
