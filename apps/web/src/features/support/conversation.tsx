import type { Ticket } from '@goldwren/contracts/player';
import { contact } from '@goldwren/messages/current/contact';
import { support } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { moment } from '../../lib/i18n/format.ts';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';

/**
 * One conversation: its messages, its status, and the field for the next message. Polls for updates while it is on screen.
 * @param props.headed Shows the subject. Not used in the chat, where the player has just started the conversation.
 */
export function Conversation({ id, headed = false }: { id: string; headed?: boolean }) {
  const queryClient = useQueryClient();
  const ticketQuery = queries.support.get({ params: { id } });
  const thread = useQuery({ ...ticketQuery, refetchInterval: support.pollSeconds * 1_000 });
  return (
    <Loaded
      query={thread}
      loading={contact.loadingThread}
      skeleton={<Skeleton className="h-64" />}
      problem={contact.threadProblem}
      keepsOlder
    >
      {(ticket) => (
        <div className="grid gap-4">
          {headed ? <About {...ticket} /> : null}
          <Messages ticket={ticket} />
          <ConversationStatus {...ticket} />
          {ticket.status === 'closed' ? null : (
            <Composer
              send={(message) => api.support.reply({ params: { id }, body: { message } })}
              onSent={(answer) => {
                queryClient.setQueryData(ticketQuery.queryKey, answer);
                void queryClient.invalidateQueries({ queryKey: ['support', 'list'] });
              }}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

function About({ subject, reference, category }: Ticket) {
  return (
    <header className="min-w-0">
      <h2 className="text-xl break-words">{subject}</h2>
      <p className="mt-1 text-sm text-ink-3">{contact.about(reference, contact.categories[category])}</p>
    </header>
  );
}

/** The status of the conversation: the time of the answer, or the delay. */
function ConversationStatus({ status, due_at: dueAt }: Ticket) {
  const now = useNow();
  if (status === 'closed') return <StatusText tone="info">{contact.closed}</StatusText>;
  if (status === 'answered' || dueAt === null) return <StatusText tone="ok">{contact.answered}</StatusText>;
  if (Date.parse(dueAt) < now) return <StatusText tone="warn">{contact.late}</StatusText>;
  return <StatusText tone="info">{contact.answerBy(moment(dueAt))}</StatusText>;
}
