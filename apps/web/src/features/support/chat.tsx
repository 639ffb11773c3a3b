import type { TicketLine, User } from '@goldwren/contracts/player';
import { contact } from '@goldwren/messages/current/contact';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';

/** The current conversation, or a new one that starts with its first message. */
export function Chat({ user }: { user: User }) {
  const tickets = useQuery(queries.support.list({ query: {} }));
  const [startedId, setStartedId] = useState<string | null>(null);
  return (
    <Loaded
      query={tickets}
      loading={contact.loading}
      skeleton={<Skeleton className="h-40" />}
      problem={contact.problem}
      keepsOlder
    >
      {({ results }) => {
        const id = startedId ?? findOpenTicket(results)?.id ?? null;
        return id ? <Conversation id={id} /> : <NewChat user={user} onStarted={setStartedId} />;
      }}
    </Loaded>
  );
}

function findOpenTicket(tickets: readonly TicketLine[]): TicketLine | undefined {
  return tickets.find(({ status }) => status !== 'closed');
}

function NewChat({ user, onStarted }: { user: User; onStarted: (id: string) => void }) {
  const queryClient = useQueryClient();
  return (
    <>
      <p className="mb-3 text-ink-2">{contact.chatEmpty}</p>
      <Composer
        send={(message) =>
          api.support.write({
            body: {
              name: `${user.first_name} ${user.last_name}`,
              email: user.email,
              subject: contact.chatSubject,
              category: 'general',
              message,
            },
          })
        }
        onSent={({ ticket_id }) => {
          void queryClient.invalidateQueries({ queryKey: ['support', 'list'] });
          if (ticket_id) onStarted(ticket_id);
        }}
      />
    </>
  );
}
