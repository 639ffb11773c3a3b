import { freeEntry } from '@goldwren/messages/current/free-entry';
import { site } from '@goldwren/messages/current/site';
import { Icon } from '@goldwren/ui/icons';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';

/** Replaces the form after the request, and moves the focus here. */
export function RequestReceived({ reference }: { reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const signedIn = useAuth((state) => state.user !== null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <Icon name="check" className="size-9 text-ok" />
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none">
        {freeEntry.submitted}
      </h2>
      <p className="mt-2 text-ink-2">{freeEntry.review}</p>
      <dl className="mt-4 rounded-(--radius-m) border border-line bg-well p-3">
        <dt className="text-sm text-ink-2">{freeEntry.reference}</dt>
        <dd className="mt-0.5 text-lg font-semibold">
          <code className="select-all">{reference}</code>
        </dd>
      </dl>
      <p className="mt-4 text-sm text-ink-3">{freeEntry.tomorrow}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink page="games">{site.seeGames}</ButtonLink>
        {signedIn ? (
          <ButtonLink page="dashboard" look="secondary">
            {site.dashboard}
          </ButtonLink>
        ) : (
          <ButtonLink page="register" look="secondary">
            {site.signUp}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
