import type { TicketLine } from '@goldwren/contracts/player';
import { contact } from '@goldwren/messages/current/contact';
import { Button } from '@goldwren/ui/button';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { moment } from '../../lib/i18n/format.ts';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';

/** The player's conversations, newest first, in pages. `open` is the selected one. */
export function TicketList({ open }: { open: string | null }) {
  const tickets = useInfiniteQuery({
    queryKey: ['support', 'list', 'pages'],
    queryFn: ({ pageParam: cursor, signal }) => api.support.list({ query: cursor ? { cursor } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
  const rows = tickets.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Loaded
      query={tickets}
      loading={contact.loading}
      skeleton={<Skeleton className="h-64" />}
      problem={contact.problem}
      keepsOlder
      empty={{
        when: () => rows.length === 0,
        show: <p className="text-ink-2">{contact.none}</p>,
      }}
    >
      {() => (
        <>
          <ul className="divide-y divide-line">
            {rows.map((ticket) => (
              <Row key={ticket.id} ticket={ticket} current={ticket.id === open} />
            ))}
          </ul>
          {tickets.isFetchNextPageError ? <StatusText tone="bad">{contact.moreProblem}</StatusText> : null}
          {tickets.hasNextPage ? (
            <Button
              look="secondary"
              busy={tickets.isFetchingNextPage}
              onClick={() => tickets.fetchNextPage()}
              className="mt-3 w-full"
            >
              {contact.more}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

function Row({ ticket, current }: { ticket: TicketLine; current: boolean }) {
  const { id, subject, reference, category, status, last_message_at: at } = ticket;
  return (
    <li>
      <PageLink
        page="support"
        search={{ ticket: id }}
        aria-current={current ? 'true' : undefined}
        className="block min-w-0 rounded-(--radius-s) px-2 py-2.5 hover:bg-raised aria-[current=true]:bg-raised"
      >
        <span className="block font-semibold break-words">{subject}</span>
        <span className="block text-sm text-ink-3">{contact.about(reference, contact.categories[category])}</span>
        <span className="block text-sm text-ink-2">
          {contact.statuses[status]} · <time dateTime={at}>{moment(at)}</time>
        </span>
      </PageLink>
    </li>
  );
}

/** Links to the contact form and the chat. */
export function WriteLink() {
  return <ButtonLink page="contact">{contact.write}</ButtonLink>;
}
