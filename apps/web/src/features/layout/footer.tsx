import { account, brand, marketingClaims } from '@goldwren/rules';
import { PageLink } from '../../shared/page-link.tsx';
import { useExcludedRegions, useGoldOnlyStates } from '../../shared/use-excluded-regions.ts';
import { BrandMark } from './brand.tsx';
import { labelOf, listed } from './listed.ts';

/** A column without a page yet is left out. */
const columns = (
  [
    { title: 'Quick links', pages: listed('quick') },
    { title: 'Support', pages: listed('support') },
    { title: 'Legal', pages: listed('legal') },
  ] as const
).filter((column) => column.pages.length > 0);

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-surface pb-16 md:pb-0">
      <div className="content grid grid-cols-2 gap-x-4 gap-y-8 py-10 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-8">
        <section className="col-span-2 md:col-span-1">
          <h2 className="flex items-center gap-2 text-lg">
            <BrandMark className="size-6" />
            About {brand.name}
          </h2>
          <p className="mt-3 max-w-sm text-ink-2">
            A social sweepstakes casino for adults in the United States and Canada. Every game shows its odds before you
            play.
          </p>
          <p className="mt-3 flex gap-5 text-sm text-ink-2">
            <span>
              <strong className="text-ink">{marketingClaims.players}</strong> players
            </span>
            <span>
              <strong className="text-ink">{marketingClaims.rating}</strong> rating
            </span>
          </p>
        </section>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title} className="last:col-span-2 md:last:col-span-1">
            <h2 className="text-lg">{column.title}</h2>
            <ul className="mt-2 in-[nav:last-child]:columns-2 md:in-[nav:last-child]:columns-1">
              {column.pages.map((page) => (
                <li key={page}>
                  <PageLink
                    page={page}
                    className="inline-flex min-h-9 items-center text-ink-2 hover:text-ink hover:underline"
                  >
                    {labelOf(page)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="content pb-10">
        <Disclaimer />
      </div>
    </footer>
  );
}

function Disclaimer() {
  const excluded = useExcludedRegions();
  const goldOnly = useGoldOnlyStates();
  return (
    <section
      aria-label="Disclaimer"
      className="rounded-(--radius-l) border border-line bg-ground p-4 text-sm text-ink-3 md:p-5"
    >
      <p>
        <strong className="text-ink">No purchase necessary. A purchase does not increase your chances.</strong> You must
        be {account.minimumAgeYears}+ to play. Void in {excluded.join(', ')} and where prohibited by law.{' '}
        {goldOnly ? `${brand.sweepsCoins} features are not available in ${goldOnly}.` : null}
      </p>
      <p className="mt-2">
        {brand.goldCoins} are for entertainment only and have no cash value. {brand.sweepsCoins} cannot be bought; they
        are promotional entries that can be redeemed for prizes after identity verification. A free way to get them is
        the{' '}
        <PageLink page="free-entry" className="link">
          alternative method of entry
        </PageLink>
        .
      </p>
    </section>
  );
}
