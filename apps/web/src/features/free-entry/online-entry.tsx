import type { FreeEntryOffer } from '@goldwren/contracts/player';
import { freeEntry } from '@goldwren/messages/current/free-entry';
import { site } from '@goldwren/messages/current/site';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import { Banner, StatusText } from '@goldwren/ui/status-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { moment } from '../../lib/i18n/format.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';
import { FreeEntryForm } from './free-entry-form.tsx';
import { RequestReceived } from './request-received.tsx';

/**
 * The form, or the reason why no request is possible now. If the status could not be loaded, the form is shown and the
 * server decides.
 */
export function OnlineEntry() {
  const [reference, setReference] = useState<string | null>(null);
  const signedIn = useAuth((state) => state.user !== null);
  const offer = useQuery(queries.freeEntry.offer());
  const client = useQueryClient();
  const received = (given: string) => {
    setReference(given);
    void client.invalidateQueries({ queryKey: ['freeEntry'] });
  };
  if (reference !== null) return <RequestReceived reference={reference} />;
  if (signedIn && offer.isPending) return <OfferLoading />;
  const reason = offer.data && findReason(offer.data);
  if (reason) return <NoRequestPossible reason={reason} />;
  return (
    <>
      {offer.data?.refusal === 'email_unverified' ? (
        <Banner tone="warn" className="mb-4">
          {freeEntry.refusals.email_unverified}
        </Banner>
      ) : null}
      <FreeEntryForm onReceived={received} />
    </>
  );
}

interface Reason {
  title?: string;
  text: string;
}

/** A player may request an entry first and verify the email address later. */
function findReason({ refusal, requested_today, next_request_at: next }: FreeEntryOffer): Reason | null {
  if (refusal !== null && refusal !== 'email_unverified') return { text: freeEntry.refusals[refusal] };
  if (!requested_today) return null;
  return { title: freeEntry.requestedToday, text: next ? freeEntry.nextRequest(moment(next)) : freeEntry.tomorrow };
}

function NoRequestPossible({ reason: { title, text } }: { reason: Reason }) {
  return (
    <div>
      <StatusText tone={title ? 'ok' : 'warn'}>
        {title ? <h2 className="text-xl">{title}</h2> : null}
        <p className={title ? 'mt-1 text-ink-2' : undefined}>{text}</p>
        {title ? <p className="mt-2 text-ink-2">{freeEntry.review}</p> : null}
      </StatusText>
      <ButtonLink page="games" look="secondary" className="mt-4">
        {site.seeGames}
      </ButtonLink>
    </div>
  );
}

function OfferLoading() {
  return (
    <div className="grid gap-4">
      <LoadingText>{freeEntry.loading}</LoadingText>
      <Skeleton className="h-18" />
      <Skeleton className="h-24" />
      <Skeleton className="h-36" />
      <Skeleton className="h-12" />
      <Skeleton className="h-11" />
    </div>
  );
}
