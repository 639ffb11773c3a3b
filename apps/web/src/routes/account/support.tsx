import { contact } from '@goldwren/messages/current/contact';
import { site } from '@goldwren/messages/current/site';
import { SectionCard } from '@goldwren/ui/card';
import { Skeleton } from '@goldwren/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { TicketList, WriteLink } from '../../features/support/ticket-list.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Loaded with the first conversation that is opened. */
const Conversation = lazy(async () => ({
  default: (await import('../../features/support/conversation.tsx')).Conversation,
}));

/** The list of conversations next to the selected one. On a phone, only one of the two. */
export function Component() {
  const open = useSearchParams()[0].get('ticket');
  return (
    <div className="content pt-6 md:pt-10">
      <PageLink page="dashboard" className="link inline-flex min-h-9 items-center text-ink-2">
        {site.dashboard}
      </PageLink>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl md:text-4xl">{contact.own}</h1>
          <p className="mt-2 text-ink-2">{contact.ownIntro}</p>
        </div>
        <WriteLink />
      </div>
      <div className="grid items-start gap-3 md:grid-cols-[1fr_1.6fr] md:gap-4">
        <SectionCard title={contact.all} className={open ? 'max-md:hidden' : ''}>
          <TicketList open={open} />
        </SectionCard>
        {open ? (
          <section aria-label={contact.support} className="card min-w-0 p-4 md:p-5">
            <PageLink page="support" className="link mb-3 inline-flex min-h-9 items-center md:hidden">
              {contact.all}
            </PageLink>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <Conversation key={open} id={open} headed />
            </Suspense>
          </section>
        ) : (
          <p className="card hidden p-5 text-ink-2 md:block">{contact.choose}</p>
        )}
      </div>
    </div>
  );
}
