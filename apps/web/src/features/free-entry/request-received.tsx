import { freeEntry } from '@goldwren/rules';
import { Icon } from '@goldwren/ui/icons';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../lib/auth-store.ts';
import { ButtonLink } from '../../shared/page-link.tsx';

const { from, to } = freeEntry.reviewBusinessDays;

/** In place of the form once the request is in; the focus comes along. */
export function RequestReceived({ reference }: { reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const signedIn = useAuth((state) => state.user !== null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <Icon name="check" className="size-9 text-ok" />
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none">
        Request Submitted!
      </h2>
      <p className="mt-2 text-ink-2">
        We review it within {from}-{to} business days and write to you by email.
      </p>
      <dl className="mt-4 rounded-(--radius-m) border border-line bg-well p-3">
        <dt className="text-sm text-ink-2">Your reference</dt>
        <dd className="mt-0.5 text-lg font-semibold">
          <code className="select-all">{reference}</code>
        </dd>
      </dl>
      <p className="mt-4 text-sm text-ink-3">You can send your next request tomorrow.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink page="games">See the games</ButtonLink>
        {signedIn ? (
          <ButtonLink page="dashboard" look="secondary">
            Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink page="register" look="secondary">
            Sign Up Free
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
