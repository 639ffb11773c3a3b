import type { SystemHealth } from '@goldwren/contracts/staff';
import { healthMessages as messages } from '@goldwren/messages/staff/monitoring/health';
import { gamesMessages } from '@goldwren/messages/staff/site/games';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { spanBetween } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { usePermission } from '../../lib/session-store.ts';
import { Detail } from '../../shared/detail.tsx';
import { Mark } from '../../shared/mark.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { When } from '../../shared/when.tsx';
import { JobsCard } from './jobs-card.tsx';

/** Jobs, queues, the database, and disabled games. */
export function SystemHealthCards({ everyMs }: { everyMs: number }) {
  const query = useQuery({ ...queries.health.get(), refetchInterval: everyMs });
  return <Detail query={query}>{(health) => <Cards {...health} />}</Detail>;
}

function Cards({ at, jobs, mail, payments, database, games_off: gamesOff }: SystemHealth) {
  const { oldest_transaction_seconds: oldest } = database;
  return (
    <div className="flex flex-col gap-4">
      <JobsCard jobs={jobs} />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <SectionCard title={messages.waiting}>
          <Facts
            facts={[
              [messages.mailDue, <Backlog key="mail" at={at} {...mail.due} />],
              [messages.mailLater, messages.count(mail.later)],
              [
                messages.mailGivenUp,
                <Mark key="given-up" tone={mail.given_up > 0 ? 'warn' : 'ok'}>
                  {messages.count(mail.given_up)}
                </Mark>,
              ],
              [messages.payments, <Backlog key="payments" at={at} {...payments} />],
            ]}
          />
        </SectionCard>
        <SectionCard title={messages.database}>
          <Facts
            facts={[
              [messages.connections, messages.count(database.connections)],
              [messages.oldestTransaction, oldest === null ? messages.noTransaction : messages.seconds(oldest)],
              [messages.seen, database.whole_server ? messages.wholeServer : messages.ownLogins],
            ]}
          />
        </SectionCard>
        <GamesOff games={gamesOff} />
      </div>
    </div>
  );
}

function Backlog({ waiting, oldest_at: oldest, at }: SystemHealth['payments'] & { at: string }) {
  if (waiting === 0 || oldest === null) return <Mark tone="ok">{messages.nothingWaits}</Mark>;
  return <Mark tone="info">{messages.since(waiting, spanBetween(new Date(oldest), new Date(at)))}</Mark>;
}

const reasonOf = (code: string): string => (gamesMessages.reasons as Readonly<Record<string, string>>)[code] ?? code;

function GamesOff({ games }: { games: SystemHealth['games_off'] }) {
  const maySwitch = usePermission('games.switch');
  return (
    <SectionCard
      title={messages.gamesOff}
      aside={maySwitch ? <PageLink page="games">{messages.toGames}</PageLink> : null}
    >
      {games.length === 0 ? <StatusText tone="ok">{messages.allOn}</StatusText> : null}
      <ul className="divide-y divide-line">
        {games.map(({ id, title, since, reason }) => (
          <li key={id} className="py-2">
            <Mark tone="warn">{title}</Mark>
            {since ? (
              <span className="block text-sm text-ink-2">
                {messages.offSince} <When at={since} />
              </span>
            ) : null}
            {reason ? <span className="block text-sm text-ink-2">{reasonOf(reason)}</span> : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
