import { endpoints } from '@goldwren/contracts/player/client';
import { footer } from '@goldwren/messages/current/footer';
import { site } from '@goldwren/messages/current/site';
import { marketingClaims } from '@goldwren/rules';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useExcludedRegions, useGoldOnlyStates } from '../../shared/regions/use-excluded-regions.ts';
import { useNoSweepsHere } from '../../shared/regions/use-no-sweeps-here.ts';
import { BrandMark } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { listed, useLabels } from './page-lists.ts';

/** Columns without pages are left out. */
const columns = (
  [
    { title: footer.quick, pages: listed('quick') },
    { title: footer.support, pages: listed('support') },
    { title: footer.legal, pages: listed('legal') },
  ] as const
).filter((column) => column.pages.length > 0);

/** The footer of every page. It renders after the page, and nothing above it moves when it appears. */
export function Footer() {
  const labelOf = useLabels();
  return (
    <footer className="mt-16 border-t border-line bg-surface pb-16 md:pb-0">
      <div className="content grid grid-cols-2 gap-x-4 gap-y-8 py-10 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-8">
        <section className="col-span-2 md:col-span-1">
          <h2 className="flex items-center gap-2 text-lg">
            <BrandMark className="size-6" />
            {footer.about}
          </h2>
          <p className="mt-3 max-w-sm text-ink-2">{footer.aboutText}</p>
          <p className="mt-3 flex gap-5 text-sm text-ink-2">
            <span>
              <strong className="text-ink">{marketingClaims.players}</strong> {footer.players}
            </span>
            <span>
              <strong className="text-ink">{footer.outOfFive(marketingClaims.rating)}</strong> {footer.rating}
            </span>
          </p>
          <p className="mt-1 max-w-sm text-xs text-ink-3">{footer.claimsSource}</p>
        </section>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title} className="last:col-span-2 md:last:col-span-1">
            <h2 className="text-lg">{column.title}</h2>
            <ul className="mt-2 in-[nav:last-child]:columns-2 md:in-[nav:last-child]:columns-1">
              {column.pages.map((page) => (
                <li key={page} className="break-inside-avoid">
                  <PageLink
                    page={page}
                    className="inline-flex min-h-11 items-center py-1 leading-snug text-ink-2 hover:text-ink hover:underline"
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
        <div className="mt-3 flex flex-wrap gap-x-6">
          <LanguageSwitch />
          {/* The API renders this page, so it is not a route of this application. */}
          <a
            href={endpoints.docs.reference.path}
            hrefLang="en"
            className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline"
          >
            {footer.apiDocs}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Disclaimer() {
  const excluded = useExcludedRegions();
  const without = useGoldOnlyStates();
  const noSweeps = useNoSweepsHere();
  return (
    <section
      aria-label={footer.disclaimer}
      className="rounded-(--radius-l) border border-line bg-ground p-4 text-sm text-ink-3 md:p-5"
    >
      <p>
        <strong className="text-ink">{site.legalLine}</strong> {footer.mustBe} {footer.voidIn(excluded.join(', '))}{' '}
        {without ? footer.goldOnlyIn(without) : null}
      </p>
      <p className="mt-2">
        {footer.gold}{' '}
        {noSweeps ? null : (
          <>
            {footer.sweeps}{' '}
            <PageLink page="free-entry" className="link">
              {footer.freeWay}
            </PageLink>
            .
          </>
        )}
      </p>
    </section>
  );
}
