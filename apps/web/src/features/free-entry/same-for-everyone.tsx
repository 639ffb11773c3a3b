import { freeEntry } from '@goldwren/messages/current/free-entry';
import { Icon } from '@goldwren/ui/icons';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useExcludedRegions, useGoldOnlyStates } from '../../shared/regions/use-excluded-regions.ts';

/** Explains that free coins are equal to purchased ones, and who may enter. */
export function SameForEveryone() {
  const excluded = useExcludedRegions();
  const goldOnly = useGoldOnlyStates();
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      <section aria-labelledby="same-coins" className="card border-sc p-4 md:p-5">
        <h2 id="same-coins" className="flex items-center gap-2 text-lg">
          <Icon name="scale" className="size-5 text-sc" />
          {freeEntry.same}
        </h2>
        <p className="mt-2 text-ink-2">{freeEntry.sameText}</p>
      </section>
      <section aria-labelledby="who-may-enter" className="card p-4 md:p-5">
        <h2 id="who-may-enter" className="text-lg">
          {freeEntry.who}
        </h2>
        <p className="mt-2 text-ink-2">
          {freeEntry.whoText(excluded.join(', '), goldOnly || null)}{' '}
          <PageLink page="register" className="link text-ink">
            {freeEntry.signUp}
          </PageLink>{' '}
          {freeEntry.andVerify}{' '}
          <PageLink page="rules" className="link text-ink">
            {freeEntry.rules}
          </PageLink>
          .
        </p>
      </section>
    </div>
  );
}
