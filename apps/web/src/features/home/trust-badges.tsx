import { home } from '@goldwren/messages/current/home';
import { site } from '@goldwren/messages/current/site';
import { Icon } from '@goldwren/ui/icons';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useExcludedRegions, useGoldOnlyStates } from '../../shared/regions/use-excluded-regions.ts';

const badges = [
  { icon: 'scale', ...home.odds },
  { icon: 'check', ...home.check },
  { icon: 'shield', ...home.books },
  { icon: 'clock', ...home.time },
] as const;

export function TrustBadges() {
  return (
    <section aria-labelledby="trust" className="content pt-12">
      <h2 id="trust" className="text-2xl">
        {home.trust}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {badges.map((badge) => (
          <li key={badge.title} className="flex gap-3 border-t border-line pt-4 lg:block">
            <Icon name={badge.icon} className="mt-0.5 size-6 text-gc" />
            <div>
              <h3 className="text-base lg:mt-2">{badge.title}</h3>
              <p className="mt-1 text-ink-2">{badge.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a visitor should know before signing up. */
export function ImportantInformation({ noSweeps }: { noSweeps: boolean }) {
  const excluded = useExcludedRegions();
  const goldOnly = useGoldOnlyStates();
  return (
    <section aria-labelledby="important" className="card p-4 md:p-5">
      <h2 id="important" className="text-lg">
        {home.important}
      </h2>
      <p className="mt-3 font-semibold">{site.legalLine}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-ink-3">
        {[...home.facts(excluded.join(', '), goldOnly), ...(noSweeps ? [] : [home.sweepsFact])].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-5">
        {(
          [
            { page: 'free-entry', text: home.freeEntry },
            { page: 'rules', text: home.rules },
            { page: 'responsible-play', text: home.responsible },
          ] as const
        ).map(({ page, text }) => (
          <span key={page} className="inline-flex min-h-11 items-center">
            <PageLink page={page} className="link">
              {text}
            </PageLink>
          </span>
        ))}
      </p>
    </section>
  );
}
