import { playBreaks } from '@goldwren/messages/current/play-breaks';
import { responsiblePlay as messages } from '@goldwren/messages/current/responsible-play';
import { site } from '@goldwren/messages/current/site';
import { countries, isRegionOf } from '@goldwren/rules';
import { Banner } from '@goldwren/ui/status-text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../lib/session/auth-store.ts';
import { Helplines, type HomePlace } from '../../shared/help/helplines.tsx';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';

/** Principles, warning signs, tools, helplines and the protection of minors. */
export function ResponsiblePlayPage() {
  const { isExcluded, place } = useExclusion();
  return (
    <div className="content grid max-w-4xl gap-8 pt-6 md:gap-10 md:pt-10">
      <header>
        <Excluded isExcluded={isExcluded} />
        <h1 className="text-3xl md:text-4xl">{messages.title}</h1>
        <p className="mt-2 max-w-2xl text-ink-2">{messages.intro}</p>
      </header>
      <Titled id="principles" title={messages.principles.title}>
        <Titles items={messages.principles.items} />
      </Titled>
      <Titled id="signs" title={messages.signs.title}>
        <p className="mb-3 text-ink-2">{messages.signs.text}</p>
        <Bullets items={messages.signs.items} />
      </Titled>
      <Titled id="tools" title={messages.tools.title}>
        <Titles items={messages.tools.items} />
        <ButtonLink page="limits" className="mt-5">
          {messages.tools.limits}
        </ButtonLink>
      </Titled>
      <RequestExclusion />
      <Helplines place={place} />
      <Titled id="underage" title={messages.underage.title}>
        <p className="mb-3">{messages.underage.text}</p>
        <Bullets items={messages.underage.items} />
        <p className="mt-3">
          {messages.underage.report}{' '}
          <PageLink page="contact" className="link inline-flex min-h-9 items-center">
            {site.contact}
          </PageLink>
        </p>
      </Titled>
    </div>
  );
}

/**
 * Reads what a self-exclusion stored in the history state (responsible-play/limits). An older version of the site may have written
 * it.
 */
function useExclusion(): { isExcluded: boolean; place: HomePlace | null } {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('excluded' in state)) return { isExcluded: false, place: null };
  const { country, us_state: region } = ('place' in state && state.place ? state.place : {}) as Partial<HomePlace>;
  const known = countries.find((one) => one === country);
  const place = known ? { country: known, us_state: region && isRegionOf(known, region) ? region : null } : null;
  return { isExcluded: true, place };
}

/** Shown to a player who was signed out after a self-exclusion. */
function Excluded({ isExcluded }: { isExcluded: boolean }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isExcluded) banner.current?.focus();
  }, [isExcluded]);
  if (!isExcluded) return null;
  return (
    <Banner ref={banner} tone="ok" className="mb-6">
      <strong>{playBreaks.done.title}</strong> <span className="text-ink">{playBreaks.done.text}</span>
    </Banner>
  );
}

function RequestExclusion() {
  const user = useAuth((state) => state.user);
  return (
    <section aria-labelledby="exclusion" className="card p-4 md:p-5">
      <h2 id="exclusion" className="text-xl">
        {messages.exclusion.title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-2">
        {messages.exclusion.text} {user ? null : messages.exclusion.signedOut}
      </p>
      <ButtonLink page="limits" search={{ begin: 'self-exclusion' }} look="secondary" className="mt-4">
        {messages.exclusion.request}
      </ButtonLink>
    </section>
  );
}

function Titled({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Titles({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-2 pl-5 text-ink-2 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
